import { hours } from '@wayfare/contracts/rules/durations';
import { expect } from 'vitest';
import { testDatabase, withDatabase } from '#adapters/db/testing/test-database.ts';
import { ruth, signupSite } from './testing/signup-site.ts';
import { test } from './testing/signup-test.ts';

const query = (token: string, email: string) => `?${new URLSearchParams({ token, email })}`;

test.each(['GET', 'HEAD'] as const)(
  '%s of a valid link redirects to the confirmation page and changes nothing',
  async (method) => {
    await using site = await withDatabase(signupSite);
    const token = await site.paidToken();
    for (let time = 0; time < 2; time++) {
      const { statusCode, headers, body } = await site.open(query(token, ruth.email), method);
      expect([statusCode, body]).toEqual([302, '']);
      expect(headers.location).toBe(`http://localhost/confirm?token=${token}&email=ruth%40example.org`);
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['referrer-policy']).toBe('no-referrer');
    }
    expect(await site.listWelcomed()).toEqual([]);
    expect(await site.identity.findByEmail(ruth.email)).toMatchObject({ isConfirmed: false });
    await site.post('/confirm', { token, email: ruth.email });
    site.advance(hours(48));
    expect((await site.open(query(token, ruth.email), method)).headers.location).toContain('/confirm?token=');
  },
);

test('an expired link redirects to the page that offers a new one', async ({ site }) => {
  const token = await site.paidToken();
  site.advance(hours(24));
  expect((await site.open(query(token, 'Ruth@example.org'))).headers.location).toBe(
    'http://localhost/confirm-error?error=expired&email=ruth%40example.org',
  );
});

const error = (fault: string, email = '') => `http://localhost/confirm-error?error=${fault}&email=${email}`;

test.each([
  ['an unknown token', '?token=of-no-link&email=ruth@example.org', error('mismatch', 'ruth%40example.org')],
  ['no token', '?email=ruth@example.org', error('other')],
  ['two tokens', '?token=a&token=b&email=ruth@example.org', error('other')],
  ['a NUL', '?token=%00&email=ruth@example.org', error('other')],
  [
    'half a surrogate pair',
    '?token=%ED%A0%80&email=ruth@example.org',
    error('mismatch', 'ruth%40example.org'),
  ],
  ['a broken escape', '?token=%ZZ&email=%E0%A4%A', error('mismatch')],
  ['a header', '?token=a%0d%0aset-cookie:x=1&email=a%0d%0alocation:%20//evil.example', error('mismatch')],
  [
    'another host',
    '?token=//evil.example&email=//evil.example/@evil.example',
    error('mismatch', '%2F%2Fevil.example%2F%40evil.example'),
  ],
  ['a script', '?token=<script>&email="><script>alert(1)</script>@a.b', error('mismatch', '')],
])('%s redirects to an error page', async (_, query, address) => {
  await using site = await withDatabase(signupSite);
  const { statusCode, headers } = await site.open(query);
  expect(statusCode).toBe(302);
  const { location } = headers;
  expect(location).toBe(address);
  expect(location).toMatch(/^http:\/\/localhost\/[!-~]+$/);
  expect(headers['set-cookie']).toBeUndefined();
});

test('a link with another address does not reveal its own', async ({ site }) => {
  const token = await site.paidToken();
  expect((await site.open(query(token, 'eve@example.net'))).headers.location).toBe(
    error('mismatch', 'eve%40example.net'),
  );
});

test('a link redirects to an error page during a database outage', async () => {
  const database = await testDatabase();
  await using site = signupSite(database);
  await database[Symbol.asyncDispose]();
  const { statusCode, headers } = await site.open(query('abc', ruth.email));
  expect([statusCode, headers.location]).toEqual([302, error('other', 'ruth%40example.org')]);
});
