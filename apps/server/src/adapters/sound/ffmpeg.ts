import { spawn } from 'node:child_process';

/** Measured by the loudnorm filter. */
export interface Loudness {
  readonly lufs: number;
  readonly peak: number;
  readonly range: number;
  readonly threshold: number;
  readonly offset: number;
}

/** The loudness that Apple Podcasts asks for, within 1 LUFS. */
const targetLufs = -16;
const lufsTolerance = 1;
/** Higher peaks may clip in players. */
const maxPeak = -1;

export interface Target {
  readonly lufs: number;
  readonly peak: number;
}

/** MP3 encoding raises the peak a little. */
export const firstTarget: Target = { lufs: targetLufs, peak: -1.5 };

/** The limits of the filter. */
const [minLufs, maxLufs, minPeak] = [-30, -6, -9];
const clamp = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max);

/** Null if the output has no measurement. Silence is `-inf`. */
export function parseLoudness(output: string): Loudness | null {
  // The measurement is the last thing in the output.
  const from = output.lastIndexOf('{');
  const text = from < 0 ? '' : output.slice(from, output.indexOf('}', from) + 1);
  if (!text.includes('"input_i"')) return null;
  const fields: Record<string, unknown> = JSON.parse(text);
  const number = (name: string): number =>
    fields[name] === '-inf' ? Number.NEGATIVE_INFINITY : Number(fields[name]);
  return {
    lufs: number('input_i'),
    peak: number('input_tp'),
    range: number('input_lra'),
    threshold: number('input_thresh'),
    offset: number('target_offset'),
  };
}

/** The target of the next pass. Null if the result is good. */
export function nextTarget(target: Target, result: Pick<Loudness, 'lufs' | 'peak'>): Target | null {
  const isTooHigh = result.peak > maxPeak;
  const off = targetLufs - result.lufs;
  const isOff = Math.abs(off) > lufsTolerance;
  if (!isTooHigh && !isOff) return null;
  return {
    lufs: clamp(isOff ? target.lufs + off : target.lufs, minLufs, maxLufs),
    peak: clamp(isTooHigh ? target.peak - 1 : target.peak, minPeak, firstTarget.peak),
  };
}

export const isAudiblyTooHigh = ({ peak }: Pick<Loudness, 'peak'>): boolean => peak > maxPeak;

/** Mono: two channels would be measured louder than they sound. */
const mono = 'aformat=channel_layouts=mono';
const range = 20;

const filter = ({ lufs, peak }: Target): string => `loudnorm=I=${lufs}:TP=${peak}:LRA=${range}`;

export const measureFilter = `${mono},${filter(firstTarget)}:print_format=json`;

/** Resamples, because the filter changes the sample rate. */
export const normalizeFilter = (target: Target, rate: number, measured: Loudness): string =>
  [
    mono,
    `${filter(target)}:linear=true:measured_I=${measured.lufs}:measured_TP=${measured.peak}:measured_LRA=${measured.range}:measured_thresh=${measured.threshold}:offset=${measured.offset}`,
    `aresample=${rate}`,
  ].join(',');

export interface Run {
  /** Exit code 0. */
  readonly isDone: boolean;
  /** Killed at a limit of time or memory. */
  readonly isTooSlow: boolean;
  /** Duration of the processed audio. */
  readonly ms: number;
  /** The last part of its output. */
  readonly output: string;
}

interface Program {
  readonly program: string;
  readonly timeoutMs: number;
}

/** Limits, because the input is untrusted. Set by a shell, because Node cannot; ignored where unsupported. */
const maxMemoryKilobytes = 1_000_000;
const maxCpuSeconds = 1_800;
const limited = `ulimit -d ${maxMemoryKilobytes} 2>/dev/null; ulimit -t ${maxCpuSeconds} 2>/dev/null; exec "$0" "$@"`;
const timeField = '\nout_time_ms=';
const maxOutput = 16 * 1024;

/** Local files only: URLs inside the input are not opened. */
const always = ['-nostdin', '-hide_banner', '-nostats', '-protocol_whitelist', 'file,pipe'];

/** Runs with an empty environment. Reports its progress on a pipe, which also ends it when this process is killed. */
export const runFfmpeg = (program: Program, args: readonly string[]): Promise<Run> =>
  runShort(program, [...always, '-progress', 'pipe:1', ...args]);

export const runShort = ({ program, timeoutMs }: Program, args: readonly string[]): Promise<Run> =>
  new Promise((resolve) => {
    const child = spawn('/bin/sh', ['-c', limited, program, ...args], {
      env: {},
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let [ms, errorOutput, progress, isLate] = [0, '', '', false];
    const timer = setTimeout(() => {
      isLate = true;
      child.kill('SIGKILL');
    }, timeoutMs);
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      progress = (progress + text).slice(-maxOutput);
      // Microseconds, despite the name. An incomplete line is followed by another.
      const last = progress.lastIndexOf(timeField);
      const [micros] =
        (last < 0 ? null : /^\d{1,15}(?=\n)/.exec(progress.slice(last + timeField.length))) ?? [];
      if (micros !== undefined) ms = Math.round(Number(micros) / 1_000);
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      errorOutput = (errorOutput + text).slice(-maxOutput);
    });
    const end = (isDone: boolean, signal: NodeJS.Signals | null = null): void => {
      clearTimeout(timer);
      resolve({ isDone, isTooSlow: isLate || signal !== null, ms, output: errorOutput + progress });
    };
    child.once('error', () => end(false));
    child.once('close', (code, signal) => end(code === 0, signal));
  });
