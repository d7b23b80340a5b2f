import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findStoredToken } from './stored-token.ts';

const prefix = 'CognitoIdentityServiceProvider.website';
const config = { identity: { userPoolClientId: 'website' } } as Parameters<typeof findStoredToken>[0];

/** A stand-in for the browser's storage. */
let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored.get(key) ?? null });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const inSeconds = (seconds: number) => Math.floor(Date.now() / 1_000) + seconds;
const ruth = () => ({ sub: '0b5c', name: 'Rút Ýrr', email: 'ruth@example.org', exp: inSeconds(600) });

function store(payload: object | string, member = 'ruth'): string {
  const text = typeof payload === 'string' ? payload : JSON.stringify(payload);
  const token = `head.${Buffer.from(text).toString('base64url')}.proof`;
  stored.set(`${prefix}.LastAuthUser`, 'ruth');
  stored.set(`${prefix}.${member}.idToken`, token);
  return token;
}

test('a stored token contains its person, in every script', () => {
  const token = store({ ...ruth(), 'cognito:groups': ['blog-admin'] });
  expect(findStoredToken(config)).toEqual({
    token,
    sub: '0b5c',
    person: { sub: '0b5c', name: 'Rút Ýrr', email: 'ruth@example.org', groups: ['blog-admin'] },
  });
});

test('a token that has expired or soon will is ignored', () => {
  for (const seconds of [-1, 0, 29]) {
    store({ ...ruth(), exp: inSeconds(seconds) });
    expect(findStoredToken(config), `${seconds} seconds`).toBeNull();
  }
  store({ ...ruth(), exp: inSeconds(35) });
  expect(findStoredToken(config)).not.toBeNull();
  for (const exp of [undefined, null, 'soon', {}]) {
    store({ ...ruth(), exp });
    expect(findStoredToken(config), JSON.stringify(exp)).toBeNull();
  }
});

test('a token without a sub is ignored', () => {
  for (const sub of [undefined, null, 7]) {
    store({ ...ruth(), sub });
    expect(findStoredToken(config), JSON.stringify(sub)).toBeNull();
  }
});

test('a token of an earlier member is ignored', () => {
  store(ruth(), 'naomi');
  expect(findStoredToken(config)).toBeNull();
});

test('a malformed token is ignored', () => {
  expect(findStoredToken(config)).toBeNull();
  for (const payload of ['', '{', '"text"', '[]', 'null', '7']) {
    store(payload);
    expect(findStoredToken(config), payload).toBeNull();
  }
  for (const token of ['', '.', 'one', 'a.%%%.c']) {
    stored.set(`${prefix}.ruth.idToken`, token);
    expect(findStoredToken(config), token).toBeNull();
  }
});
