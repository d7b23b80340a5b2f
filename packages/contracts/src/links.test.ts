import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isLinkComplete, linkAddress } from './links.ts';

test.each([
  'https://example.org/a?b=c#d',
  'http://example.org',
  'HTTPS://EXAMPLE.ORG',
  'mailto:ruth@example.org',
  'tel:+15550100',
  '/about',
  '/',
  '/homily_preview?day=2026-11-21#top',
])('%s is kept', (address) => expect(linkAddress(address)).toBe(address));

test.each([
  '',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'sms:+15550100',
  'ftp://example.org',
  'blob:https://example.org/1',
  'about:blank',
  '//example.org',
  '/\\example.org',
  '/\t/example.org',
  'example.org',
  '#top',
  'https://',
  'https:// example.org',
])('%j becomes the blank address', (address) => expect(linkAddress(address)).toBe('about:blank'));

test('spaces around an address do not count', () => {
  expect(linkAddress('  https://example.org ')).toBe('https://example.org');
});

test('what comes out is always blank, a path of ours, or one of the four schemes, and stays so', () => {
  const anything = fc.oneof(
    fc.string(),
    fc.webUrl(),
    fc.string().map((text) => `/${text}`),
  );
  fc.assert(
    fc.property(anything, (text) => {
      const address = linkAddress(text);
      const seen = new URL(address, 'https://ours.example/');
      expect(['http:', 'https:', 'mailto:', 'tel:', 'about:']).toContain(seen.protocol);
      if (address.startsWith('/')) expect(seen.host).toBe('ours.example');
      expect(linkAddress(address)).toBe(address);
    }),
  );
});

test('a link needs a text and an address', () => {
  expect(isLinkComplete('Read on', '/about')).toBe(true);
  expect(isLinkComplete(' ', '/about')).toBe(false);
  expect(isLinkComplete('Read on', '')).toBe(false);
});
