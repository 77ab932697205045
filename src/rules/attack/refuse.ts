/** Why something cannot be done: for replies that are not legal, and for people who wonder. */
import type { No } from '../hooks.ts';
import { rulesOf } from '../registry.ts';
import { called } from '../trace.ts';
import type { AttackState, Await, Game } from '../types.ts';
import { Refusal } from '../types.ts';
import { unitOf } from '../unit.ts';

/** An option id without its amount and target, which is how barred plays are listed. */
function bare(id: string): string {
  return id.replace(/:\d+/, '').replace(/>.*$/, '');
}

/** The refusal for an option that is not among the legal ones. */
export function refusalFor(game: Game, awaiting: Await & { kind: 'choice' }, id: string): Refusal {
  const barred = game.barred.findLast(
    (play) => play.step === awaiting.step && (play.id === id || bare(play.id) === bare(id)),
  );
  if (barred) return new Refusal(barred.ruling, barred.why);
  const near = awaiting.options.find((option) => bare(option.id) === bare(id));
  if (near) return new Refusal(near.ruling, `${id} goes beyond what ${near.label} allows.`);
  if (id === 'pass') return new Refusal('term/may', 'This has to be decided: it is no "may".');
  const [unit, keyword] = [id.split('.')[0] ?? '', /\.([a-z-]+)/.exec(id)?.[1] ?? ''];
  const no = game.units.some((one) => one.id === unit) ? whyNot(game, unit, keyword) : undefined;
  return new Refusal(
    no?.ruling ?? 'term/play-or-pass-chance',
    no?.why ?? `${id} is no option here.`,
  );
}

/**
 * Why a unit could not use a keyword so far: what barred it last, or what is missing.
 * @returns the ruling and a sentence
 */
export function whyNot(state: AttackState, unitId: string, keyword: string): No {
  const game = state as Game;
  const unit = unitOf(game, unitId);
  const barred = game.barred.findLast((play) => play.unit === unitId && play.keyword === keyword);
  if (barred) return { ruling: barred.ruling, why: barred.why };
  const rules = rulesOf(keyword);
  const name = rules?.name ?? keyword;
  if (!unit.abilities.some((ability) => ability.keyword === keyword)) {
    return { ruling: 'term/ability', why: `${called(unit)} has no ${name}.` };
  }
  if (unit.zone === 'build-zone' && !rules?.zones?.includes('build-zone')) {
    return { ruling: 'term/build-zone', why: `${called(unit)} is in the build zone.` };
  }
  const why = `There was no occasion for ${name} of ${called(unit)}.`;
  const elsewhen = rules?.elsewhen;
  if (typeof elsewhen === 'string') return { ruling: elsewhen, why };
  return elsewhen?.(game) ?? { ruling: 'term/play-or-pass-chance', why };
}
