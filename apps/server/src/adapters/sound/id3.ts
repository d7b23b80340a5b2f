import type { SoundTags } from './sound.ts';

const headBytes = 10;

/** Length of the tags at the start of a file. 0 if there are none. */
export function id3Bytes(head: Buffer): number {
  if (head.length < headBytes || head.toString('latin1', 0, 3) !== 'ID3') return 0;
  const size = [...head.subarray(6, headBytes)].reduce((sum, byte) => sum * 128 + (byte & 0x7f), 0);
  const footer = ((head[5] ?? 0) & 0x10) === 0 ? 0 : headBytes;
  return headBytes + size + footer;
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
  const head = Buffer.alloc(headBytes);
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
