import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { robots, sitemap, webManifest } from './plain-files.ts';

test('the sitemap lists absolute URLs', () => {
  const xml = sitemap('https://wayfare.example', ['/', '/about']);
  expect(xml).toContain('<loc>https://wayfare.example/</loc>');
  expect(xml).toContain('<loc>https://wayfare.example/about</loc>');
});

test('the sitemap escapes URLs', () => {
  expect(sitemap('https://wayfare.example', ['/?a=1&b="<loc>'])).not.toContain('"<loc>');
});

test('robots.txt of a live site allows public pages only', () => {
  const text = robots('https://wayfare.example', false);
  expect(text).toContain('Disallow: /dashboard');
  expect(text).not.toMatch(/Disallow: \/$/m);
  expect(text).toContain('Sitemap: https://wayfare.example/sitemap.xml');
});

test('robots.txt of a demonstration disallows everything', () => {
  expect(robots('https://demo.example', true)).toMatch(/Disallow: \/$/m);
});

test('each icon in the web manifest exists in the declared size', () => {
  const { icons, name, id, start_url, scope } = JSON.parse(webManifest({ siteName: 'Way & Fare' }));
  expect([name, id, start_url, scope]).toEqual(['Way & Fare', '/dashboard', '/dashboard?from=app', '/']);
  for (const { src, type, sizes } of icons) {
    const file = readFileSync(new URL(`../../../../web/public${src}`, import.meta.url));
    if (type !== 'image/png') continue;
    const sides = [file.readUInt32BE(16), file.readUInt32BE(20)];
    expect([src, sides.join('x')]).toEqual([src, sizes]);
  }
});
