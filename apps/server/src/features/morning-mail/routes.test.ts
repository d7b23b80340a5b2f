import { expect, vi } from 'vitest';
import { testWith } from '#adapters/db/testing/database-test.ts';
import { withDatabase } from '#adapters/db/testing/test-database.ts';
import { visibleText } from '#emails/testing/read-mail.ts';
import { sendTestMails } from './test-mail.ts';
import { morningMailSite } from './testing/morning-mail-site.ts';
import { publishHomily } from './testing/readers.ts';

const test = testWith(morningMailSite);

const path = '/api/homily/mail-preference';
const chosen = { rhythm: 'sundays', hour: 0, zone: 'Europe/Rome' };

test('a member reads the default preference, changes it and reads the change', async ({ database, site }) => {
  const { token, email } = await site.member();
  const usual = { rhythm: 'daily', hour: 6, zone: 'America/New_York' };
  const about = { email, suppression: null, isSubscriber: true };
  expect((await site.call('GET', path, { token })).json()).toEqual({ ...usual, ...about });
  const saved = await site.call('PUT', path, { token, payload: chosen });
  expect([saved.statusCode, saved.json()]).toEqual([200, { ...chosen, ...about }]);
  expect(saved.headers['cache-control']).toBe('private, no-store');
  await site.call('PUT', path, { token, payload: { ...chosen, rhythm: 'none' } });
  await database.query("insert into suppressed_address values ($1, 'complained', now())", [email]);
  const other = await site.member([], false);
  expect((await site.call('GET', path, { token })).json()).toEqual({
    ...chosen,
    ...about,
    rhythm: 'none',
    suppression: 'complained',
  });
  expect((await site.call('GET', path, { token: other.token })).json()).toMatchObject({
    rhythm: 'daily',
    isSubscriber: false,
  });
});

test.each([
  [{ ...chosen, hour: 24 }, 'The hours go from 0 to 23.'],
  [{ ...chosen, hour: '6' }, 'The hour is not a whole number.'],
  [{ ...chosen, zone: 'Rome' }, 'This is not the name of a time zone.'],
  [{ ...chosen, rhythm: 'hourly' }, 'Choose every day, Sundays only, or no mail.'],
  [{ rhythm: 'daily' }, /hour/],
  [[], /./],
])('the preference %j is rejected with a message', async (payload, words) => {
  await using site = await withDatabase(morningMailSite);
  const { token } = await site.member();
  const refused = await site.call('PUT', path, { token, payload });
  expect(refused.statusCode).toBe(400);
  expect(refused.json().message).toMatch(words);
  expect((await site.database.query('select * from mail_preference')).rows).toEqual([]);
});

test('preferences require a member, and mail previews an editor', async ({ site }) => {
  const { token } = await site.member(['blog-admin']);
  const mail = '/api/homily/editor/homilies/2026-11-21';
  expect((await site.call('GET', path)).statusCode).toBe(401);
  expect((await site.call('PUT', path, { payload: chosen })).statusCode).toBe(401);
  for (const [method, address] of [
    ['GET', `${mail}/mail`],
    ['POST', `${mail}/test-mail`],
  ] as const) {
    expect((await site.call(method, address)).statusCode).toBe(401);
    expect((await site.call(method, address, { token })).statusCode).toBe(403);
  }
});

test('an editor previews the mail of an incomplete draft', async ({ database, site }) => {
  const { token } = await site.member(['homily-admin']);
  const preview = () => site.call('GET', '/api/homily/editor/homilies/2026-11-21/mail', { token });
  expect([(await preview()).statusCode, (await preview()).json().code]).toEqual([404, 'homily_not_found']);
  await publishHomily(database, '2026-11-21', 'A <script>alert(1)</script> reflection.');
  const { subject, html } = (await preview()).json();
  expect(subject).toBe('A title · Luke 20:27–40');
  expect(html).not.toContain('<script');
  expect(visibleText(html)).toContain('A <script>alert(1)</script> reflection.');
  const empty = {
    title: '',
    book: '',
    chapter: null,
    verse: '',
    gospelText: '',
    source: '',
    copyright: '',
    homilyText: '',
    practice: '',
    author: '',
  };
  await database.query('update draft set content = $1', [empty]);
  expect((await preview()).statusCode).toBe(200);
  expect((await site.call('GET', '/api/homily/editor/homilies/2026-13-45/mail', { token })).statusCode).toBe(
    400,
  );
});

test('a test mail goes only to the requesting editor, at most twenty an hour', async ({ database, site }) => {
  const { token, email } = await site.member(['homily-admin']);
  await site.member(['homily-admin']);
  const ask = () => site.call('POST', '/api/homily/editor/homilies/2026-11-21/test-mail', { token });
  expect((await ask()).statusCode).toBe(404);
  await publishHomily(database, '2026-11-21');
  await sendTestMails(site.deps);
  const answer = await ask();
  expect([answer.statusCode, answer.json()]).toEqual([200, { to: email }]);
  await vi.waitFor(() => expect(site.recipients()).toEqual([email]), 15_000);
  const [mail] = site.mails();
  expect(mail?.headers.get('subject')).toBe('Test: A title · Luke 20:27–40');
  expect(mail?.headers.get('list-unsubscribe')).toMatch(/^<https:\/\/wayfare\.example\/u\/[\w-]{43}>$/);
  const answers = await Promise.all(Array.from({ length: 25 }, ask));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(19);
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(6);
});
