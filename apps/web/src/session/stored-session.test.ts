import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearTokens, clearVisit, hasStoredMember, saveSession } from './stored-session.ts';

/** Keys are enumerable properties, as in a browser. */
const createStorage = (): Storage =>
  Object.create({
    getItem(this: Record<string, string>, key: string) {
      return this[key] ?? null;
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      this[key] = value;
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key];
    },
    clear(this: Record<string, string>) {
      for (const key of Object.keys(this)) delete this[key];
    },
  });

/** Ruth is signed in, and has a staged sign-up and a theme. */
beforeEach(() => {
  vi.stubGlobal('sessionStorage', createStorage());
  vi.stubGlobal('localStorage', createStorage());
  saveSession({ accessToken: 'access', idToken: 'id', groups: ['blog-admin'] });
  sessionStorage.setItem('signupEmail', 'ruth@example.org');
  localStorage.setItem('CognitoIdentityServiceProvider.client.LastAuthUser', 'ruth');
  localStorage.setItem('CognitoIdentityServiceProvider.client.ruth.accessToken', 'access');
  localStorage.setItem('CognitoIdentityServiceProvider.client.ruth.refreshToken', 'refresh');
  localStorage.setItem('theme', 'dark');
});
afterEach(() => vi.unstubAllGlobals());

test('a session is stored under its documented keys', () => {
  expect(sessionStorage.getItem('accessToken')).toBe('access');
  expect(sessionStorage.getItem('CognitoAuthToken')).toBe('{"idToken":"id"}');
  expect(sessionStorage.getItem('CognitoUserGroups')).toBe('["blog-admin"]');
});

test('clearing the tokens keeps a staged sign-up and all keys but the provider’s', () => {
  clearTokens();
  expect(Object.keys(sessionStorage)).toEqual(['signupEmail']);
  expect(Object.keys(localStorage)).toEqual(['theme']);
});

test('clearing the visit removes the session storage and all keys of the provider', () => {
  clearVisit();
  expect(Object.keys(sessionStorage)).toEqual([]);
  expect(Object.keys(localStorage)).toEqual(['theme']);
});

test('a stored member is found by the key of this client', () => {
  expect(hasStoredMember('client')).toBe(true);
  expect(hasStoredMember('another')).toBe(false);
});
