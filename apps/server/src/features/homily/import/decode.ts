import { isUtf8 } from 'node:buffer';

/** The message says why the file cannot be read, and what to do. */
export class UnreadableFileError extends Error {
  readonly isEncodingError: boolean;

  constructor(message: string, { isEncodingError = false } = {}) {
    super(message);
    this.isEncodingError = isEncodingError;
  }
}

export const fileEncodings = ['utf-8', 'windows-1252'] as const;
export type FileEncoding = (typeof fileEncodings)[number];

export type FileSource = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

const acceptedFormats = 'Homilies come in as CSV or JSON.';
const officeFileMessage = `This is a spreadsheet or a document as its program keeps it. Save it as CSV, and try again.`;

/** The first bytes of files that are often uploaded by mistake. */
const otherFormats: readonly (readonly [begins: readonly number[], told: string])[] = [
  [[0x25, 0x50, 0x44, 0x46], `This is a PDF. ${acceptedFormats}`],
  [[0x50, 0x4b, 0x03, 0x04], officeFileMessage],
  [[0xd0, 0xcf, 0x11, 0xe0], officeFileMessage],
  [[0xff, 0xfe], 'The file is written in UTF-16: save it as UTF-8, and try again.'],
  [[0xfe, 0xff], 'The file is written in UTF-16: save it as UTF-8, and try again.'],
];

/**
 * Streams the file. Invalid bytes are an error: a replacement character would be stored as if it had been written.
 * The decoder drops a byte-order mark.
 */
export async function* decode(source: FileSource, encoding: FileEncoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  let isFirst = true;
  let lineCount = 0;
  for await (const piece of readWholeLines(source)) {
    const other = isFirst
      ? otherFormats.find(([begins]) => begins.every((byte, at) => piece[at] === byte))
      : undefined;
    if (other !== undefined) throw new UnreadableFileError(other[1]);
    isFirst = false;
    if (encoding === 'utf-8' && !isUtf8(piece)) throw notUtf8(piece, lineCount);
    lineCount += countLines(piece);
    yield decoder.decode(piece, { stream: true });
  }
}

const lineBreak = 0x0a;
const maxPieceBytes = 16 * 1024 * 1024;

/** Chunks end with a line, so that no character is split. */
async function* readWholeLines(source: FileSource): AsyncGenerator<Uint8Array> {
  let waiting: Uint8Array[] = [];
  let waitingBytes = 0;
  for await (const chunk of source) {
    const end = chunk.lastIndexOf(lineBreak) + 1;
    waiting.push(end > 0 ? chunk.subarray(0, end) : chunk);
    waitingBytes += chunk.length;
    if (end === 0) {
      if (waitingBytes > maxPieceBytes)
        throw new UnreadableFileError(`A line is longer than 16 MB. ${acceptedFormats}`);
      continue;
    }
    yield Buffer.concat(waiting);
    waiting = end < chunk.length ? [chunk.subarray(end)] : [];
    waitingBytes = chunk.length - end;
  }
  if (waiting.length > 0) yield Buffer.concat(waiting);
}

function notUtf8(piece: Uint8Array, linesBefore: number): UnreadableFileError {
  if (piece.includes(0)) return new UnreadableFileError(`This file is no text. ${acceptedFormats}`);
  return new UnreadableFileError(
    `Line ${linesBefore + findFirstInvalidLine(piece)} is not UTF-8; the file was probably saved as Windows-1252. Save it as UTF-8, and try again.`,
    { isEncodingError: true },
  );
}

/** From 1. */
function findFirstInvalidLine(bytes: Uint8Array): number {
  for (let [line, start] = [1, 0]; ; line += 1) {
    const end = bytes.indexOf(lineBreak, start);
    if (end < 0 || !isUtf8(bytes.subarray(start, end))) return line;
    start = end + 1;
  }
}

function countLines(bytes: Uint8Array): number {
  let lines = 0;
  for (let at = bytes.indexOf(lineBreak); at >= 0; at = bytes.indexOf(lineBreak, at + 1)) lines += 1;
  return lines;
}

/** Throws before the rest of a large file is read. */
export function checkRowCount(rows: number, maxRows: number): void {
  if (rows > maxRows)
    throw new UnreadableFileError(
      `The file has more than ${maxRows.toLocaleString('en-US')} rows. Send it in parts, or have it imported by the command.`,
    );
}
