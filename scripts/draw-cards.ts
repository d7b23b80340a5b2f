// Draws the social card and the icons in apps/web/public. Run after a change of the design:
// `npm run build && node scripts/draw-cards.ts`.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { findBrowser } from './browser.ts';
import { root } from './run.ts';
import { startSite } from './running-site.ts';

const pictures = join(root, 'apps/web/public');

/** Hides the name, date and buttons of the landing page. */
const cardStyle = `
  .strip, .top, .date, .hero .row, .hero .lead, .map text { display: none !important }
  .hero { margin: 0 !important; padding: 0 !important; height: 630px }
  .hero .leaf { display: block !important; padding-block: 140px 0 !important }
  .hero h1 { font-size: 104px !important; max-width: 7.35em !important }`;

/** An icon file: six bytes of header, sixteen of directory, and the PNG. */
function toIco(png: Buffer, side: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(side, 6);
  head.writeUInt8(side, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

const site = await startSite();
const browser = await chromium.launch(await findBrowser());
try {
  const page = await browser.newPage({
    viewport: { width: 1200, height: 630 },
    bypassCSP: true,
    reducedMotion: 'reduce',
  });
  await page.goto(site.url);
  await page.addStyleTag({ content: cardStyle });
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(pictures, 'social-card.png') });

  const mark = readFileSync(join(pictures, 'favicon.svg'), 'utf8');
  for (const [name, side, ground, share] of [
    ['apple-touch-icon.png', 180, '#f3f7f5', 1],
    ['icon-192.png', 192, '#f3f7f5', 1],
    ['icon-512.png', 512, '#f3f7f5', 1],
    // Two fifths of a maskable icon may be cut off.
    ['icon-maskable.png', 512, '#f3f7f5', 0.68],
    ['favicon.ico', 32, 'transparent', 1],
  ] as const) {
    await page.setViewportSize({ width: side, height: side });
    await page.setContent(
      `<style>html{background:${ground}}body{margin:0}svg{display:block;width:${side * share}px;height:${side * share}px;margin:${(side * (1 - share)) / 2}px}</style>${mark}`,
    );
    const png = await page.screenshot({ omitBackground: ground === 'transparent' });
    writeFileSync(join(pictures, name), name.endsWith('.ico') ? toIco(png, side) : png);
  }
} finally {
  await browser.close();
  await site.stop();
}
