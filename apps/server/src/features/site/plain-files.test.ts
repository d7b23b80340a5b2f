import { expect, test } from 'vitest';
import { robots, sitemap } from './plain-files.ts';

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
