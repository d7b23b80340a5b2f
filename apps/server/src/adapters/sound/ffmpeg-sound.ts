import { createHash } from 'node:crypto';
import { access, constants, open, rm } from 'node:fs/promises';
import { delimiter, isAbsolute, join } from 'node:path';
import { minutes } from '@wayfare/contracts/rules/durations';
import {
  applying,
  firstTarget,
  isAudiblyTooHigh,
  type Loudness,
  loudnessIn,
  measuring,
  nextTarget,
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
  /** Where the operator says that it is; undefined looks along the path, and 'off' looks nowhere. */
  readonly ffmpeg: string | undefined;
  /** The folders of programs, as the system lists them. */
  readonly searchPath: string;
}

const rate = 44_100;
const kilobits = '64k';
const lookingMs = minutes(1);
/** The longest recording on a slow machine; each pass is one. */
const passMs = minutes(20);
/** Asked for and measured so often until it is as it should be. */
const mostPasses = 4;
const wholeInput = ['-map', '0:a:0', '-vn', '-sn', '-dn'];
/** A little beyond, so that it is seen. */
const within = ['-t', String(maxRecordingMs / 1_000 + 2)];

/** Recordings made by FFmpeg, if the operator installed it; else MP3 as it was sent in, without its tags. */
export function ffmpegSound({ ffmpeg, searchPath }: Settings): Sound {
  const find = async (): Promise<Found | null> => {
    const program = await findProgram(ffmpeg, searchPath);
    return program === null ? null : asked(program);
  };
  return {
    async prepare(order) {
      const type = await detectSoundType(order.from);
      if (type === null) return refused('no-sound');
      const found = await find();
      if (found !== null) return made(found.program, type, order);
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
  const places =
    ffmpeg === undefined ? searchPath.split(delimiter).map((folder) => join(folder, 'ffmpeg')) : [ffmpeg];
  for (const place of places.filter((each) => isAbsolute(each))) {
    const isThere = await access(place, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (isThere) return place;
  }
  return null;
}

interface Found {
  readonly program: string;
  readonly version: string;
}

/** One that cannot write MP3 is none. */
async function asked(program: string): Promise<Found | null> {
  const { isDone, said } = await runShort({ program, longestMs: lookingMs }, ['-encoders']);
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
  const run = (given: readonly string[], longest = passMs): Promise<Run> =>
    runFfmpeg({ program, longestMs: longest }, given);
  // Counted without being opened: a small file may hold a day of silence.
  const looked = await run([...input, ...wholeInput, ...within, '-c', 'copy', '-f', 'null', '-'], lookingMs);
  if (!looked.isDone) return refused(looked.isTooSlow ? 'too-slow' : 'no-sound');
  if (looked.ms > maxRecordingMs) return refused('too-long');
  const measured = await run([...input, ...wholeInput, ...within, '-af', measuring, '-f', 'null', '-']);
  const found = loudnessIn(measured.said);
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

/** What came out is measured, and asked for again until it is right. */
async function madeAsLoud({ run, input, found, order }: Making): Promise<SoundResult> {
  const encoded = `${order.into}.encoded`;
  try {
    let target = firstTarget;
    for (let pass = 1; ; pass += 1) {
      const filtered = ['-af', applying(target, rate, found)];
      const done = await run([
        ...input,
        ...wholeInput,
        ...within,
        ...filtered,
        ...written,
        ...bare,
        '-f',
        'mp3',
        '-y',
        encoded,
      ]);
      if (!done.isDone) return refused(done.isTooSlow ? 'too-slow' : 'no-sound');
      const heard = await run(['-f', 'mp3', '-i', `file:${encoded}`, '-af', measuring, '-f', 'null', '-']);
      const came = loudnessIn(heard.said);
      if (!heard.isDone || came === null) throw new Error('What FFmpeg wrote, it cannot read.');
      const next = nextTarget(target, came);
      // A voice that cannot be made as loud as others without being cut off stays softer.
      if (next === null || (pass >= mostPasses && !isAudiblyTooHigh(came)))
        return await taggedAs(order, encoded, came);
      if (pass >= 2 * mostPasses) return refused('no-sound');
      target = pass >= mostPasses ? softer(target) : next;
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

/** The frames of a file behind tags of ours; null where it has none. How long it is stands in the tags, so it is counted first. */
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
