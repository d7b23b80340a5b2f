import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { testWith } from '#adapters/db/testing/database-test.ts';
import { withDatabase } from '#adapters/db/testing/test-database.ts';
import { placeholderToken } from './compose-day.ts';
import { morningMailSite } from './testing/morning-mail-site.ts';
import { publishHomily } from './testing/readers.ts';

const test = testWith(morningMailSite);

const form = { 'content-type': 'application/x-www-form-urlencoded' };

test('a GET of the link changes nothing, POSTs stop and resume the mails', async ({ database, site }) => {
  await publishHomily(database, '2026-11-21');
  const personId = await site.reader('ruth@example.org', {
    preference: { rhythm: 'sundays', hour: 7, zone: 'Europe/Rome' },
  });
  const link = `/u/${site.deps.unsubscribeTokens.sign(personId)}`;
  const preferences = async () =>
    (await database.query('select rhythm, hour, zone from mail_preference')).rows;
  const before = await preferences();
  const page = await site.call('GET', link);
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('<form method="post">');
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  expect(page.headers['content-security-policy']).toContain("font-src 'self'");
  expect(page.body).toContain("font-family:Fraunces;src:url(/assets/fraunces.woff2) format('woff2')");
  expect(page.body).toContain("font-family:'Source Sans';src:url(/assets/source-sans.woff2) format('woff2')");
  expect(page.headers['referrer-policy']).toBe('no-referrer');
  expect(page.headers['cache-control']).toBe('no-store');
  expect(page.headers['set-cookie']).toBeUndefined();
  expect((await site.call('GET', `${link}?action=stop`)).statusCode).toBe(200);
  expect(await preferences()).toEqual(before);
  for (let times = 0; times < 2; times += 1) {
    const stopped = await site.call('POST', link, { payload: 'action=stop', headers: form });
    expect(stopped.statusCode).toBe(200);
    expect(stopped.body).toContain('The emails are stopped');
    expect(await preferences()).toEqual([{ rhythm: 'none', hour: 7, zone: 'Europe/Rome' }]);
  }
  for (let times = 0; times < 2; times += 1) {
    const resumed = await site.call('POST', link, { payload: 'action=resume', headers: form });
    expect(resumed.body).toContain('The homily will come again');
    expect(await preferences()).toEqual(before);
  }
});

test.each([
  ['a form', 'List-Unsubscribe=One-Click', form],
  [
    'a form in parts',
    '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    { 'content-type': 'multipart/form-data; boundary=x' },
  ],
  ['nothing', '', {}],
  ['binary data', '\0\xff', { 'content-type': 'application/octet-stream' }],
])('a one-click POST without cookies stops the mails: %s', async (_, payload, headers) => {
  await using site = await withDatabase(morningMailSite);
  await publishHomily(site.database, '2026-11-21');
  const personId = await site.reader('ruth@example.org');
  const link = `/u/${site.deps.unsubscribeTokens.sign(personId)}`;
  const stopped = await site.call('POST', link, { payload, headers: { ...headers, origin: 'null' } });
  expect([stopped.statusCode, stopped.headers.location]).toEqual([200, undefined]);
  await site.runTask();
  expect(site.recipients()).toEqual([]);
  // Without a saved preference the default is daily.
  await site.call('POST', link, { payload: 'action=resume', headers: form });
  await site.runTask();
  expect(site.recipients()).toEqual(['ruth@example.org']);
});

test('an incomplete link shows an error, that of a deleted account none', async ({ database, site }) => {
  const token = site.deps.unsubscribeTokens.sign(randomUUID());
  for (const bad of [
    token.slice(1),
    `${token}x`,
    'x',
    placeholderToken,
    '%00',
    '..%2f..%2fetc',
    'a'.repeat(199),
  ]) {
    for (const method of ['GET', 'POST'] as const) {
      const answer = await site.call(method, `/u/${bad}`);
      expect(answer.statusCode, bad).toBe(404);
      expect(answer.body).toContain('This link is not complete');
    }
  }
  expect((await site.call('POST', `/u/${token}`)).body).toContain('The emails are stopped');
  expect(
    (await site.call('POST', `/u/${token}`, { payload: 'action=resume', headers: form })).statusCode,
  ).toBe(200);
  expect((await database.query('select * from mail_preference')).rows).toEqual([]);
  const long = await site.call('POST', `/u/${token}`, { payload: 'x'.repeat(10_000), headers: form });
  expect(long.statusCode).toBe(413);
});

test('the page shows the test-mode banner exactly in test mode', async ({ database }) => {
  for (const testMode of [true, false]) {
    await using site = await morningMailSite(database, { testMode });
    const link = `/u/${site.deps.unsubscribeTokens.sign(randomUUID())}`;
    const pages = [
      await site.call('GET', link),
      await site.call('POST', link),
      await site.call('POST', link, { payload: 'action=resume', headers: form }),
      await site.call('GET', '/u/x'),
    ];
    expect(pages.map(({ body }) => body.includes('Test mode, no real payments'))).toEqual(
      pages.map(() => testMode),
    );
  }
});
