import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createUnsubscribeTokens, placeholderToken } from './unsubscribe-tokens.ts';

const unsubscribeTokens = createUnsubscribeTokens(new Uint8Array(32).fill(7));

test('a token identifies its reader and needs no escaping in a URL', () => {
  for (let times = 0; times < 200; times += 1) {
    const personId = randomUUID();
    const token = unsubscribeTokens.createToken(personId);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(token).toHaveLength(placeholderToken.length);
    expect(unsubscribeTokens.findPersonId(token)).toBe(personId);
  }
});

test('a changed, foreign or malformed token is rejected', () => {
  const token = unsubscribeTokens.createToken(randomUUID());
  for (let at = 0; at < token.length; at += 1) {
    const other = token[at] === 'A' ? 'B' : 'A';
    expect(
      unsubscribeTokens.findPersonId(token.slice(0, at) + other + token.slice(at + 1)),
      `${at}`,
    ).toBeNull();
  }
  expect(createUnsubscribeTokens(new Uint8Array(32).fill(8)).findPersonId(token)).toBeNull();
  for (const text of [
    '',
    'x',
    placeholderToken,
    `${token}x`,
    token.slice(1),
    token.toUpperCase(),
    '\0'.repeat(43),
  ])
    expect(unsubscribeTokens.findPersonId(text)).toBeNull();
});
