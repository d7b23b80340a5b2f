import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { robots, sitemap, webManifest } from './plain-files.ts';

test('the sitemap names each page by its whole address', () => {
  const xml = sitemap('https://wayfare.example', ['/', '/about']);
  expect(xml).toContain('<loc>https://wayfare.example/</loc>');
  expect(xml).toContain('<loc>https://wayfare.example/about</loc>');
});

test('an address cannot break out of the sitemap', () => {
  expect(sitemap('https://wayfare.example', ['/?a=1&b="<loc>'])).not.toContain('"<loc>');
});

test('a live site is open to search engines, but for what is behind the log-in', () => {
  const text = robots('https://wayfare.example', false);
  expect(text).toContain('Disallow: /dashboard');
  expect(text).not.toMatch(/Disallow: \/$/m);
  expect(text).toContain('Sitemap: https://wayfare.example/sitemap.xml');
});

test('a demonstration is closed to them', () => {
  expect(robots('https://demo.example', true)).toMatch(/Disallow: \/$/m);
});

test('each icon that an app is installed with is there, as large as it says', () => {
  const { icons, name, id, start_url, scope } = JSON.parse(webManifest({ siteName: 'Way & Fare' }));
  expect([name, id, start_url, scope]).toEqual(['Way & Fare', '/dashboard', '/dashboard?from=app', '/']);
  for (const { src, type, sizes } of icons) {
    const file = readFileSync(new URL(`../../../../web/public${src}`, import.meta.url));
    if (type !== 'image/png') continue;
    const sides = [file.readUInt32BE(16), file.readUInt32BE(20)];
    expect([src, sides.join('x')]).toEqual([src, sizes]);
  }
});
