import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findStoredToken } from './stored-token.ts';

const prefix = 'CognitoIdentityServiceProvider.website';
const config = { identity: { userPoolClientId: 'website' } } as Parameters<typeof findStoredToken>[0];

/** The browser's, for as long as a test runs. */
let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const inSeconds = (seconds: number) => Math.floor(Date.now() / 1_000) + seconds;
const ruth = () => ({ sub: '0b5c', name: 'Rút Ýrr', email: 'ruth@example.org', exp: inSeconds(600) });

function keep(payload: object | string, member = 'ruth'): string {
  const text = typeof payload === 'string' ? payload : JSON.stringify(payload);
  const token = `head.${Buffer.from(text).toString('base64url')}.proof`;
  kept.set(`${prefix}.LastAuthUser`, 'ruth');
  kept.set(`${prefix}.${member}.idToken`, token);
  return token;
}

test('the token of the last visit tells whose it is, in every script', () => {
  const token = keep({ ...ruth(), 'cognito:groups': ['blog-admin'] });
  expect(findStoredToken(config)).toEqual({
    token,
    sub: '0b5c',
    person: { sub: '0b5c', name: 'Rút Ýrr', email: 'ruth@example.org', groups: ['blog-admin'] },
  });
});

test('one that has run out, or will before it is of use, is none', () => {
  for (const seconds of [-1, 0, 29]) {
    keep({ ...ruth(), exp: inSeconds(seconds) });
    expect(findStoredToken(config), `${seconds} seconds`).toBeNull();
  }
  keep({ ...ruth(), exp: inSeconds(35) });
  expect(findStoredToken(config)).not.toBeNull();
  for (const exp of [undefined, null, 'soon', {}]) {
    keep({ ...ruth(), exp });
    expect(findStoredToken(config), JSON.stringify(exp)).toBeNull();
  }
});

test('one that does not say whose it is, is none', () => {
  for (const sub of [undefined, null, 7]) {
    keep({ ...ruth(), sub });
    expect(findStoredToken(config), JSON.stringify(sub)).toBeNull();
  }
});

test('the token of a member who was here before the last one is not taken', () => {
  keep(ruth(), 'naomi');
  expect(findStoredToken(config)).toBeNull();
});

test('whatever else is kept there is none, and no fault', () => {
  expect(findStoredToken(config)).toBeNull();
  for (const payload of ['', '{', '"text"', '[]', 'null', '7']) {
    keep(payload);
    expect(findStoredToken(config), payload).toBeNull();
  }
  for (const token of ['', '.', 'one', 'a.%%%.c']) {
    kept.set(`${prefix}.ruth.idToken`, token);
    expect(findStoredToken(config), token).toBeNull();
  }
});
