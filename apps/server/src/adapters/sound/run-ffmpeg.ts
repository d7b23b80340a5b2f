import { spawn } from 'node:child_process';

export interface Run {
  /** It came to its end by itself, and was content. */
  readonly isDone: boolean;
  /** It was stopped for what it took. */
  readonly isTooSlow: boolean;
  /** How much sound went through it. */
  readonly ms: number;
  /** The end of what it said. */
  readonly said: string;
}

interface Wanted {
  readonly program: string;
  readonly longestMs: number;
}

/**
 * In kilobytes and in seconds of the processor. What it opens comes from outside: it gets no more than the longest
 * recording needs. A shell sets it, for Node cannot, and a system that knows no such limit goes on without.
 */
const mostMemory = 1_000_000;
const mostSeconds = 1_800;
const limited = `ulimit -d ${mostMemory} 2>/dev/null; ulimit -t ${mostSeconds} 2>/dev/null; exec "$0" "$@"`;
const timeSaid = '\nout_time_ms=';
const mostSaid = 16 * 1024;

/** Files of this machine and nothing else: no address within a file leads anywhere. */
const always = ['-nostdin', '-hide_banner', '-nostats', '-protocol_whitelist', 'file,pipe'];

/**
 * A process of its own, with nothing of our environment. It tells how far it is on a pipe of ours: if we are killed,
 * that breaks, and it ends as well.
 */
export function runFfmpeg(wanted: Wanted, given: readonly string[]): Promise<Run> {
  return runShort(wanted, [...always, '-progress', 'pipe:1', ...given]);
}

export function runShort({ program, longestMs }: Wanted, given: readonly string[]): Promise<Run> {
  return new Promise((resolve) => {
    const child = spawn('/bin/sh', ['-c', limited, program, ...given], {
      env: {},
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let [ms, said, told, isLate] = [0, '', '', false];
    const timer = setTimeout(() => {
      isLate = true;
      child.kill('SIGKILL');
    }, longestMs);
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      told = (told + text).slice(-mostSaid);
      // Microseconds, whatever it says. A line that has not come whole is followed by another.
      const last = told.lastIndexOf(timeSaid);
      const [micros] = (last < 0 ? null : /^\d{1,15}(?=\n)/.exec(told.slice(last + timeSaid.length))) ?? [];
      if (micros !== undefined) ms = Math.round(Number(micros) / 1_000);
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-mostSaid);
    });
    const end = (isDone: boolean, signal: NodeJS.Signals | null = null): void => {
      clearTimeout(timer);
      resolve({ isDone, isTooSlow: isLate || signal !== null, ms, said: said + told });
    };
    child.once('error', () => end(false));
    child.once('close', (code, signal) => end(code === 0, signal));
  });
}
