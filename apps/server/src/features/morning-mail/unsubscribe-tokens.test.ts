import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { anyToken, unsubscribeTokensUnder } from './unsubscribe-tokens.ts';

const unsubscribeTokens = unsubscribeTokensUnder(new Uint8Array(32).fill(7));

test('a token leads back to its reader, is short, and needs no escaping in an address', () => {
  for (let times = 0; times < 200; times += 1) {
    const personId = randomUUID();
    const token = unsubscribeTokens.tokenOf(personId);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(token).toHaveLength(anyToken.length);
    expect(unsubscribeTokens.findReader(token)).toBe(personId);
  }
});

test('a changed token, one of another key, and what never was one lead to nobody', () => {
  const token = unsubscribeTokens.tokenOf(randomUUID());
  for (let at = 0; at < token.length; at += 1) {
    const other = token[at] === 'A' ? 'B' : 'A';
    expect(
      unsubscribeTokens.findReader(token.slice(0, at) + other + token.slice(at + 1)),
      `${at}`,
    ).toBeNull();
  }
  expect(unsubscribeTokensUnder(new Uint8Array(32).fill(8)).findReader(token)).toBeNull();
  for (const text of ['', 'x', anyToken, `${token}x`, token.slice(1), token.toUpperCase(), '\0'.repeat(43)])
    expect(unsubscribeTokens.findReader(text)).toBeNull();
});
