import type { Await } from '../../rules/types.ts';
import { keywordName } from './names.ts';

type DiceAwait = Extract<Await, { kind: 'dice' }>;

/** What is thrown, in words: `3 dice`, `1 Fury die`, `2 dice again`. */
export function thrown({ purpose, count, keyword }: DiceAwait): string {
  const dice = count === 1 ? 'die' : 'dice';
  if (purpose === 're-roll') return `${count} ${dice} again`;
  const whose = purpose === 'roll' || keyword === undefined ? '' : `${keywordName(keyword)} `;
  return `${count} ${whose}${dice}`;
}
