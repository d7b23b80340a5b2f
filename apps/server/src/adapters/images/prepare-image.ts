import { placeholderColumns, placeholderRows } from '@wayfare/contracts/rules/placeholder';
import sharp, { type Sharp } from 'sharp';
import type { ImageOrder, ImageResult, PreparedFile } from './images.ts';

/** Larger than any camera's picture, and small enough to be opened. */
const mostPixels = 64_000_000;
/** Of an AVIF: it is opened whole, in planes of several bytes, where a JPEG goes by line by line. */
const mostPixelsOpenedWhole = 24_000_000;
const mostSeconds = 20;

// One picture at a time, and nothing kept of it: the process is there for one only.
sharp.concurrency(1);
sharp.cache(false);
// Whatever else the library could open, down to SVG and PDF, it must not.
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

export async function prepareImage({ bytes, type, widths }: ImageOrder): Promise<ImageResult> {
  const file = Buffer.from(bytes);
  if (imageTypeOf(file) !== type) return { status: 'other-type' };
  try {
    if (type === 'image/avif' && (await pixelsOf(file)) > mostPixelsOpenedWhole) return { status: 'refused' };
    return await written(file, widths);
  } catch {
    return { status: 'refused' };
  }
}

/** As its head says: nothing of the picture itself is opened for it. */
async function pixelsOf(file: Buffer): Promise<number> {
  const { width, height } = await sharp(file, { limitInputPixels: mostPixels }).metadata();
  return width * height;
}

async function written(file: Buffer, widths: readonly number[]): Promise<ImageResult> {
  const opened = () =>
    sharp(file, { limitInputPixels: mostPixels, failOn: 'error', pages: 1, sequentialRead: true })
      .timeout({ seconds: mostSeconds })
      // The camera's word on what is up is the only one that is kept, and only by obeying it.
      .autoOrient();
  // Opened once in full, so that the others begin with what is small already, and a broken end is noticed.
  const { data, info } = await opened()
    .resize({ width: Math.max(...widths), withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const whole = () => sharp(data, { raw: { width, height, channels }, limitInputPixels: mostPixels });
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
  return { status: 'prepared', width, height, placeholder: await likeness(whole()), files };
}

async function likeness(picture: Sharp): Promise<string> {
  const colors = await picture
    .flatten({ background: '#ffffff' })
    .resize({ width: placeholderColumns, height: placeholderRows, fit: 'fill' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer();
  return colors.toString('hex');
}

/** What a file begins with tells what it is; its name and its sender may say anything. */
const beginnings: readonly (readonly [type: string, isIt: (bytes: Buffer) => boolean])[] = [
  ['image/png', (bytes) => bytes.subarray(0, 8).toString('latin1') === '\u0089PNG\r\n\u001A\n'],
  ['image/jpeg', (bytes) => bytes.subarray(0, 3).toString('hex') === 'ffd8ff'],
  ['image/gif', (bytes) => /^GIF8[79]a$/.test(bytes.subarray(0, 6).toString('latin1'))],
  ['image/webp', (bytes) => /^RIFF.{4}WEBP$/s.test(bytes.subarray(0, 12).toString('latin1'))],
  ['image/avif', (bytes) => isAvif(bytes)],
];

/** The type of an image, by its first bytes; null for everything that is none of ours. */
function imageTypeOf(bytes: Buffer): string | null {
  return beginnings.find(([, isIt]) => isIt(bytes))?.[0] ?? null;
}

/** A box of brands, one of which must be AVIF's own; HEIC is built alike and is not taken. */
function isAvif(bytes: Buffer): boolean {
  if (bytes.length < 16 || bytes.subarray(4, 8).toString('latin1') !== 'ftyp') return false;
  const brands: string = bytes.subarray(8, Math.min(bytes.readUInt32BE(0), 64)).toString('latin1');
  return brands.match(/.{4}/gs)?.some((brand) => brand === 'avif') ?? false;
}
