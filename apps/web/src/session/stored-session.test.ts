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

/** Ruth is signed in, has a signup under way and keeps a theme of her own. */
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

const keysOf = (storage: Storage) => Array.from({ length: storage.length }, (_, index) => storage.key(index));

test('a session is kept under its published names', () => {
  const { session } = ruthsStores();
  expect(session.getItem('accessToken')).toBe('access');
  expect(session.getItem('CognitoAuthToken')).toBe('{"idToken":"id"}');
  expect(session.getItem('CognitoUserGroups')).toBe('["blog-admin"]');
});

test('clearing the tokens leaves a signup under way, and everything that is not the provider’s', () => {
  const stores = ruthsStores();
  clearTokens(stores);
  expect(keysOf(stores.session)).toEqual(['signupEmail']);
  expect(keysOf(stores.local)).toEqual(['theme']);
});

test('the end of a visit clears the whole session and every key of the provider', () => {
  const stores = ruthsStores();
  clearVisit(stores);
  expect(keysOf(stores.session)).toEqual([]);
  expect(keysOf(stores.local)).toEqual(['theme']);
});

test('a stored user is known by the key of this client', () => {
  const stores = ruthsStores();
  expect(hasStoredMember(stores, 'client')).toBe(true);
  expect(hasStoredMember(stores, 'another')).toBe(false);
});
