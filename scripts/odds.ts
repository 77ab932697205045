/**
 * The odds of an attack on the command line, by the same code as the pages:
 * `npm run --silent odds -- 'power 5, Critical Hit 2' 'health 4, Parry 1' --json`.
 * Exit code 0: answered; 1: the attack is not legal; 2: something typed was not understood.
 */
import { parseArgs } from 'node:util';
import { NotationError } from '../src/notation/errors.ts';
import { parseUnitText } from '../src/notation/unit-text.ts';
import { Refusal, type Role } from '../src/rules/index.ts';
import { jsonReport } from './odds/json.ts';
import type { Question } from './odds/question.ts';
import { textReport } from './odds/text.ts';

const HELP = `Usage: npm run --silent odds -- ATTACKER DEFENDER [options]

Both units are written as cards print them: 'power 5, Accuracy 1, Critical Hit 2' 'health 4, Parry 1'.

  --json               exact fractions and decimals, for programs
  --roll '6 5 3 1'     the dice that lie there: which of them to re-roll with Lucky
  --by attacker        whose Lucky it is about (default: the side with Lucky that acts first)
  --other passed       what the other side with Lucky has done: open (default), passed, used
  --via bombard        the keyword that takes the attack into another arena
`;

/** Something typed that is no way to call this. */
class Usage extends Error {}

function read(args: string[]): Question & { json: boolean } {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
      roll: { type: 'string' },
      by: { type: 'string' },
      other: { type: 'string' },
      via: { type: 'string' },
    },
  });
  if (values.help) {
    process.stdout.write(HELP);
    process.exit(0);
  }
  const [attacker, defender, more] = positionals;
  if (attacker === undefined || defender === undefined) throw new Usage('Two units are needed.');
  if (more !== undefined) throw new Usage(`"${more}": there is no third unit.`);
  const spec = unit('attacker', attacker);
  if (spec.power === undefined && values.via === undefined) {
    throw new Usage('The attacker needs a power, as in `power 5`.');
  }
  return {
    json: values.json,
    attacker: { text: attacker, spec },
    defender: { text: defender, spec: unit('defender', defender) },
    ...(values.via === undefined ? {} : { via: values.via.toLowerCase().replaceAll(' ', '-') }),
    ...(values.roll === undefined ? {} : { roll: dice(values.roll) }),
    ...(values.by === undefined ? {} : { by: oneOf('--by', values.by, ['attacker', 'defender']) }),
    ...(values.other === undefined
      ? {}
      : { other: oneOf('--other', values.other, ['open', 'passed', 'used']) }),
  } satisfies Question & { json: boolean; by?: Role };
}

function unit(which: string, text: string) {
  try {
    return parseUnitText(text, { id: which }).spec;
  } catch (error) {
    if (!(error instanceof NotationError)) throw error;
    throw new Usage(`${which}, column ${error.column}: ${error.message}`);
  }
}

function dice(text: string): number[] {
  const faces = text.split(/[\s,]+/).filter((face) => face !== '');
  for (const face of faces) {
    if (!/^[1-6]$/.test(face)) throw new Usage(`--roll: "${face}" is no die; a die shows 1 to 6.`);
  }
  return faces.map(Number);
}

function oneOf<T extends string>(option: string, value: string, allowed: readonly T[]): T {
  const found = allowed.find((one) => one === value);
  if (found === undefined) throw new Usage(`${option}: "${value}" is not ${allowed.join(', ')}.`);
  return found;
}

try {
  const question = read(process.argv.slice(2));
  process.stdout.write(question.json ? jsonReport(question) : textReport(question));
} catch (error) {
  const typed =
    error instanceof Usage || (error as { code?: string }).code?.startsWith('ERR_PARSE');
  const known = typed || error instanceof Refusal || error instanceof RangeError;
  if (!known) throw error;
  process.stderr.write(`${(error as Error).message}\n${typed ? `\n${HELP}` : ''}`);
  process.exitCode = error instanceof Refusal ? 1 : 2;
}
