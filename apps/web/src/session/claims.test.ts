import { expect, test } from 'vitest';
import { personFrom } from './claims.ts';

test('an id token contains the sub, the name, the email and the groups', () => {
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

test('missing or malformed claims are null', () => {
  expect(personFrom({})).toEqual({ sub: null, name: null, email: null, groups: [] });
  expect(personFrom({ sub: 7, name: 7, 'cognito:groups': 'blog-admin' })).toEqual({
    sub: null,
    name: null,
    email: null,
    groups: [],
  });
});
