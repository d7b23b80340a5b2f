import { expect, test } from 'vitest';
import { siteLink } from './mail-data.ts';

test('a link begins with the public address, and its query is escaped', () => {
  expect(siteLink('https://wayfare.example', '/reset', { token: 'a&b=c d' })).toBe(
    'https://wayfare.example/reset?token=a%26b%3Dc+d',
  );
  expect(siteLink('http://localhost:3000', '/')).toBe('http://localhost:3000/');
});

test.each(['//evil.example', '/\\evil.example', '/\t/evil.example'] as const)(
  'siteLink throws for the path %j to another origin',
  (path) => {
    expect(() => siteLink('https://wayfare.example', path)).toThrow('Not a path of our own');
  },
);
