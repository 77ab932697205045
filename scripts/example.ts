/**
 * Plays the examples of files: `npm run example -- FILE... [--json] [--quiet]`. `-` reads standard input.
 * Ends with 0 when all came out as expected, 1 on a mismatch, 2 when something can't be read.
 */
import { readFileSync } from 'node:fs';
import { formatReport, formatTotal, playFile, type Report } from '../src/examples/index.ts';

const args = process.argv.slice(2);
const flags = new Set(args.filter((arg) => arg.startsWith('--')));
const files = args.filter((arg) => !arg.startsWith('--'));
const unknown = [...flags].filter((flag) => flag !== '--json' && flag !== '--quiet');

if (files.length === 0 || unknown.length > 0) {
  if (unknown.length > 0) console.error(`Unknown option: ${unknown.join(' ')}`);
  console.error('Usage: npm run example -- FILE... [--json] [--quiet]');
  console.error(
    '  FILE     MDX with ```example fences, or plain text with --- between examples; - is stdin',
  );
  console.error('  --json   print the results as JSON');
  console.error('  --quiet  print the trace of what went wrong only');
  process.exit(2);
}

const reports: Report[] = [];
let unreadable = false;
for (const file of files) {
  let text: string;
  try {
    text = readFileSync(file === '-' ? 0 : file, 'utf8');
  } catch (error) {
    unreadable = true;
    console.error(`${file}: ${error instanceof Error ? error.message : String(error)}`);
    continue;
  }
  reports.push(...playFile(file === '-' ? 'stdin' : file, text));
}

if (reports.length === 0 && !unreadable) console.error('No example in these files.');
if (flags.has('--json')) console.log(JSON.stringify(reports, null, 2));
else {
  for (const report of reports) {
    if (flags.has('--quiet') && report.verdict === 'as expected') continue;
    console.log(`${formatReport(report, { trace: !flags.has('--quiet') })}\n`);
  }
  console.log(formatTotal(reports));
}
const verdicts = new Set(reports.map(({ verdict }) => verdict));
process.exitCode = unreadable || verdicts.has('unreadable') ? 2 : verdicts.has('mismatch') ? 1 : 0;
