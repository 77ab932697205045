import { SOURCE_WORDS as WORDS } from '../catalog/source-words.ts';

/** What each class means in a few words: badges teach it, filters repeat it. Terms of the same ids explain it in full. */
export const GLOSSES: Readonly<Record<string, string>> = {
  cumulative: 'copies add up',
  isolated: 'copies count once',
  layered: 'each copy acts alone',
  selective: 'pick one copy',
  static: 'always on',
  triggered: 'sets itself off',
  activated: 'you use it',
  ability: 'can be lost or disrupted',
  effect: 'part of the card',
};

/** Where a ruling comes from, for attributes that are plain strings. */
export const SOURCE_WORDS: Readonly<Record<string, readonly [badge: string, full: string]>> = WORDS;
