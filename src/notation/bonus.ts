import type { Bonus } from '../rules/build/board.ts';

/** What a Bounty brings: `Gain 2 Force`, `1 build point`, `draw a card`, or words kept as they are. */
export function readBonus(text: string): Bonus {
  const bonus: Bonus = { text: text.trim() };
  for (const part of text.split(/,| and /i)) {
    const words = part
      .trim()
      .toLowerCase()
      .replace(/\.$/, '')
      .replace(/^(?:gain|draw) +/, '');
    const found = /^(\d{1,3}|a|an|one) (force|build points?|cards?)$/.exec(words);
    if (found === null) continue;
    const amount = /^\d/.test(found[1] ?? '') ? Number(found[1]) : 1;
    const what = found[2] ?? '';
    if (what === 'force') bonus.force = (bonus.force ?? 0) + amount;
    else if (what.startsWith('build')) bonus.points = (bonus.points ?? 0) + amount;
    else bonus.cards = (bonus.cards ?? 0) + amount;
  }
  return bonus;
}
