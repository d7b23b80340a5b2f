/** The file as a whole cannot be read; the sentence says why, and what would help. */
export class FileFault extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'FileFault';
  }
}

export const fileEncodings = ['utf-8', 'windows-1252'] as const;
export type FileEncoding = (typeof fileEncodings)[number];

/** Strictly: a replaced letter would be stored as if somebody had written it. A byte-order mark is no letter. */
export function decode(bytes: Uint8Array, encoding: FileEncoding): string {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff))
    throw new FileFault('The file is written in UTF-16: save it as UTF-8, and try again.');
  if (isReadable(bytes, encoding)) return new TextDecoder(encoding).decode(bytes);
  throw new FileFault(
    `Line ${firstUnreadableLine(bytes)} is not UTF-8; the file was probably saved as Windows-1252. Save it as UTF-8, or say --encoding windows-1252.`,
  );
}

function isReadable(bytes: Uint8Array, encoding: FileEncoding): boolean {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

const lineBreak = 0x0a;

function firstUnreadableLine(bytes: Uint8Array): number {
  let line = 1;
  for (let from = 0; from < bytes.length; line += 1) {
    const end = bytes.indexOf(lineBreak, from);
    const until = end === -1 ? bytes.length : end + 1;
    if (!isReadable(bytes.subarray(from, until), 'utf-8')) return line;
    from = until;
  }
  return line;
}
