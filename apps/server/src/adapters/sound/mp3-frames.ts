import { type FileHandle, open } from 'node:fs/promises';
import { id3Bytes } from './id3.ts';

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

export interface Mp3Frames {
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
