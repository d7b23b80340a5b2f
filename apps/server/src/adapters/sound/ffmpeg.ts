import { spawn } from 'node:child_process';

/** What a pass of the filter says of what went through it. */
export interface Loudness {
  readonly lufs: number;
  readonly peak: number;
  readonly range: number;
  readonly threshold: number;
  readonly offset: number;
}

/** As loud as podcasts are; Apple asks for this, give or take one. */
const wantedLufs = -16;
const lufsEitherWay = 1;
/** Above it, what players make of the file may be cut off. */
const highestPeak = -1;

export interface Target {
  readonly lufs: number;
  readonly peak: number;
}

/** What is written as MP3 comes out a little higher than it was asked for. */
export const firstTarget: Target = { lufs: wantedLufs, peak: -1.5 };

/** The filter takes no more, and what is asked for beyond it is not voice but a row of knocks. */
const [softest, loudest, lowestPeak] = [-30, -6, -9];
const within = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** Null where it said nothing of the kind. Of silence it says `-inf`. */
export function loudnessIn(said: string): Loudness | null {
  // It is the last thing that is said.
  const from = said.lastIndexOf('{');
  const text = from < 0 ? '' : said.slice(from, said.indexOf('}', from) + 1);
  if (!text.includes('"input_i"')) return null;
  const told: Record<string, unknown> = JSON.parse(text);
  const number = (name: string): number =>
    told[name] === '-inf' ? Number.NEGATIVE_INFINITY : Number(told[name]);
  return {
    lufs: number('input_i'),
    peak: number('input_tp'),
    range: number('input_lra'),
    threshold: number('input_thresh'),
    offset: number('target_offset'),
  };
}

/** What to ask for instead, by what came of asking; null where that is as it should be. */
export function nextTarget(asked: Target, came: Pick<Loudness, 'lufs' | 'peak'>): Target | null {
  const isTooHigh = came.peak > highestPeak;
  const off = wantedLufs - came.lufs;
  const isOff = Math.abs(off) > lufsEitherWay;
  if (!isTooHigh && !isOff) return null;
  return {
    lufs: within(isOff ? asked.lufs + off : asked.lufs, softest, loudest),
    peak: within(isTooHigh ? asked.peak - 1 : asked.peak, lowestPeak, firstTarget.peak),
  };
}

export const isAudiblyTooHigh = ({ peak }: Pick<Loudness, 'peak'>): boolean => peak > highestPeak;

/** Speech in one channel: two of them would be measured as louder than they are heard. */
const mono = 'aformat=channel_layouts=mono';
const range = 20;

const filter = ({ lufs, peak }: Target): string => `loudnorm=I=${lufs}:TP=${peak}:LRA=${range}`;

export const measuring = `${mono},${filter(firstTarget)}:print_format=json`;

/** The filter works at a rate of its own. */
export const applying = (target: Target, rate: number, found: Loudness): string =>
  [
    mono,
    `${filter(target)}:linear=true:measured_I=${found.lufs}:measured_TP=${found.peak}:measured_LRA=${found.range}:measured_thresh=${found.threshold}:offset=${found.offset}`,
    `aresample=${rate}`,
  ].join(',');

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
