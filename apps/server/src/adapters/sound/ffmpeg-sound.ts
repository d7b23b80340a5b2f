import { createHash } from 'node:crypto';
import { access, constants, open, rm } from 'node:fs/promises';
import { delimiter, isAbsolute, join } from 'node:path';
import { minutes } from '@wayfare/contracts/rules/durations';
import {
  firstTarget,
  isAudiblyTooHigh,
  type Loudness,
  measureFilter,
  nextTarget,
  normalizeFilter,
  parseLoudness,
  type Run,
  runFfmpeg,
  runShort,
  type Target,
} from './ffmpeg.ts';
import { id3Tag } from './id3.ts';
import { readMp3Frames } from './mp3-frames.ts';
import {
  maxRecordingMs,
  minRecordingMs,
  type PreparedSound,
  type Sound,
  type SoundOrder,
  type SoundRefusal,
  type SoundResult,
} from './sound.ts';
import { detectSoundType } from './sound-type.ts';

interface Settings {
  /** Path of the program. Undefined searches PATH; 'off' disables it. */
  readonly ffmpeg: string | undefined;
  /** PATH. */
  readonly searchPath: string;
}

const rate = 44_100;
const kilobits = '64k';
const probeTimeoutMs = minutes(1);
/** Per pass: the longest recording on a slow machine. */
const passTimeoutMs = minutes(20);
/** Each pass encodes and measures. */
const maxPasses = 4;
const wholeInput = ['-map', '0:a:0', '-vn', '-sn', '-dn'];
/** Slightly more than the maximum, so that longer files are detected. */
const maxInput = ['-t', String(maxRecordingMs / 1_000 + 2)];

/** Encodes with FFmpeg if it is installed. Otherwise accepts MP3 only, and only replaces its tags. */
export function ffmpegSound({ ffmpeg, searchPath }: Settings): Sound {
  const find = async (): Promise<Ffmpeg | null> => {
    const program = await findProgram(ffmpeg, searchPath);
    return program === null ? null : probe(program);
  };
  return {
    async prepare(order) {
      const type = await detectSoundType(order.from);
      if (type === null) return refused('no-sound');
      const ffmpeg = await find();
      if (ffmpeg !== null) return made(ffmpeg.program, type, order);
      return type === 'mp3' ? asItIs(order) : refused('needs-program');
    },
    async retag(order) {
      const written = await writeTagged(order);
      if (written === null) throw new Error('A recording of ours holds no sound.');
      return written;
    },
    program: async () => (await find())?.version ?? null,
  };
}

const refused = (why: SoundRefusal) => ({ status: 'refused', why }) as const;

async function findProgram(ffmpeg: string | undefined, searchPath: string): Promise<string | null> {
  if (ffmpeg === 'off') return null;
  const candidates =
    ffmpeg === undefined ? searchPath.split(delimiter).map((folder) => join(folder, 'ffmpeg')) : [ffmpeg];
  for (const candidate of candidates.filter((each) => isAbsolute(each))) {
    const isExecutable = await access(candidate, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (isExecutable) return candidate;
  }
  return null;
}

interface Ffmpeg {
  readonly program: string;
  readonly version: string;
}

/** Null if the program cannot encode MP3. */
async function probe(program: string): Promise<Ffmpeg | null> {
  const { isDone, said } = await runShort({ program, timeoutMs: probeTimeoutMs }, ['-encoders']);
  const version = /^ffmpeg version (\S+)/m.exec(said)?.[1];
  return isDone && version !== undefined && /\blibmp3lame\b/.test(said) ? { program, version } : null;
}

async function asItIs(order: SoundOrder): Promise<SoundResult> {
  const written = await writeTagged(order);
  if (written === null) return refused('no-sound');
  return wrongLength(written.ms) ?? { status: 'made', ...written, lufs: null, peak: null };
}

function wrongLength(ms: number): SoundResult | null {
  if (ms < minRecordingMs) return refused('too-short');
  return ms > maxRecordingMs ? refused('too-long') : null;
}

async function made(program: string, type: string, order: SoundOrder): Promise<SoundResult> {
  const input = ['-f', type, '-i', `file:${order.from}`];
  const run = (given: readonly string[], timeoutMs = passTimeoutMs): Promise<Run> =>
    runFfmpeg({ program, timeoutMs }, given);
  // Measures the length without decoding: a small file may hold a day of silence.
  const looked = await run(
    [...input, ...wholeInput, ...maxInput, '-c', 'copy', '-f', 'null', '-'],
    probeTimeoutMs,
  );
  if (!looked.isDone) return refused(looked.isTooSlow ? 'too-slow' : 'no-sound');
  if (looked.ms > maxRecordingMs) return refused('too-long');
  const measured = await run([...input, ...wholeInput, ...maxInput, '-af', measureFilter, '-f', 'null', '-']);
  const found = parseLoudness(measured.said);
  if (!measured.isDone || found === null) return refused(measured.isTooSlow ? 'too-slow' : 'no-sound');
  const wrong = wrongLength(measured.ms);
  if (wrong !== null) return wrong;
  if (!Number.isFinite(found.lufs)) return refused('silent');
  return madeAsLoud({ run, input, found, order });
}

interface Making {
  readonly run: (given: readonly string[]) => Promise<Run>;
  readonly input: readonly string[];
  readonly found: Loudness;
  readonly order: SoundOrder;
}

const written = ['-ac', '1', '-ar', String(rate), '-c:a', 'libmp3lame', '-b:a', kilobits];
const bare = ['-map_metadata', '-1', '-map_chapters', '-1', '-id3v2_version', '0', '-fflags', '+bitexact'];

/** Encodes and measures until the loudness is right. */
async function madeAsLoud({ run, input, found, order }: Making): Promise<SoundResult> {
  const encoded = `${order.into}.encoded`;
  try {
    let target = firstTarget;
    for (let pass = 1; ; pass += 1) {
      const filtered = ['-af', normalizeFilter(target, rate, found)];
      const done = await run([
        ...input,
        ...wholeInput,
        ...maxInput,
        ...filtered,
        ...written,
        ...bare,
        '-f',
        'mp3',
        '-y',
        encoded,
      ]);
      if (!done.isDone) return refused(done.isTooSlow ? 'too-slow' : 'no-sound');
      const heard = await run([
        '-f',
        'mp3',
        '-i',
        `file:${encoded}`,
        '-af',
        measureFilter,
        '-f',
        'null',
        '-',
      ]);
      const came = parseLoudness(heard.said);
      if (!heard.isDone || came === null) throw new Error('What FFmpeg wrote, it cannot read.');
      const next = nextTarget(target, came);
      // A voice that would clip at the target loudness stays quieter.
      if (next === null || (pass >= maxPasses && !isAudiblyTooHigh(came)))
        return await taggedAs(order, encoded, came);
      if (pass >= 2 * maxPasses) return refused('no-sound');
      target = pass >= maxPasses ? softer(target) : next;
    }
  } finally {
    await rm(encoded, { force: true });
  }
}

const softer = ({ lufs, peak }: Target): Target => ({
  lufs: Math.max(lufs - 1, -30),
  peak: Math.max(peak - 1, -9),
});

async function taggedAs(order: SoundOrder, encoded: string, came: Loudness): Promise<SoundResult> {
  const file = await writeTagged({ ...order, from: encoded });
  if (file === null) throw new Error('What FFmpeg wrote is no MP3.');
  return { status: 'made', ...file, lufs: came.lufs, peak: came.peak };
}

/** Writes new tags and the frames of the file. Null if it has no frames. Reads twice, because the tags contain the duration. */
async function writeTagged({
  from,
  into,
  tags,
}: SoundOrder): Promise<Pick<PreparedSound, 'bytes' | 'ms' | 'sha256'> | null> {
  const counted = await readMp3Frames(from, { longestMs: maxRecordingMs, write: async () => {} });
  if (counted === null) return null;
  const file = await open(into, 'w', 0o600);
  try {
    const hash = createHash('sha256');
    let bytes = 0;
    const write = async (part: Buffer): Promise<void> => {
      hash.update(part);
      bytes += part.length;
      await file.writeFile(part);
    };
    await write(id3Tag(tags, counted.ms));
    await readMp3Frames(from, { longestMs: maxRecordingMs, write });
    return { bytes, ms: counted.ms, sha256: hash.digest('hex') };
  } finally {
    await file.close();
  }
}
