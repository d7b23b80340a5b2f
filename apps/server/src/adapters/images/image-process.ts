import sharp from 'sharp';
import type { ImageOrder, ImageResult, PreparedFile } from './images.ts';

/** More than any camera's picture has, and small enough for the memory limit. */
const maxPixels = 64_000_000;
/** Less, because an AVIF is decoded as a whole and a JPEG line by line. */
const maxAvifPixels = 24_000_000;
const maxSeconds = 20;

// The process handles one picture only.
sharp.concurrency(1);
sharp.cache(false);
// Other formats that the library supports, such as SVG and PDF, are blocked.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadWebp',
    'VipsForeignLoadNsgif',
    'VipsForeignLoadHeif',
  ],
});

async function prepareImage({ bytes, type, widths }: ImageOrder): Promise<ImageResult> {
  const file = Buffer.from(bytes);
  if (detectImageType(file) !== type) return { status: 'other-type' };
  try {
    if (type === 'image/avif' && (await readPixelCount(file)) > maxAvifPixels) return { status: 'refused' };
    return await encode(file, widths);
  } catch {
    return { status: 'refused' };
  }
}

/** Reads the header only. */
async function readPixelCount(file: Buffer): Promise<number> {
  const { width, height } = await sharp(file, { limitInputPixels: maxPixels }).metadata();
  return width * height;
}

async function encode(file: Buffer, widths: readonly number[]): Promise<ImageResult> {
  const open = () =>
    sharp(file, { limitInputPixels: maxPixels, failOn: 'error', pages: 1, sequentialRead: true })
      .timeout({ seconds: maxSeconds })
      // The orientation is applied, because all metadata is removed.
      .autoOrient();
  // Decoded once as a whole, which detects truncated files and makes the smaller sizes faster.
  const { data, info } = await open()
    .resize({ width: Math.max(...widths), withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const whole = () => sharp(data, { raw: { width, height, channels }, limitInputPixels: maxPixels });
  const files: PreparedFile[] = [];
  for (const each of [...widths.filter((other) => other < width), width]) {
    const sized = () => whole().resize({ width: each });
    files.push({
      width: each,
      type: 'image/avif',
      bytes: await sized().avif({ quality: 55, effort: 2 }).toBuffer(),
    });
    files.push({
      width: each,
      type: 'image/webp',
      bytes: await sized().webp({ quality: 80, effort: 4 }).toBuffer(),
    });
  }
  return { status: 'prepared', width, height, files };
}

/** The type is detected by the first bytes, because the declared one cannot be trusted. */
const signatures: readonly (readonly [type: string, matches: (bytes: Buffer) => boolean])[] = [
  ['image/png', (bytes) => bytes.subarray(0, 8).toString('latin1') === '\u0089PNG\r\n\u001A\n'],
  ['image/jpeg', (bytes) => bytes.subarray(0, 3).toString('hex') === 'ffd8ff'],
  ['image/gif', (bytes) => /^GIF8[79]a$/.test(bytes.subarray(0, 6).toString('latin1'))],
  ['image/webp', (bytes) => /^RIFF.{4}WEBP$/s.test(bytes.subarray(0, 12).toString('latin1'))],
  ['image/avif', (bytes) => isAvif(bytes)],
];

/** Null for unsupported types. */
const detectImageType = (bytes: Buffer): string | null =>
  signatures.find(([, matches]) => matches(bytes))?.[0] ?? null;

/** One of the brands must be 'avif'. HEIC has the same structure and is refused. */
function isAvif(bytes: Buffer): boolean {
  if (bytes.length < 16 || bytes.subarray(4, 8).toString('latin1') !== 'ftyp') return false;
  const brands: string = bytes.subarray(8, Math.min(bytes.readUInt32BE(0), 64)).toString('latin1');
  return brands.match(/.{4}/gs)?.some((brand) => brand === 'avif') ?? false;
}

// One process per picture, because the C library opens untrusted files: a crash or a leak does not affect the server.

process.once('message', (order: ImageOrder) => {
  void prepareImage(order).then((verdict) => process.send?.(verdict, () => process.disconnect?.()));
});
