/** What can be asked of one thing that an example expects. */
import type { FenceLine } from '../../notation/fence.ts';
import type { Check } from '../kind.ts';
import { spoken, unitsOf } from './rows.ts';
import type { Asked } from './types.ts';

/** What a question may look at. */
export interface Scene {
  kind: string;
  lines: readonly FenceLine[];
  check: Check;
  /** A number that differs from example to example, so that the right answer has no fixed place. */
  turn: number;
  /** Name of a keyword by its id. */
  nameOf: (keyword: string) => string;
}

type Maker = (found: RegExpExecArray, scene: Scene) => Asked | undefined;

const YES_NO = ['Yes', 'No'];
const yesNo = (ask: string, yes: boolean, more: Partial<Asked> = {}): Asked => ({
  ask,
  choices: YES_NO,
  right: yes ? 0 : 1,
  ...more,
});

/** Up to four neighbouring numbers with the right one among them. */
function numbers(
  ask: string,
  right: number,
  { turn }: Scene,
  { least = 0, most = Number.POSITIVE_INFINITY, sign = false, before = 0 } = {},
): Asked {
  const low = Math.max(least, Math.min(right - (turn % 4), most - 3));
  const choices = [low, low + 1, low + 2, low + 3].filter((n) => n <= Math.max(most, right));
  const word = (n: number): string => (sign && n >= 0 ? `+${n}` : `${n}`);
  return {
    ask,
    choices: choices.map(word),
    right: choices.indexOf(right),
    ...(before > 0 ? { before } : {}),
  };
}

const last = (lines: readonly FenceLine[], key: string, before: number): FenceLine | undefined =>
  lines.findLast((line) => line.key === key && line.line < before);

const shownDice = ({ kind, lines, check }: Scene): number =>
  (kind === 'attack' ? ['roll', 'fury'] : ['dice']).flatMap(
    (key) => last(lines, key, check.line)?.value.match(/\d+/g) ?? [],
  ).length;

const defending = ({ kind }: Scene): string =>
  kind === 'dice' ? 'the victim' : 'the defending unit';

/** The step that a `refused` or `accepted` is about: the last line that does something. */
const STEPS = /^(use|pay|skip|move|repair|play|take|add|top|pilot|attack|deploy)$/;
function stepBefore({ lines, check }: Scene): FenceLine | undefined {
  const before = lines.findLast(({ key, line }) => line < check.line && key !== 'expect');
  return before && STEPS.test(before.key) ? before : undefined;
}

const refused: Maker = ([, ruling = ''], scene) => {
  const because = /\((.+)\)$/.exec(scene.check.actual)?.[1] ?? '';
  if (stepBefore(scene)) return yesNo('Is the last step legal?', false, { because });
  const keyword = ruling.split('/')[0] ?? '';
  return scene.kind === 'build' && keyword.endsWith('-cost')
    ? yesNo(`Can you complete the card by ${scene.nameOf(keyword)}?`, false, { because })
    : undefined;
};

const accepted: Maker = (_, scene) =>
  stepBefore(scene) ? yesNo('Is the last step legal?', true) : undefined;

/** Power is asked before the dice show it, and only where something changes it. */
const attackPower: Maker = ([, power], scene) => {
  const roll = scene.lines.find(({ key }) => key === 'roll');
  const attacker = scene.lines.find(({ key }) => key === 'attacker');
  const printed = /\bpower (\d+)/.exec(attacker?.value ?? '')?.[1];
  if (!roll || printed === power) return undefined;
  return numbers('With how much power does the attacker attack?', Number(power), scene, {
    least: Math.min(0, Number(power)),
    before: roll.line,
  });
};

const diceInAll: Maker = ([, dice], scene) => {
  const hidden =
    scene.lines.find(({ key }) => key === 'fury') ?? scene.lines.find(({ key }) => key === 'roll');
  return (
    hidden &&
    numbers('How many attack dice are rolled in all?', Number(dice), scene, { before: hidden.line })
  );
};

const defendingUnit: Maker = ([, name = ''], scene) => {
  const defender = scene.lines.find(({ key }) => key === 'defender');
  const own = unitsOf(defender ? [defender] : []).map((unit) => unit.name);
  const friends = unitsOf(scene.lines.filter(({ key }) => key === 'defending-side'));
  const names = [own.at(-1) ?? 'defender', ...friends.map((unit) => unit.name)];
  const right = own.includes(name) ? 0 : names.indexOf(name);
  if (names.length < 2 || names.length > 4) return undefined;
  return {
    ask: 'Which unit is the defending unit now?',
    choices: names.map((each) => (each === 'defender' ? 'The unit first attacked' : spoken(each))),
    right,
  };
};

const can: Maker = ([, unit = '', may = '', what = ''], { kind }) => {
  const plain = what.replace(/ [a-z-]+\/[a-z0-9-]+$/, '').replace(/ with \d+ dice$/, '');
  return kind !== 'arena' || plain.endsWith('nobody')
    ? undefined
    : yesNo(`Can ${unit} ${plain}?`, may === 'can');
};

/** Damage is counted for each attack anew, so it is not asked where there are several. */
const againAttacked = ({ lines, check }: Scene): boolean =>
  check.expected.startsWith('damage') && lines.some(({ key }) => key === 'attack');
const on = (unit: string | undefined, scene: Scene): string =>
  unit ? spoken(unit) : defending(scene);
const N = '(-?\\d+)';

/** In the order of how much they say; the first that fits is taken. */
const MAKERS: readonly (readonly [pattern: RegExp, maker: Maker])[] = [
  [/^refused (\S+)$/, refused],
  [/^accepted$/, accepted],
  [
    new RegExp(`^hits ${N}$`),
    ([, n], scene) => numbers('How many dice hit?', Number(n), scene, { most: shownDice(scene) }),
  ],
  [
    new RegExp(`^(?:damage|counters) ${N}(?: on (.+))?$`),
    ([, n, unit], scene) =>
      (scene.kind === 'build' && !unit) || againAttacked(scene)
        ? undefined
        : numbers(
            scene.check.expected.startsWith('damage')
              ? `How many damage counters does ${on(unit, scene)} get?`
              : `How many damage counters lie on ${on(unit, scene)} now?`,
            Number(n),
            scene,
          ),
  ],
  [
    new RegExp(`^pending ${N}(?: on (.+))?$`),
    ([, n, unit], scene) =>
      numbers(
        `How much damage is pending on ${on(unit, scene)}, before anyone prevents?`,
        Number(n),
        scene,
      ),
  ],
  [
    new RegExp(`^prevented ${N}(?: on (.+))?$`),
    ([, n, unit], scene) =>
      numbers(`How much damage to ${on(unit, scene)} is prevented?`, Number(n), scene),
  ],
  [
    new RegExp(`^power ${N}$`),
    (found, scene) =>
      scene.kind === 'attack'
        ? attackPower(found, scene)
        : numbers("What is the top card's power now?", Number(found[1]), scene),
  ],
  [
    new RegExp(`^(health|speed) ${N}$`),
    ([, what, n], scene) =>
      what === 'health'
        ? numbers("What is the top card's health now?", Number(n), scene)
        : undefined,
  ],
  [
    new RegExp(`^dice ${N}$`),
    (found, scene) => (scene.kind === 'attack' ? diceInAll(found, scene) : undefined),
  ],
  [/^defender is (.+)$/, defendingUnit],
  [
    /^(discarded|stays) (.+)$/,
    ([, what, unit = '']) => yesNo(`Is ${spoken(unit)} discarded?`, what === 'discarded'),
  ],
  [
    new RegExp(`^next attack \\+?${N} on (.+)$`),
    ([, n, unit = ''], scene) =>
      numbers(
        `By how much does the power of ${spoken(unit)} change for its next attack?`,
        Number(n),
        scene,
        { least: Math.min(0, Number(n)), sign: true },
      ),
  ],
  [
    new RegExp(`^power now ${N} on (.+)$`),
    ([, n, unit = ''], scene) =>
      numbers(`What is the power of ${spoken(unit)} now?`, Number(n), scene, {
        least: Math.min(0, Number(n)),
      }),
  ],
  [
    /^(no )?bounty (.+)$/,
    ([, no, unit = '']) => yesNo(`Has ${spoken(unit)} earned its Bounty?`, !no),
  ],
  [/^stunned (.+)$/, ([, unit = '']) => yesNo(`Is ${spoken(unit)} stunned?`, true)],
  [
    /^guess (right|wrong) (.+)$/,
    ([, how, unit = '']) => yesNo(`Is the guess of ${spoken(unit)} right?`, how === 'right'),
  ],
  [
    new RegExp(`^hidden cost ${N} Force$`),
    ([, n], scene) => numbers('How much Force does Hidden Cost take?', Number(n), scene),
  ],
  [
    new RegExp(`^cost ${N}$`),
    ([, n], scene) => numbers('What does the card cost now?', Number(n), scene),
  ],
  [
    new RegExp(`^needs ${N} counters?$`),
    ([, n], scene) => numbers('How many build counters does Hidden Cost need?', Number(n), scene),
  ],
  [
    new RegExp(`^ways ${N}$`),
    ([, n], scene) => numbers('In how many ways can you complete the card?', Number(n), scene),
  ],
  [
    new RegExp(`^force ${N} left$`),
    ([, n], scene) => numbers('How much Force is left?', Number(n), scene),
  ],
  [/^(not )?complete$/, ([, not]) => yesNo('Is the card complete then?', !not)],
  [
    /^(paid|ignored) (\S+)/,
    ([, what, unit = '']) => yesNo(`Is an Upkeep of ${unit} paid?`, what === 'paid'),
  ],
  [
    new RegExp(`^due ${N}$`),
    ([, n], scene) => numbers('How many Upkeeps fall due?', Number(n), scene),
  ],
  [/^(no )?effect (.+)$/, ([, no, what = '']) => yesNo(`Does the card give ${what}?`, !no)],
  [
    new RegExp(`^(?:price|total cost) ${N}$`),
    ([found, n], scene) =>
      numbers(
        found.startsWith('price')
          ? 'What does it cost to complete the card there?'
          : 'What is the total build cost of the stack?',
        Number(n),
        scene,
      ),
  ],
  [
    /^has (no )?(.+?)(?: (?:from|on) .+)?$/,
    ([, no, what = ''], { kind }) =>
      kind === 'stack' ? yesNo(`Does the top card have ${what}?`, !no) : undefined,
  ],
  [
    /^(works|idle) (.+)$/,
    ([, how, what = '']) => yesNo(`Does ${what} do anything where the unit is?`, how === 'works'),
  ],
  [/^(not )?contested$/, ([, not]) => yesNo('Is there a contest?', !not)],
  [
    /^winner (dark|light)$/,
    ([, side]) => ({
      ask: 'Who wins the contest?',
      choices: ['The Dark Side', 'The Light Side'],
      right: side === 'dark' ? 0 : 1,
    }),
  ],
  [/^sets off (no )?(.+)$/, ([, no, what = '']) => yesNo(`Does this set off ${what}?`, !no)],
  [/^(.+?) (can|cannot) ((?:attack|intercept|protect|retaliate|deflect)\b.*)$/, can],
  [
    /^(.+) pilots (.+)$/,
    ([, pilot = '', unit], scene) =>
      stepBefore(scene)
        ? yesNo(`Does ${pilot} sit on a unit afterwards?`, unit !== 'nothing')
        : undefined,
  ],
];

/** @returns undefined when nothing sensible can be asked of it */
export function askOf(scene: Scene): Asked | undefined {
  for (const [pattern, maker] of MAKERS) {
    const found = pattern.exec(scene.check.expected);
    if (found) return maker(found, scene);
  }
  return undefined;
}
