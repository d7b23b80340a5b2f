import { type FileHandle, open } from 'node:fs/promises';
import type { SoundTags } from './sound.ts';

const tagHeadBytes = 10;

/** Length of the tags at the start of a file. 0 if there are none. */
export function id3Bytes(head: Buffer): number {
  if (head.length < tagHeadBytes || head.toString('latin1', 0, 3) !== 'ID3') return 0;
  const size = [...head.subarray(6, tagHeadBytes)].reduce((sum, byte) => sum * 128 + (byte & 0x7f), 0);
  const footer = ((head[5] ?? 0) & 0x10) === 0 ? 0 : tagHeadBytes;
  return tagHeadBytes + size + footer;
}

/** ID3v2.3, because podcast apps read its chapters and old players skip it. */
export function id3Tag({ title, artist, album, chapters, uniqueId }: SoundTags, ms: number): Buffer {
  // Skips chapters after the end. A single chapter is omitted.
  const played = chapters.filter(({ startMs }) => startMs < ms);
  const listed = played.length < 2 ? [] : played;
  const named = listed.map((chapter, index) => ({
    ...chapter,
    id: `chapter${index + 1}`,
    endMs: listed[index + 1]?.startMs ?? ms,
  }));
  const frames = Buffer.concat([
    text('TIT2', title),
    ...(artist === '' ? [] : [text('TPE1', artist)]),
    text('TALB', album),
    text('TLEN', String(ms)),
    frame('UFID', [terminated('wayfare'), Buffer.from(uniqueId, 'latin1')]),
    ...(named.length === 0 ? [] : [contents(named.map(({ id }) => id))]),
    ...named.map(chapterFrame),
  ]);
  return Buffer.concat([Buffer.from('ID3\u0003\u0000\u0000', 'latin1'), sevenBits(frames.length), frames]);
}

const terminated = (latin: string): Buffer => Buffer.from(`${latin}\u0000`, 'latin1');

function frame(id: string, parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const head = Buffer.alloc(tagHeadBytes);
  head.write(id, 'latin1');
  head.writeUInt32BE(body.length, 4);
  return Buffer.concat([head, body]);
}

/** UTF-16: the only Unicode encoding of this version. */
const text = (id: string, value: string): Buffer =>
  frame(id, [Buffer.from([1, 0xff, 0xfe]), Buffer.from(value, 'utf16le')]);

const contents = (ids: readonly string[]): Buffer =>
  frame('CTOC', [terminated('contents'), Buffer.from([3, ids.length]), ...ids.map(terminated)]);

interface Named {
  readonly id: string;
  readonly title: string;
  readonly startMs: number;
  readonly endMs: number;
}

function chapterFrame({ id, title, startMs, endMs }: Named): Buffer {
  const times = Buffer.alloc(16, 0xff);
  times.writeUInt32BE(startMs, 0);
  times.writeUInt32BE(endMs, 4);
  return frame('CHAP', [terminated(id), times, text('TIT2', title)]);
}

const sevenBits = (size: number): Buffer =>
  Buffer.from([21, 14, 7, 0].map((shift) => (size >>> shift) & 0x7f));

/** Decoded frame header. */
interface Frame {
  readonly bytes: number;
  readonly samples: number;
  readonly rate: number;
  /** Equal for all frames of a recording. */
  readonly kind: number;
  readonly channels: 1 | 2;
}

const kilobits = [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const lowerKilobits = [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
const rates = [44_100, 48_000, 32_000];
const headBytes = 4;

/** Null if no MPEG layer III frame starts here. */
function frameAt(bytes: Buffer, at: number): Frame | null {
  if (at + headBytes > bytes.length) return null;
  const head = bytes.readUInt32BE(at);
  // 11 set bits, and layer III.
  if (head >>> 21 !== 0x7ff || ((head >>> 17) & 3) !== 1) return null;
  const version = (head >>> 19) & 3;
  const isFirst = version === 3;
  const rate = (rates[(head >>> 10) & 3] ?? 0) / (isFirst ? 1 : version === 2 ? 2 : 4);
  const kilobit = (isFirst ? kilobits : lowerKilobits)[((head >>> 12) & 15) - 1];
  if (version === 1 || rate === 0 || kilobit === undefined) return null;
  const samples = isFirst ? 1_152 : 576;
  return {
    bytes: Math.floor((samples * kilobit * 125) / rate) + ((head >>> 9) & 1),
    samples,
    rate,
    kind: version * 100_000 + rate,
    channels: ((head >>> 6) & 3) === 3 ? 1 : 2,
  };
}

const readBytes = 256 * 1024;
/** Ten times the largest frame. */
const lookahead = 16 * 1024;
/** Tags before the first frame, with a picture. */
const maxBefore = 64 * 1024;
/** With more other data than this, the frames are accidental matches. */
const maxOtherShare = 0.5;

interface Mp3Frames {
  readonly ms: number;
}

interface ReadOptions {
  readonly maxMs: number;
  readonly write: (frames: Buffer) => Promise<void>;
}

/**
 * Passes the frames of a file on, without tags, pictures and other data. Computes the duration from the frames. Null if it
 * is not an MP3.
 */
export async function readMp3Frames(path: string, { maxMs, write }: ReadOptions): Promise<Mp3Frames | null> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const reader = new Reader(file, await skipTags(file));
    const parser = new FrameParser();
    let other = 0;
    while (await reader.fill()) {
      const block = parser.parse(reader.bytes, reader.isLast);
      other += block.other;
      if (parser.kind === null && other > maxBefore) return null;
      for (const run of block.runs) await write(run);
      reader.advance(block.read);
      if (parser.ms > maxMs) break;
    }
    return parser.kind === null || other > Math.max(maxBefore, size * maxOtherShare)
      ? null
      : { ms: parser.ms };
  } finally {
    await file.close();
  }
}

async function skipTags(file: FileHandle): Promise<number> {
  let at = 0;
  // Some files have several tags.
  for (let tags = 0; tags < 10; tags += 1) {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(10), 0, 10, at);
    const bytes = id3Bytes(buffer.subarray(0, bytesRead));
    if (bytes === 0) break;
    at += bytes;
  }
  return at;
}

/** Reads the file in blocks. */
class Reader {
  bytes = Buffer.alloc(0);
  isLast = false;
  readonly #file: FileHandle;
  #at: number;

  constructor(file: FileHandle, at: number) {
    this.#file = file;
    this.#at = at;
  }

  /** False at the end. */
  async fill(): Promise<boolean> {
    if (this.isLast) return false;
    const { buffer, bytesRead } = await this.#file.read(Buffer.alloc(readBytes), 0, readBytes, this.#at);
    this.bytes = buffer.subarray(0, bytesRead);
    this.isLast = bytesRead < readBytes;
    return bytesRead > 0;
  }

  advance(read: number): void {
    this.#at += read;
  }
}

class FrameParser {
  kind: number | null = null;
  #samples = 0;
  #rate = 1;
  /** Whether the previous data was a frame. */
  #isInFrames = false;

  get ms(): number {
    return Math.round((this.#samples * 1_000) / this.#rate);
  }

  /** Returns the runs of complete frames, the number of bytes read, and how many of them were other data. */
  parse(bytes: Buffer, isLast: boolean) {
    const runs: Buffer[] = [];
    const end = isLast ? bytes.length : bytes.length - lookahead;
    let [at, began, other] = [0, 0, 0];
    const close = () => {
      if (at > began) runs.push(bytes.subarray(began, at));
    };
    while (at < end) {
      const frame = this.#next(bytes, at);
      if (frame !== null) {
        if (this.#samples > 0 || !isInfoFrame(bytes, at, frame)) this.#samples += frame.samples;
        this.#rate = frame.rate;
        this.kind = frame.kind;
        this.#isInFrames = true;
        at += frame.bytes;
        continue;
      }
      close();
      this.#isInFrames = false;
      at += 1;
      other += 1;
      began = at;
    }
    close();
    return { runs, read: at, other };
  }

  /** The complete frame at this position. After other data, a second frame must follow it. */
  #next(bytes: Buffer, at: number): Frame | null {
    const frame = frameAt(bytes, at);
    if (frame === null || at + frame.bytes > bytes.length) return null;
    if (this.kind !== null && frame.kind !== this.kind) return null;
    return this.#isInFrames || frameAt(bytes, at + frame.bytes)?.kind === frame.kind ? frame : null;
  }
}

/** The first frame of many files has no sound but the number of frames. */
function isInfoFrame(bytes: Buffer, at: number, { samples, channels }: Frame): boolean {
  const side = samples === 1_152 ? (channels === 1 ? 17 : 32) : channels === 1 ? 9 : 17;
  const name = bytes.toString('latin1', at + headBytes + side, at + headBytes + side + 4);
  return name === 'Xing' || name === 'Info' || bytes.toString('latin1', at + 36, at + 40) === 'VBRI';
}
