import { expect, test } from 'vitest';
import { preferredEncoding } from './cached-response.ts';

test.each([
  [undefined, 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['BR', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['gzip;q=0, *', 'br'],
  ['identity;q=1, br;q=0.5', 'identity'],
  ['br;q=nonsense', 'identity'],
  ['deflate, compress', 'identity'],
])('%j selects %s', (header, encoding) => {
  expect(preferredEncoding(header)).toBe(encoding);
});
