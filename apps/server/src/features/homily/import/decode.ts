import { isUtf8 } from 'node:buffer';

/** The file as a whole cannot be read; the sentence says why, and what would help. */
export class FileFault extends Error {
  /** Another encoding would read it. */
  readonly isOfEncoding: boolean;

  constructor(message: string, { isOfEncoding = false } = {}) {
    super(message);
    this.name = 'FileFault';
    this.isOfEncoding = isOfEncoding;
  }
}

export const fileEncodings = ['utf-8', 'windows-1252'] as const;
export type FileEncoding = (typeof fileEncodings)[number];

const wanted = 'Homilies come in as CSV or JSON.';
const ofOffice = `This is a spreadsheet or a document as its program keeps it. Save it as CSV, and try again.`;

/** How files begin that people take for what we want, and what to tell them. */
const otherKinds: readonly (readonly [begins: readonly number[], told: string])[] = [
  [[0x25, 0x50, 0x44, 0x46], `This is a PDF. ${wanted}`],
  [[0x50, 0x4b, 0x03, 0x04], ofOffice],
  [[0xd0, 0xcf, 0x11, 0xe0], ofOffice],
  [[0xff, 0xfe], 'The file is written in UTF-16: save it as UTF-8, and try again.'],
  [[0xfe, 0xff], 'The file is written in UTF-16: save it as UTF-8, and try again.'],
];

/** Strictly: a replaced letter would be stored as if somebody had written it. A byte-order mark is no letter. */
export function decode(bytes: Uint8Array, encoding: FileEncoding): string {
  const other = otherKinds.find(([begins]) => begins.every((byte, at) => bytes[at] === byte));
  if (other !== undefined) throw new FileFault(other[1]);
  if (encoding !== 'utf-8' || isUtf8(bytes)) return new TextDecoder(encoding).decode(bytes);
  if (bytes.includes(0)) throw new FileFault(`This file is no text. ${wanted}`);
  throw new FileFault(
    `Line ${firstUnreadableLine(bytes)} is not UTF-8; the file was probably saved as Windows-1252. Save it as UTF-8, and try again.`,
    { isOfEncoding: true },
  );
}

const lineBreak = 0x0a;

/** By halves: whatever ends with a whole line before the first bad one can be read. */
function firstUnreadableLine(bytes: Uint8Array): number {
  let [readable, end] = [0, bytes.length];
  while (readable < end) {
    const middle = bytes.lastIndexOf(lineBreak, Math.floor((readable + end) / 2) - 1) + 1;
    const until = middle > readable ? middle : bytes.indexOf(lineBreak, readable) + 1;
    if (until === 0 || until > end || !isUtf8(bytes.subarray(readable, until))) {
      if (middle <= readable) break;
      end = middle;
    } else readable = until;
  }
  let line = 1;
  for (let at = 0; at < readable; at += 1) if (bytes[at] === lineBreak) line += 1;
  return line;
}
