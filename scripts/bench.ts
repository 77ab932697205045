/**
 * `npm run bench`: how long things take. Every file in scripts/bench/ exports a `bench`; name some to run only those:
 * `npm run bench -- odds`. Each line gives the median after warm-up, the first call in a fresh process, and the ratio to
 * a reference that is timed in the same run. With `--check` a missed ratio is an error (times depend on the
 * machine, ratios hardly do).
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** One line of the table. */
export interface Case {
  name: string;
  /** One call, of whatever is timed; `turn` counts up, so that every call can have input of its own. */
  run: (turn: number) => unknown;
  /** Name of the case that this one is compared with; it has to stand before. */
  against?: string;
  /** Goals: share of the reference's time, microseconds, milliseconds for the first call. */
  goal?: { ratio?: number; micros?: number; firstMillis?: number };
}

export interface Bench {
  title: string;
  cases: readonly Case[];
  /** Figures that are no median of a call, a line each: told below the table. */
  notes?: () => string[];
}

interface Row {
  name: string;
  median: number;
  first: number;
  ratio: number | undefined;
  goal: NonNullable<Case['goal']>;
}

const folder = new URL('./bench/', import.meta.url);

async function load(file: string): Promise<Bench> {
  const { bench } = (await import(new URL(file, folder).href)) as { bench: Bench };
  return bench;
}

/** Median of the time of one call, in microseconds: 60 batches of at least 2 ms, after 300 ms of warm-up. */
function medianOf(run: Case['run']): number {
  let turn = 0;
  const started = performance.now();
  while (performance.now() - started < 300) run(turn++);
  const calls = Math.max(1, Math.ceil((turn * 2) / 300));
  const times: number[] = [];
  for (let batch = 0; batch < 60; batch++) {
    const from = performance.now();
    for (let call = 0; call < calls; call++) run(turn++);
    times.push(((performance.now() - from) * 1000) / calls);
  }
  times.sort((a, b) => a - b);
  return times[30] ?? 0;
}

/** The first call in a process that has done nothing yet, in microseconds: the best of five, since other work only adds. */
function firstOf(file: string, at: number): number {
  const command = [fileURLToPath(import.meta.url), '--first', file, `${at}`];
  const times = [0, 1, 2, 3, 4].map(() =>
    Number(execFileSync(process.execPath, command, { encoding: 'utf8' })),
  );
  return Math.min(...times);
}

function micros(time: number): string {
  return time < 10 ? time.toFixed(2) : time < 100 ? time.toFixed(1) : time.toFixed(0);
}

function verdicts({ median, first, ratio, goal }: Row): string[] {
  const said = (reached: boolean, text: string) => `${reached ? 'ok' : 'MISSED'} ${text}`;
  const out: string[] = [];
  if (goal.ratio !== undefined && ratio !== undefined) {
    out.push(said(ratio <= goal.ratio, `ratio ${goal.ratio}`));
  }
  if (goal.micros !== undefined) out.push(said(median <= goal.micros, `${goal.micros} us`));
  if (goal.firstMillis !== undefined) {
    out.push(said(first <= goal.firstMillis * 1000, `first ${goal.firstMillis} ms`));
  }
  return out;
}

function print(title: string, rows: readonly Row[]): void {
  const cells = rows.map((row) => [
    row.name,
    micros(row.median),
    micros(row.first),
    row.ratio === undefined ? '' : row.ratio.toFixed(3),
    verdicts(row).join(', '),
  ]);
  const all = [['', 'median us', 'first us', 'ratio', 'goals'], ...cells];
  const width = (at: number) => Math.max(...all.map((line) => line[at]?.length ?? 0));
  const widths = [0, 1, 2, 3].map(width);
  process.stdout.write(`\n${title}\n`);
  for (const [name = '', ...rest] of all) {
    const numbers = rest.slice(0, 3).map((cell, at) => cell.padStart(widths[at + 1] ?? 0));
    const line = [name.padEnd(widths[0] ?? 0), ...numbers, rest[3] ?? ''].join('  ');
    process.stdout.write(`${line.trimEnd()}\n`);
  }
}

/**
 * Runs what was asked for, each part in a process of its own: what one part has made the engine expect would slow
 * the next one down.
 */
function runAll(wanted: readonly string[], check: boolean): void {
  const names = readdirSync(folder)
    .filter((file) => /^[^.]+\.ts$/.test(file))
    .map((file) => file.replace('.ts', ''))
    .filter((name) => wanted.length === 0 || wanted.includes(name));
  if (names.length === 0) throw new Error(`No bench is called ${wanted.join(', ')}.`);
  for (const name of names) {
    const command = [fileURLToPath(import.meta.url), '--part', `${name}.ts`];
    const { status } = spawnSync(process.execPath, command, { stdio: 'inherit' });
    if (status !== 0 && (check || status !== MISSED)) process.exitCode = status ?? 1;
  }
}

/** How the process of a part ends that missed a ratio. */
const MISSED = 3;

/** @returns whether every ratio is within its goal */
async function runPart(file: string): Promise<boolean> {
  const bench = await load(file);
  const rows: Row[] = [];
  let reached = true;
  for (const [at, { name, run: call, against, goal = {} }] of bench.cases.entries()) {
    const median = medianOf(call);
    const reference = rows.find((row) => row.name === against);
    const ratio = reference === undefined ? undefined : median / reference.median;
    rows.push({ name, median, first: firstOf(file, at), ratio, goal });
    if (ratio !== undefined && goal.ratio !== undefined && ratio > goal.ratio) reached = false;
  }
  print(bench.title, rows);
  for (const note of bench.notes?.() ?? []) process.stdout.write(`${note}\n`);
  return reached;
}

const args = process.argv.slice(2);
if (args[0] === '--first') {
  const bench = await load(args[1] ?? '');
  const call = bench.cases[Number(args[2])];
  const from = performance.now();
  call?.run(0);
  process.stdout.write(`${(performance.now() - from) * 1000}`);
} else if (args[0] === '--part') {
  if (!(await runPart(args[1] ?? ''))) process.exitCode = MISSED;
} else {
  runAll(
    args.filter((arg) => arg !== '--check'),
    args.includes('--check'),
  );
}
