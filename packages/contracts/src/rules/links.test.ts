import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalizeLink, sanitizeLink } from './links.ts';

test.each([
  'https://example.org/a?b=c#d',
  'http://example.org',
  'HTTPS://EXAMPLE.ORG',
  'mailto:ruth@example.org',
  'tel:+15550100',
])('%s is unchanged', (address) => expect(sanitizeLink(address)).toBe(address));

test.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'blob:https://example.org/1',
  '/',
  '/\\example.org',
  '#top',
  'https://',
])('%j becomes the blank address', (address) => expect(sanitizeLink(address)).toBe('about:blank'));

test('links are blank or have one of the four schemes, and sanitizing twice changes nothing', () => {
  const anything = fc.oneof(
    fc.string(),
    fc.webUrl(),
    fc.string().map((text) => `/${text}`),
  );
  fc.assert(
    fc.property(anything, (text) => {
      const address = sanitizeLink(text);
      expect(['http:', 'https:', 'mailto:', 'tel:', 'about:']).toContain(new URL(address).protocol);
      expect(sanitizeLink(address)).toBe(address);
    }),
  );
});

test.each([
  ['example.org', 'https://example.org'],
  [' www.example.org/a?b=c#d ', 'https://www.example.org/a?b=c#d'],
  ['example.org:8080/way', 'https://example.org:8080/way'],
  ['бог.рф', 'https://бог.рф'],
  ['example.xn--p1ai', 'https://example.xn--p1ai'],
  ['http://example.org', 'http://example.org'],
  ['mailto:ruth@example.org', 'mailto:ruth@example.org'],
])('%j is completed to %s', (typed, address) => expect(normalizeLink(typed)).toBe(address));

test.each([
  '',
  'localhost:3000',
  '127.0.0.1',
  'ruth@example.org',
  'javascript:alert(1)',
  'java.script:alert(1)',
  'example.org:80a',
  'example.org@elsewhere.example',
  'example .org',
  '//example.org',
  'example..org',
])('typing %j gives the blank address', (typed) => expect(normalizeLink(typed)).toBe('about:blank'));
