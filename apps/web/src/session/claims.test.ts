import { expect, test } from 'vitest';
import { personFrom } from './claims.ts';

test('an id token tells whose it is, the name, the email and the groups', () => {
  const payload = {
    sub: '0b5c',
    name: 'Ruth',
    email: 'ruth@example.org',
    'cognito:groups': ['blog-admin', 'readers'],
    iat: 1,
  };
  expect(personFrom(payload)).toEqual({
    sub: '0b5c',
    name: 'Ruth',
    email: 'ruth@example.org',
    groups: ['blog-admin', 'readers'],
  });
});

test('what a token leaves out, or says in an unknown shape, is simply not known', () => {
  expect(personFrom({})).toEqual({ sub: null, name: null, email: null, groups: [] });
  expect(personFrom({ sub: 7, name: 7, 'cognito:groups': 'blog-admin' })).toEqual({
    sub: null,
    name: null,
    email: null,
    groups: [],
  });
});
