import { NotationError } from '../notation/errors.ts';
import { type Extract, extractExamples, splitPlain } from './extract.ts';
import type { Played } from './kind.ts';
import { cameOut, playExample } from './play.ts';

/** What became of one example of a file. Lines count in the file, from 1. */
export interface Report {
  file: string;
  /** Line at which the example begins. */
  line: number;
  ruling?: string;
  verdict: 'as expected' | 'mismatch' | 'unreadable';
  played?: Played;
  error?: { message: string; line: number; column: number };
}

/** Whether a file is Markdown with fences, or nothing but examples. */
export function isMarkdown(file: string, text: string): boolean {
  return /\.mdx?$/i.test(file) || /^\s*(?:`{3,}|~{3,})\s*example\b/m.test(text);
}

/**
 * Plays every example of a file: the `example` fences of Markdown, or the parts of a plain file.
 * @param file name for the reports
 */
export function playFile(file: string, text: string): Report[] {
  return extractFile(file, text).map((extract) => playExtract(file, extract));
}

/** The examples of a file, whether Markdown or plain. */
export function extractFile(file: string, text: string): Extract[] {
  return isMarkdown(file, text) ? extractExamples(text) : splitPlain(text);
}

/** Plays one example of a file. @param file name for the report */
export function playExtract(file: string, { source, startLine, ruling }: Extract): Report {
  const report = { file, line: startLine, ...(ruling === undefined ? {} : { ruling }) };
  try {
    const played = playExample(source);
    return { ...report, played, verdict: cameOut(played) ? 'as expected' : 'mismatch' };
  } catch (error) {
    if (!(error instanceof NotationError)) throw error;
    const { message, line, column } = error;
    return {
      ...report,
      verdict: 'unreadable',
      error: { message, line: startLine + line - 1, column },
    };
  }
}

/**
 * A report in words for a terminal: `file:line`, what was expected, what came out, and the trace.
 * @param options.trace show the trace also where all came out as expected
 */
export function formatReport(report: Report, options: { trace?: boolean } = {}): string {
  const { file, line, ruling, played, error, verdict } = report;
  const title = [played?.title, ruling === undefined ? undefined : `ruling ${ruling}`]
    .filter((part) => part !== undefined)
    .join(', ');
  const head = `${file}:${line}  ${verdict}${title === '' ? '' : `  (${title})`}`;
  const out = [head];
  if (error !== undefined) out.push(`  ${file}:${error.line}:${error.column}  ${error.message}`);
  for (const check of played?.checks ?? []) {
    if (check.ok) continue;
    const at = `  ${file}:${line + check.line - 1}`;
    out.push(
      `${at}  expected: ${check.expected}`,
      `${' '.repeat(at.length)}  came out: ${check.actual}`,
    );
  }
  if (played !== undefined && (options.trace || verdict !== 'as expected')) {
    out.push(`  ${[played.summary, played.awaited ?? ''].join(' ').trim()}`);
    for (const entry of played.trace) {
      out.push(`    ${entry.step.padEnd(18)} ${entry.what}  [${entry.ruling}]`);
    }
  }
  return out.join('\n');
}

/** The last line of a run: how many came out. */
export function formatTotal(reports: readonly Report[]): string {
  const count = (verdict: Report['verdict']) =>
    reports.filter((report) => report.verdict === verdict).length;
  return `${reports.length} examples: ${count('as expected')} as expected, ${count('mismatch')} mismatched, ${count('unreadable')} unreadable.`;
}
