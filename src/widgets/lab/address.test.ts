import fc from 'fast-check';
import { h } from 'preact';
import { render } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { readPlay } from '../../share/play-address.ts';
import { sheetOf } from '../demo/sheet.ts';
import { Lab } from './Lab.tsx';

const GOOD = [
  'attacker=power+3,+Lucky+1&defender=health+6,+Parry+1&roll=6+4+1&choose=attacker.lucky+dice+2&re-roll=attacker+2+-%3E+5&at=2',
  'attacker=Vader:+power+4&attacking-side=E:+power+1,+Fury+2&defender=health+2&force=dark+1&roll=4+4+4+1',
  'source=Vader:+Retaliate+power,+power+2&victim=health+5,+Armor&dice=Retaliate+6+5',
  'arriving=X-wing:+Space&opposing=E:+Ambush+2,+Space&choose=E.ambush&dice=Ambush+1+6',
];
const HOSTILE = [
  ...['<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '"><svg onload=1>', '{{7*7}}'],
  ...['%', '%zz', '%F0%28', '&', '=', '\u0000', '\u202e', '__proto__', 'constructor', '1e9', '-1'],
];

test('whatever is in an address, the lab draws a usable table and none of it as markup', () => {
  const cut = fc.tuple(
    fc.constantFrom(...GOOD),
    fc.array(fc.tuple(fc.nat(200), fc.nat(6), fc.oneof(fc.constantFrom(...HOSTILE), fc.string())), {
      maxLength: 4,
    }),
  );
  const mangled = cut.map(([good, cuts]) =>
    cuts.reduce((text, [at, length, other]) => {
      const place = at % (text.length + 1);
      return text.slice(0, place) + other + text.slice(place + length);
    }, good),
  );
  fc.assert(
    fc.property(mangled, (query) => {
      const { state, problems } = readPlay(query);
      if (state === undefined) return;
      const html = render(h(Lab, { sheet: sheetOf(state, 'Lab'), problems }));
      expect(html).not.toMatch(/<(?:script|img|svg on|svg onload)/i);
      expect(html.match(/data-slot=/g)?.length).toBeGreaterThanOrEqual(1);
      expect(html).toContain('Start over');
    }),
    { numRuns: 1500 },
  );
}, 120_000);
