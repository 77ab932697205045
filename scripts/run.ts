/** Runs a program and keeps what it says, for whoever wants to speak of it later. */
import { spawn } from 'node:child_process';

/** How a program ended. */
export interface Ran {
  /** Its exit code; 1 when a signal ended it, or when it could not be started. */
  status: number;
  /** What it wrote to both of its outputs. */
  output: string;
  seconds: number;
}

/**
 * @param env variables besides those of this process
 * @returns how it ended; that it failed is told by the status alone
 */
export function run(
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<Ran> {
  return new Promise((resolve) => {
    const started = performance.now();
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    let output = '';
    const keep = (chunk: Buffer): void => {
      output += chunk.toString();
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', (error) => keep(Buffer.from(`${error.message}\n`)));
    child.once('close', (code, signal) => {
      if (signal) output += `\n${command} was ended by ${signal}\n`;
      resolve({ status: code ?? 1, output, seconds: (performance.now() - started) / 1000 });
    });
  });
}
