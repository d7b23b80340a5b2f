import sharp from 'sharp';
import { expect, test } from 'vitest';
import { sharpImages } from './sharp-images.ts';

const images = sharpImages();
const widths = [480, 960, 1_600];
const prepare = (bytes: Buffer, type: string) => images.prepare({ bytes, type, widths });

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 30, b: 30 } } });

test('a picture comes in every size that it has, the widest last, in both forms', async () => {
  const verdict = await prepare(await picture(1_200, 900).jpeg().toBuffer(), 'image/jpeg');
  if (verdict.status !== 'prepared') throw new Error(verdict.status);
  expect(verdict).toMatchObject({ width: 1_200, height: 900 });
  expect(verdict.files.map(({ width, type }) => `${width} ${type}`)).toEqual([
    '480 image/avif',
    '480 image/webp',
    '960 image/avif',
    '960 image/webp',
    '1200 image/avif',
    '1200 image/webp',
  ]);
  for (const { width, type, bytes } of verdict.files) {
    const found = await sharp(bytes).metadata();
    expect([found.width, found.height]).toEqual([width, Math.round((width * 3) / 4)]);
    expect(type).toBe(found.format === 'heif' ? 'image/avif' : 'image/webp');
  }
  expect(verdict.placeholder).toMatch(/^(c[0-9a-f]){1}/);
  expect(verdict.placeholder).toHaveLength(4 * 3 * 6);
});

test('where it was taken, and by whom, is not in what comes out; which way is up is', async () => {
  const taken = await picture(600, 300)
    .withExif({
      IFD0: { Copyright: 'Ruth of Moab' },
      IFD3: { GPSLatitude: '31/1 46/1 0/1', GPSLatitudeRef: 'N' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect(taken.toString('latin1')).toContain('Ruth of Moab');
  const verdict = await prepare(taken, 'image/jpeg');
  if (verdict.status !== 'prepared') throw new Error(verdict.status);
  expect([verdict.width, verdict.height]).toEqual([300, 600]);
  for (const { bytes } of verdict.files) {
    expect(Buffer.from(bytes).toString('latin1')).not.toMatch(/Ruth|Exif|GPS/);
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  }
});

test.each(['png', 'jpeg', 'webp', 'avif', 'gif'] as const)(
  'a small %s is good, and not made larger',
  async (form) => {
    const verdict = await prepare(await picture(40, 30).toFormat(form).toBuffer(), `image/${form}`);
    expect(verdict).toMatchObject({ status: 'prepared', width: 40, height: 30 });
  },
);

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
const pngHead = '\u0089PNG\r\n\u001A\n';

test.each([
  ['an SVG', svg, 'image/png', 'other-type'],
  ['an SVG under its own name', svg, 'image/svg+xml', 'other-type'],
  ['HTML', '<!doctype html><script>alert(1)</script>', 'image/jpeg', 'other-type'],
  ['HTML after the beginning of a picture', `GIF89a<script>alert(1)</script>`, 'image/gif', 'refused'],
  ['an SVG after the beginning of a picture', `${pngHead}${svg}`, 'image/png', 'refused'],
  ['a PDF', '%PDF-1.7', 'image/webp', 'other-type'],
  ['nothing', '', 'image/png', 'other-type'],
  ['another picture than was announced', pngHead, 'image/jpeg', 'other-type'],
] as const)('%s is no picture', async (_, text, type, status) => {
  expect(await prepare(Buffer.from(text, 'latin1'), type)).toEqual({ status });
});

test('a file of two kilobytes that opens to a gigabyte is refused by what its head says', async () => {
  const flat = sharp({ create: { width: 7_900, height: 7_900, channels: 3, background: '#000' } });
  const bomb = await flat.avif({ effort: 0 }).toBuffer();
  expect(bomb.length).toBeLessThan(10_000);
  expect(await prepare(bomb, 'image/avif')).toEqual({ status: 'refused' });
  const large = sharp({ create: { width: 6_000, height: 3_900, channels: 3, background: '#000' } });
  expect(await prepare(await large.avif({ effort: 0 }).toBuffer(), 'image/avif')).toMatchObject({
    status: 'prepared',
  });
});

test('a picture that breaks off, or that nobody could open, is refused', async () => {
  const whole = await picture(400, 300).png().toBuffer();
  expect(await prepare(whole.subarray(0, whole.length / 2), 'image/png')).toEqual({ status: 'refused' });
  const vast = sharp({
    create: { width: 12_000, height: 12_000, channels: 3, background: '#000' },
    limitInputPixels: false,
  });
  expect(await prepare(await vast.png().toBuffer(), 'image/png')).toEqual({ status: 'refused' });
});
