import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createSignedIds } from './master-key.ts';

const signedIds = createSignedIds(new Uint8Array(32).fill(7), 'tests');

test('a token contains its id and needs no escaping in a URL', () => {
  for (let times = 0; times < 200; times += 1) {
    const id = randomUUID();
    const token = signedIds.sign(id);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(signedIds.verify(token)).toBe(id);
  }
});

test('a changed, foreign or malformed token is rejected', () => {
  const token = signedIds.sign(randomUUID());
  for (let at = 0; at < token.length; at += 1) {
    const other = token[at] === 'A' ? 'B' : 'A';
    expect(signedIds.verify(token.slice(0, at) + other + token.slice(at + 1)), `${at}`).toBeNull();
  }
  expect(createSignedIds(new Uint8Array(32).fill(8), 'tests').verify(token)).toBeNull();
  expect(createSignedIds(new Uint8Array(32).fill(7), 'other').verify(token)).toBeNull();
  for (const text of ['', 'x', `${token}x`, token.slice(1), token.toUpperCase(), '\0'.repeat(43)])
    expect(signedIds.verify(text)).toBeNull();
});
