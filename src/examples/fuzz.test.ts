import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NotationError } from '../notation/errors.ts';
import { playExample } from './play.ts';

const part = fc.constantFrom(
  ...['power 3', 'health 2', 'Evade 2', 'Parry 1', 'Deflect 2', 'Lucky 2', 'Fury 1', 'Cunning'],
  ...['Pay 1 Force -> Retaliate 2', 'Overkill', 'Area Damage 1', 'Double Strike', 'Bombard 2'],
  ...[
    'Space',
    'Ground',
    'tapped',
    'counters 1',
    'dark',
    'light',
    'build zone',
    'stack 4',
    'power 0',
  ],
  ...['Forewarning: Gain 1 Force', 'Resilience -1', 'Intercept', 'Protect 2', 'Surge 1', 'Stealth'],
);
const unit = fc.array(part, { maxLength: 6 }).map((parts) => parts.join(', '));
const who = fc.constantFrom('attacker', 'defender', 'E', 'F', 'victim');
const face = fc.integer({ min: 1, max: 6 });
const dice = fc.array(face, { maxLength: 6 }).map((faces) => faces.join(' '));
const used = fc.constantFrom(
  ...[
    'Evade 2',
    'Evade 2, 1 damage',
    'Parry 1, 0 damage',
    'Deflect 2 to attacker',
    'Overkill 1 to E',
  ],
  ...[
    'Intercept',
    'Retaliate 2',
    'Bombard',
    'Protect 2 for defender',
    'Area Damage to F',
    'Surge to E',
  ],
);
const line = fc.oneof(
  fc.tuple(who, used).map(([unitName, use]) => `use ${unitName} ${use}`),
  fc.tuple(fc.constantFrom('roll', 'fury', 'dice', 'dice Retaliate'), dice).map((p) => p.join(' ')),
  fc.tuple(who, face).map(([unitName, at]) => `re-roll ${unitName} ${at} -> ${at}`),
  fc.tuple(who, who).map(([a, b]) => `attack ${a} on ${b}`),
  fc.tuple(who, face).map(([unitName, hits]) => `guess ${unitName} ${hits}`),
  fc.tuple(who, part).map(([unitName, gift]) => `gain ${unitName} ${gift} at re-roll`),
  who.map((unitName) => `pass ${unitName}`),
  fc.constantFrom(
    ...['expect hits 1, damage 1 on E', 'expect refused evade/x', 'expect power now 1 on attacker'],
    ...[
      'choose pass',
      'choose attacker.lucky dice 1 1',
      'choose defender.evade:9@attack',
      'force dark 0',
    ],
  ),
);
const example = fc
  .tuple(unit, unit, fc.array(unit, { maxLength: 2 }), fc.array(line, { maxLength: 12 }))
  .chain(([first, second, others, lines]) => {
    const attack = [
      `attacker power 2, ${first}`,
      `defender ${second || 'health 3'}`,
      ...others.map((text, at) => `defending-side ${'EF'[at]}: ${text}`),
      ...lines,
    ].join('\n');
    const damage = [`source Ambush 2, ${first}`, `victim ${second || 'health 3'}`, ...lines].join(
      '\n',
    );
    return fc.constantFrom(attack, attack, damage);
  });

test('whatever an example says, it is played or refused with a message and a line', () => {
  let played = 0;
  fc.assert(
    fc.property(example, (source) => {
      try {
        const { summary, checks } = playExample(source);
        expect(summary).toMatch(/\S/);
        for (const { actual } of checks) expect(actual).not.toMatch(/undefined|NaN|\[object/);
        played += 1;
      } catch (error) {
        expect(error, source).toBeInstanceOf(NotationError);
        const { message } = error as NotationError;
        expect(message, source).not.toMatch(/undefined|NaN|\[object/);
      }
    }),
    { numRuns: 1500 },
  );
  expect(played).toBeGreaterThan(50);
}, 60_000);
