import sharp from 'sharp';
import { expect, test } from 'vitest';
import { sharpImages } from './sharp-images.ts';

const images = sharpImages();
const widths = [480, 960, 1_600];
const prepare = (bytes: Buffer, type: string) => images.prepare({ bytes, type, widths });

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 30, b: 30 } } });

test('a picture is encoded as AVIF and WebP in every width up to its own', async () => {
  const result = await prepare(await picture(1_200, 900).jpeg().toBuffer(), 'image/jpeg');
  if (result.status !== 'prepared') throw new Error(result.status);
  expect(result).toMatchObject({ width: 1_200, height: 900 });
  expect(result.files.map(({ width, type }) => `${width} ${type}`)).toEqual([
    '480 image/avif',
    '480 image/webp',
    '960 image/avif',
    '960 image/webp',
    '1200 image/avif',
    '1200 image/webp',
  ]);
  for (const { width, type, bytes } of result.files) {
    const metadata = await sharp(bytes).metadata();
    expect([metadata.width, metadata.height]).toEqual([width, Math.round((width * 3) / 4)]);
    expect(type).toBe(metadata.format === 'heif' ? 'image/avif' : 'image/webp');
  }
});

test('metadata is removed, and the orientation is applied', async () => {
  const photo = await picture(600, 300)
    .withExif({
      IFD0: { Copyright: 'Ruth of Moab' },
      IFD3: { GPSLatitude: '31/1 46/1 0/1', GPSLatitudeRef: 'N' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect(photo.toString('latin1')).toContain('Ruth of Moab');
  const result = await prepare(photo, 'image/jpeg');
  if (result.status !== 'prepared') throw new Error(result.status);
  expect([result.width, result.height]).toEqual([300, 600]);
  for (const { bytes } of result.files) {
    expect(Buffer.from(bytes).toString('latin1')).not.toMatch(/Ruth|Exif|GPS/);
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  }
});

test.each(['png', 'jpeg', 'webp', 'avif', 'gif'] as const)('a small %s is not enlarged', async (format) => {
  const result = await prepare(await picture(40, 30).toFormat(format).toBuffer(), `image/${format}`);
  expect(result).toMatchObject({ status: 'prepared', width: 40, height: 30 });
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
const pngHead = '\u0089PNG\r\n\u001A\n';

test.each([
  ['an SVG', svg, 'image/png', 'other-type'],
  ['an SVG under its own name', svg, 'image/svg+xml', 'other-type'],
  ['HTML', '<!doctype html><script>alert(1)</script>', 'image/jpeg', 'other-type'],
  ['HTML after the beginning of a picture', `GIF89a<script>alert(1)</script>`, 'image/gif', 'refused'],
  ['an SVG after the beginning of a picture', `${pngHead}${svg}`, 'image/png', 'refused'],
  ['a PDF', '%PDF-1.7', 'image/webp', 'other-type'],
  ['an empty file', '', 'image/png', 'other-type'],
  ['a picture of another type than declared', pngHead, 'image/jpeg', 'other-type'],
] as const)('%s is refused', async (_, text, type, status) => {
  expect(await prepare(Buffer.from(text, 'latin1'), type)).toEqual({ status });
});

test('a small AVIF with too many pixels is refused', async () => {
  const flat = sharp({ create: { width: 4_900, height: 4_900, channels: 3, background: '#000' } });
  const bomb = await flat.avif({ effort: 0 }).toBuffer();
  expect(bomb.length).toBeLessThan(10_000);
  expect(await prepare(bomb, 'image/avif')).toEqual({ status: 'refused' });
  const large = sharp({ create: { width: 6_000, height: 3_900, channels: 3, background: '#000' } });
  const bytes = await large.avif({ effort: 0 }).toBuffer();
  const order = { bytes, type: 'image/avif', widths: [480] };
  expect(await images.prepare(order)).toMatchObject({ status: 'prepared' });
});

test('a truncated picture and one with too many pixels are refused', async () => {
  const whole = await picture(400, 300).png().toBuffer();
  expect(await prepare(whole.subarray(0, whole.length / 2), 'image/png')).toEqual({ status: 'refused' });
  const vast = sharp({
    create: { width: 8_001, height: 8_000, channels: 3, background: '#000' },
    limitInputPixels: false,
  });
  expect(await prepare(await vast.png().toBuffer(), 'image/png')).toEqual({ status: 'refused' });
});
