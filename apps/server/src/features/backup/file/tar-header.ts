/**
 * A header of the old tar form (ustar), which every tar reads. The same name, size and time are the same bytes, so
 * that a reader who knows those three knows each byte of it.
 */
export const blockBytes = 512;

export function tarHeader(name: string, bytes: number, at: Date): Buffer {
  if (Buffer.byteLength(name) > 100) throw new RangeError(`Too long a name for a backup: ${name}`);
  const header = Buffer.alloc(blockBytes);
  header.write(name, 0);
  header.write('0000600\0', 100);
  header.write('0000000\0', 108);
  header.write('0000000\0', 116);
  writeSize(header, bytes);
  header.write(`${octal(Math.floor(at.getTime() / 1_000), 11)}\0`, 136);
  header.write('        ', 148);
  header.write('0', 156);
  header.write('ustar\u000000', 257);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${octal(sum, 6)}\0 `, 148);
  return header;
}

/** What the header says; null where it is none, such as the zeros at the end. */
export function readTarHeader(header: Buffer): { readonly name: string; readonly bytes: number } | null {
  const name = header.toString('utf8', 0, 100).split('\0', 1)[0] ?? '';
  const bytes = readSize(header);
  return name === '' || !Number.isSafeInteger(bytes) ? null : { name, bytes };
}

export const paddingAfter = (bytes: number): number => (blockBytes - (bytes % blockBytes)) % blockBytes;

const octal = (value: number, digits: number): string => value.toString(8).padStart(digits, '0');

const mostOctal = 8 ** 11;

/** From eight gigabytes on in binary, as GNU and libarchive read it. */
function writeSize(header: Buffer, bytes: number): void {
  if (bytes < mostOctal) {
    header.write(`${octal(bytes, 11)}\0`, 124);
    return;
  }
  header[124] = 0x80;
  header.writeBigUInt64BE(BigInt(bytes), 128);
}

function readSize(header: Buffer): number {
  if (header[124] === 0x80) return Number(header.readBigUInt64BE(128));
  const text = header.toString('latin1', 124, 135);
  return /^[0-7]{11}$/.test(text) ? Number.parseInt(text, 8) : Number.NaN;
}
