import { type FileHandle, open } from 'node:fs/promises';
import { id3Bytes } from './id3.ts';

/** What a frame's head says of it. */
interface Frame {
  readonly bytes: number;
  readonly samples: number;
  readonly rate: number;
  /** Of one recording, every frame has the same. */
  readonly kind: number;
  readonly channels: 1 | 2;
}

const kilobits = [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const kilobitsOfLower = [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
const rates = [44_100, 48_000, 32_000];
const headBytes = 4;

/** Null where no frame of MPEG sound, third layer, begins. */
function frameAt(bytes: Buffer, at: number): Frame | null {
  if (at + headBytes > bytes.length) return null;
  const head = bytes.readUInt32BE(at);
  // Eleven bits that are set, and the third layer.
  if (head >>> 21 !== 0x7ff || ((head >>> 17) & 3) !== 1) return null;
  const version = (head >>> 19) & 3;
  const isFirst = version === 3;
  const rate = (rates[(head >>> 10) & 3] ?? 0) / (isFirst ? 1 : version === 2 ? 2 : 4);
  const kilobit = (isFirst ? kilobits : kilobitsOfLower)[((head >>> 12) & 15) - 1];
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
/** A frame is a tenth of this. */
const mostAhead = 16 * 1024;
/** What stands before the first frame: tags, at most with a large picture. */
const mostBefore = 64 * 1024;
/** More of other things than of frames, and it is no recording but something that looks like one here and there. */
const mostOtherShare = 0.5;

export interface Mp3Frames {
  readonly ms: number;
}

interface Wanted {
  readonly longestMs: number;
  readonly write: (frames: Buffer) => Promise<void>;
}

/**
 * Hands on the frames of a file and nothing else of it: no tags, no picture, nothing hidden between. How long they last
 * is counted, not believed. Null where it is no MP3.
 */
export async function readMp3Frames(path: string, { longestMs, write }: Wanted): Promise<Mp3Frames | null> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const reader = new Reader(file, await afterTags(file));
    const walk = new Walk();
    let other = 0;
    while (await reader.fill()) {
      const found = walk.through(reader.bytes, reader.isLast);
      other += found.other;
      if (walk.kind === null && other > mostBefore) return null;
      for (const run of found.runs) await write(run);
      reader.advance(found.read);
      if (walk.ms > longestMs) break;
    }
    return walk.kind === null || other > Math.max(mostBefore, size * mostOtherShare) ? null : { ms: walk.ms };
  } finally {
    await file.close();
  }
}

async function afterTags(file: FileHandle): Promise<number> {
  let at = 0;
  // One after the other, now and then.
  for (let tags = 0; tags < 10; tags += 1) {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(10), 0, 10, at);
    const bytes = id3Bytes(buffer.subarray(0, bytesRead));
    if (bytes === 0) break;
    at += bytes;
  }
  return at;
}

/** A stretch of the file at a time, which begins where the last one was read to. */
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

class Walk {
  kind: number | null = null;
  #samples = 0;
  #rate = 1;
  /** The last thing that was read was a frame. */
  #isWithin = false;

  get ms(): number {
    return Math.round((this.#samples * 1_000) / this.#rate);
  }

  /** The whole frames in it, in runs that follow one another; how far it was read; how much of that was no frame. */
  through(bytes: Buffer, isLast: boolean) {
    const runs: Buffer[] = [];
    const end = isLast ? bytes.length : bytes.length - mostAhead;
    let [at, began, other] = [0, 0, 0];
    const close = () => {
      if (at > began) runs.push(bytes.subarray(began, at));
    };
    while (at < end) {
      const frame = this.#next(bytes, at);
      if (frame !== null) {
        if (this.#samples > 0 || !isAbout(bytes, at, frame)) this.#samples += frame.samples;
        this.#rate = frame.rate;
        this.kind = frame.kind;
        this.#isWithin = true;
        at += frame.bytes;
        continue;
      }
      close();
      this.#isWithin = false;
      at += 1;
      other += 1;
      began = at;
    }
    close();
    return { runs, read: at, other };
  }

  /** The frame that begins here, whole; what looks like one where none was just now is one if another follows it. */
  #next(bytes: Buffer, at: number): Frame | null {
    const frame = frameAt(bytes, at);
    if (frame === null || at + frame.bytes > bytes.length) return null;
    if (this.kind !== null && frame.kind !== this.kind) return null;
    return this.#isWithin || frameAt(bytes, at + frame.bytes)?.kind === frame.kind ? frame : null;
  }
}

/** The first frame of many files holds no sound, but tells how many follow. */
function isAbout(bytes: Buffer, at: number, { samples, channels }: Frame): boolean {
  const side = samples === 1_152 ? (channels === 1 ? 17 : 32) : channels === 1 ? 9 : 17;
  const name = bytes.toString('latin1', at + headBytes + side, at + headBytes + side + 4);
  return name === 'Xing' || name === 'Info' || bytes.toString('latin1', at + 36, at + 40) === 'VBRI';
}
