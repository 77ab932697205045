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

/** Where a ruling comes from, as a badge says it and in full. */
export const SOURCE_WORDS: Readonly<Record<string, readonly [badge: string, full: string]>> = {
  'keyword-list': ['keyword list', 'From the keyword list of the five source texts.'],
  'current-list': ['current list', "From the community's present keyword list."],
  wizards: ['Wizards', "From a ruling of the publisher's time."],
  'our-reading': ['our reading', 'The sources are silent or at odds; this is how we read them.'],
};
