/** What a file begins with tells what it is; its name and its sender may say anything. */
const beginnings: readonly (readonly [type: string, isIt: (bytes: Buffer) => boolean])[] = [
  ['image/png', (bytes) => bytes.subarray(0, 8).toString('latin1') === '\u0089PNG\r\n\u001A\n'],
  ['image/jpeg', (bytes) => bytes.subarray(0, 3).toString('hex') === 'ffd8ff'],
  ['image/gif', (bytes) => /^GIF8[79]a$/.test(bytes.subarray(0, 6).toString('latin1'))],
  ['image/webp', (bytes) => /^RIFF.{4}WEBP$/s.test(bytes.subarray(0, 12).toString('latin1'))],
  ['image/avif', (bytes) => isAvif(bytes)],
];

/** The type of an image, by its first bytes; null for everything that is none of ours. */
export function imageTypeOf(bytes: Buffer): string | null {
  return beginnings.find(([, isIt]) => isIt(bytes))?.[0] ?? null;
}

/** A box of brands, one of which must be AVIF's own; HEIC is built alike and is not taken. */
function isAvif(bytes: Buffer): boolean {
  if (bytes.length < 16 || bytes.subarray(4, 8).toString('latin1') !== 'ftyp') return false;
  const brands: string = bytes.subarray(8, Math.min(bytes.readUInt32BE(0), 64)).toString('latin1');
  return brands.match(/.{4}/gs)?.some((brand) => brand === 'avif') ?? false;
}
