import { expect, test } from 'vitest';
import { clearTokens, clearVisit, hasStoredMember, saveSession } from './stored-session.ts';

function emptyStorage(): Storage {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  };
}

/** Ruth is signed in, and has a staged sign-up and a theme. */
function ruthsStores() {
  const stores = { session: emptyStorage(), local: emptyStorage() };
  saveSession(stores, { accessToken: 'access', idToken: 'id', groups: ['blog-admin'] });
  stores.session.setItem('signupEmail', 'ruth@example.org');
  stores.local.setItem('CognitoIdentityServiceProvider.client.LastAuthUser', 'ruth');
  stores.local.setItem('CognitoIdentityServiceProvider.client.ruth.accessToken', 'access');
  stores.local.setItem('CognitoIdentityServiceProvider.client.ruth.refreshToken', 'refresh');
  stores.local.setItem('theme', 'dark');
  return stores;
}

const listKeys = (storage: Storage) =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index));

test('a session is stored under its documented keys', () => {
  const { session } = ruthsStores();
  expect(session.getItem('accessToken')).toBe('access');
  expect(session.getItem('CognitoAuthToken')).toBe('{"idToken":"id"}');
  expect(session.getItem('CognitoUserGroups')).toBe('["blog-admin"]');
});

test('clearing the tokens keeps a staged sign-up and all keys but the provider’s', () => {
  const stores = ruthsStores();
  clearTokens(stores);
  expect(listKeys(stores.session)).toEqual(['signupEmail']);
  expect(listKeys(stores.local)).toEqual(['theme']);
});

test('clearing the visit removes the session storage and all keys of the provider', () => {
  const stores = ruthsStores();
  clearVisit(stores);
  expect(listKeys(stores.session)).toEqual([]);
  expect(listKeys(stores.local)).toEqual(['theme']);
});

test('a stored member is found by the key of this client', () => {
  const stores = ruthsStores();
  expect(hasStoredMember(stores, 'client')).toBe(true);
  expect(hasStoredMember(stores, 'another')).toBe(false);
});
