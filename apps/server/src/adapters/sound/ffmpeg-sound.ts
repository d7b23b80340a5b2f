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
import { id3Bytes, id3Tag, readMp3Frames } from './mp3-frames.ts';
import {
  maxRecordingMs,
  minRecordingMs,
  type PreparedSound,
  type Sound,
  type SoundOrder,
  type SoundRefusal,
  type SoundResult,
} from './sound.ts';

/** Name of FFmpeg's demuxer, so that FFmpeg tries no other. */
type SoundType = 'wav' | 'flac' | 'mov' | 'mp3' | 'ogg' | 'matroska';

const headBytes = 16;

/** Detects the type by the first bytes. Null for other files. */
async function detectSoundType(path: string): Promise<SoundType | null> {
  const file = await open(path);
  try {
    const at = async (position: number): Promise<Buffer> => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, position);
      return buffer.subarray(0, bytesRead);
    };
    const head = await at(0);
    // MP3, and sometimes FLAC, starts with tags.
    const start = id3Bytes(head);
    return matchType(start === 0 ? head : await at(start)) ?? (start === 0 ? null : 'mp3');
  } finally {
    await file.close();
  }
}

function matchType(head: Buffer): SoundType | null {
  const text = head.toString('latin1');
  if (/^(?:RIFF|RF64)/.test(text) && text.slice(8, 12) === 'WAVE') return 'wav';
  if (text.startsWith('fLaC')) return 'flac';
  if (text.slice(4, 8) === 'ftyp') return 'mov';
  if (text.startsWith('OggS')) return 'ogg';
  if (head.subarray(0, 4).toString('hex') === '1a45dfa3') return 'matroska';
  // Start of an MPEG layer III frame.
  return head[0] === 0xff && ((head[1] ?? 0) & 0xe6) === 0xe2 ? 'mp3' : null;
}

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
      if (ffmpeg !== null) return encode(ffmpeg.program, type, order);
      return type === 'mp3' ? keepEncoding(order) : refused('needs-program');
    },
    async retag(order) {
      const written = await writeTagged(order);
      if (written === null) throw new Error('The stored recording has no MP3 frames.');
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
  const { isDone, output } = await runShort({ program, timeoutMs: probeTimeoutMs }, ['-encoders']);
  const version = /^ffmpeg version (\S+)/m.exec(output)?.[1];
  return isDone && version !== undefined && /\blibmp3lame\b/.test(output) ? { program, version } : null;
}

async function keepEncoding(order: SoundOrder): Promise<SoundResult> {
  const written = await writeTagged(order);
  if (written === null) return refused('no-sound');
  return wrongLength(written.ms) ?? { status: 'made', ...written };
}

function wrongLength(ms: number): SoundResult | null {
  if (ms < minRecordingMs) return refused('too-short');
  return ms > maxRecordingMs ? refused('too-long') : null;
}

async function encode(program: string, type: string, order: SoundOrder): Promise<SoundResult> {
  const input = ['-f', type, '-i', `file:${order.from}`];
  const run = (args: readonly string[], timeoutMs = passTimeoutMs): Promise<Run> =>
    runFfmpeg({ program, timeoutMs }, args);
  // Measures the length without decoding: a small file may hold a day of silence.
  const probed = await run(
    [...input, ...wholeInput, ...maxInput, '-c', 'copy', '-f', 'null', '-'],
    probeTimeoutMs,
  );
  if (!probed.isDone) return refused(probed.isTooSlow ? 'too-slow' : 'no-sound');
  if (probed.ms > maxRecordingMs) return refused('too-long');
  const measured = await run([...input, ...wholeInput, ...maxInput, ...measure]);
  const loudness = parseLoudness(measured.output);
  if (!measured.isDone || loudness === null) return refused(measured.isTooSlow ? 'too-slow' : 'no-sound');
  const wrong = wrongLength(measured.ms);
  if (wrong !== null) return wrong;
  if (!Number.isFinite(loudness.lufs)) return refused('silent');
  return normalizeLoudness({ run, input, loudness, order });
}

interface Normalization {
  readonly run: (args: readonly string[]) => Promise<Run>;
  readonly input: readonly string[];
  readonly loudness: Loudness;
  readonly order: SoundOrder;
}

const measure = ['-af', measureFilter, '-f', 'null', '-'];
const mp3Options = ['-ac', '1', '-ar', String(rate), '-c:a', 'libmp3lame', '-b:a', kilobits];
const noMetadata = [
  '-map_metadata',
  '-1',
  '-map_chapters',
  '-1',
  '-id3v2_version',
  '0',
  '-fflags',
  '+bitexact',
];

/** Encodes and measures until the loudness is right. */
async function normalizeLoudness({ run, input, loudness, order }: Normalization): Promise<SoundResult> {
  const encoded = `${order.into}.encoded`;
  try {
    let target = firstTarget;
    for (let pass = 1; ; pass += 1) {
      const filtered = ['-af', normalizeFilter(target, rate, loudness)];
      const encoding = await run(
        [input, wholeInput, maxInput, filtered, mp3Options, noMetadata, ['-f', 'mp3', '-y', encoded]].flat(),
      );
      if (!encoding.isDone) return refused(encoding.isTooSlow ? 'too-slow' : 'no-sound');
      const remeasured = await run(['-f', 'mp3', '-i', `file:${encoded}`, ...measure]);
      const result = parseLoudness(remeasured.output);
      if (!remeasured.isDone || result === null) throw new Error('FFmpeg cannot read its own output.');
      const next = nextTarget(target, result);
      // A voice that would clip at the target loudness stays quieter.
      if (next === null || (pass >= maxPasses && !isAudiblyTooHigh(result)))
        return await addTags(order, encoded);
      if (pass >= 2 * maxPasses) return refused('no-sound');
      target = pass >= maxPasses ? lowerTarget(target) : next;
    }
  } finally {
    await rm(encoded, { force: true });
  }
}

const lowerTarget = ({ lufs, peak }: Target): Target => ({
  lufs: Math.max(lufs - 1, -30),
  peak: Math.max(peak - 1, -9),
});

async function addTags(order: SoundOrder, encoded: string): Promise<SoundResult> {
  const file = await writeTagged({ ...order, from: encoded });
  if (file === null) throw new Error('The output of FFmpeg is not an MP3.');
  return { status: 'made', ...file };
}

/** Writes new tags and the frames of the file. Null if it has no frames. Reads twice, because the tags contain the duration. */
async function writeTagged({
  from,
  into,
  tags,
}: SoundOrder): Promise<Pick<PreparedSound, 'bytes' | 'ms' | 'sha256'> | null> {
  const counted = await readMp3Frames(from, { maxMs: maxRecordingMs, write: async () => {} });
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
    await readMp3Frames(from, { maxMs: maxRecordingMs, write });
    return { bytes, ms: counted.ms, sha256: hash.digest('hex') };
  } finally {
    await file.close();
  }
}
