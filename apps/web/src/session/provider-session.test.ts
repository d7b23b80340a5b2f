import { expect, test } from 'vitest';
import { customEndpoint } from './provider-session.ts';

test.each<[string, string | undefined]>([
  ['/identity', 'https://ours.example/identity'],
  ['https://id.example.org/identity/', 'https://id.example.org/identity/'],
  ['https://cognito-idp.us-east-1.amazonaws.com/', undefined],
  ['https://cognito-idp.cn-north-1.amazonaws.com.cn', undefined],
  [
    'https://cognito-idp.us-east-1.amazonaws.com.evil.example/',
    'https://cognito-idp.us-east-1.amazonaws.com.evil.example/',
  ],
])('%s is reached at %s', (endpoint, address) => {
  expect(customEndpoint(endpoint, 'https://ours.example')).toBe(address);
});
