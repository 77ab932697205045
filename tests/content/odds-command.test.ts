/** `npm run odds` as somebody types it. */
import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

function ask(...args: string[]): { code: number | null; out: string; error: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/odds.ts', ...args], {
    encoding: 'utf8',
  });
  return { code: status, out: stdout, error: stderr };
}

describe('the odds on the command line', { timeout: 30_000 }, () => {
  it('prints exact fractions and decimals, the mean and the chance to discard', () => {
    const { code, out } = ask('power 5, Critical Hit 2', 'health 6, Parry 1', '--json');
    const answer = JSON.parse(out);
    expect(code).toBe(0);
    expect(answer.discard).toEqual({ fraction: '287/2592', chance: 287 / 2592 });
    expect(answer.mean).toEqual({ fraction: '12151/3888', decimal: 12151 / 3888 });
    expect(answer.hits[0]).toEqual({ hits: 0, fraction: '1/32', chance: 1 / 32 });
    expect(answer).not.toHaveProperty('bestForMean');
  });

  it('keeps the two kinds of play apart, and advises which dice to re-roll', () => {
    const units = ['power 5, Accuracy 1, Critical Hit 2, Lucky 2', 'health 4, Parry 1'];
    const answer = JSON.parse(ask(...units, '--json', '--roll', '6 5 3 1').out);
    expect(answer).not.toHaveProperty('damage');
    expect([answer.bestForMean.play, answer.bestForKill.play]).toEqual(['mean', 'kill']);
    expect(answer.bestForKill.discard.chance).toBeGreaterThan(answer.bestForMean.discard.chance);
    expect(answer.advice.mean).toMatchObject({
      act: 're-roll',
      best: { positions: [4], value: 5.5 },
    });
    expect(answer.advice.kill).toMatchObject({ act: 'pass', gain: 0 });
  });

  it('says it in words, and names what it leaves out', () => {
    const { out } = ask('power 3, Overkill', 'health 2, Shields 1');
    expect(out).toContain('2 dice; a natural 4 or more hits.');
    expect(out).toContain('Discard 25%, 1 in 4 (1/4).');
    expect(out).toContain('Not in these odds: Overkill.');
  });

  it('names the word that it does not know, and ends with 2', () => {
    const { code, out, error } = ask('power 5, Critcal Hit 2', 'health 4');
    expect([code, out]).toEqual([2, '']);
    expect(error).toContain('attacker, column 10: "Critcal Hit 2" is no keyword');
    expect(error).toContain('Did you mean "Critical Hit"?');
  });

  it('refuses what is no roll, no power and no attack', () => {
    expect(ask('power 2', 'health 4', '--roll', '7').error).toContain('"7" is no die');
    expect(ask('Lucky 2', 'health 4').error).toContain('needs a power');
    expect(ask('power 2', 'health 4', 'health 4').code).toBe(2);
    expect(ask('power 2', 'health 4', '--best').code).toBe(2);
    expect(ask('power 2, Space', 'health 4, Ground')).toMatchObject({ code: 1, out: '' });
  });
});
