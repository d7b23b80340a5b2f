import { expect } from 'vitest';
import { testWith } from '#adapters/db/testing/database-test.ts';
import { type TestDatabase, withDatabase } from '#adapters/db/testing/test-database.ts';
import { deleteExpiredRows } from '#expired-rows-queries.ts';
import { deleteSuppressed, findSuppressed, recordDeferral } from './suppression-queries.ts';
import { eventsSecret, morningMailSite } from './testing/morning-mail-site.ts';

const test = testWith(morningMailSite);

const path = '/api/homily/mail-events';
const bearer = { authorization: `Bearer ${eventsSecret}` };
const basic = { authorization: `Basic ${Buffer.from(`amazon:${eventsSecret}`).toString('base64')}` };
const sns = { ...basic, 'content-type': 'text/plain; charset=UTF-8' };

const notified = (message: object) =>
  JSON.stringify({ Type: 'Notification', Message: JSON.stringify(message) });
const bounced = (bounceType: string, ...emails: string[]) => ({
  notificationType: 'Bounce',
  bounce: {
    bounceType,
    bouncedRecipients: emails.map((emailAddress) => ({ emailAddress, status: '5.1.1' })),
  },
});
const complained = (email: string) => ({
  eventType: 'Complaint',
  complaint: { complainedRecipients: [{ emailAddress: email }] },
});

/** A complete Postmark record. */
const postmark = (Type: string, MessageID = 'a-message') => ({
  RecordType: 'Bounce',
  ID: 692560173,
  Type,
  TypeCode: 1,
  Name: 'A bounce',
  Tag: '',
  MessageID,
  Metadata: {},
  ServerID: 23,
  MessageStream: 'broadcast',
  Description: 'The server was unable to deliver your message.',
  Details: 'smtp;550 5.1.1 unknown',
  Email: 'ruth@example.org',
  From: 'post@wayfare.example',
  BouncedAt: '2026-11-21T16:33:54.9070259Z',
  DumpAvailable: true,
  Inactive: true,
  CanActivate: true,
  Subject: 'Today',
});
const tooLarge = {
  eventType: 'Bounce',
  mail: { timestamp: '2026-11-21T16:33:54.000Z', destination: ['ruth@example.org'], tags: {} },
  bounce: {
    feedbackId: '0102',
    bounceType: 'Transient',
    bounceSubType: 'MessageTooLarge',
    bouncedRecipients: [{ emailAddress: 'ruth@example.org', action: 'failed' }],
  },
};

const listRows = async (database: TestDatabase) =>
  (await database.query('select email, reason from suppressed_address order by email')).rows;

test.each([
  ['a plain bounce event', { event: 'bounce', email: 'Ruth@Example.org' }, bearer, ['refused']],
  ['a temporary bounce', { event: 'bounce', email: 'ruth@example.org', permanent: false }, bearer, []],
  ['a plain complaint event', { event: 'complaint', email: 'ruth@example.org' }, bearer, ['complained']],
  ['a plain delivery event', { event: 'delivery', email: 'ruth@example.org' }, bearer, []],
  ['an Amazon bounce', notified(bounced('Permanent', 'ruth@example.org')), sns, ['refused']],
  ['a temporary Amazon bounce', notified(bounced('Transient', 'ruth@example.org')), sns, []],
  ['an Amazon complaint', notified(complained('ruth@example.org')), sns, ['complained']],
  ['an Amazon delivery', notified({ eventType: 'Delivery' }), sns, []],
  ['a Postmark bounce', postmark('HardBounce'), basic, ['refused']],
  ['a Postmark bounce of an invalid address', postmark('BadEmailAddress'), basic, ['refused']],
  ['a Postmark bounce of a full mailbox', postmark('SoftBounce'), basic, []],
  [
    'a Postmark complaint',
    { ...postmark('SpamComplaint'), RecordType: 'SpamComplaint' },
    basic,
    ['complained'],
  ],
  ['an unknown Postmark record', { RecordType: 'Weather', Email: 7 }, basic, []],
  ['an unknown Postmark bounce', postmark('Eclipse'), basic, []],
  ['an Amazon bounce of a mail that was too large', notified(tooLarge), sns, []],
  [
    'an Amazon event without the SNS wrapper',
    JSON.stringify(complained('ruth@example.org')),
    sns,
    ['complained'],
  ],
])('%s is accepted', async (_, payload, headers, reasons) => {
  await using site = await withDatabase(morningMailSite);
  for (let times = 0; times < 2; times += 1) {
    const answer = await site.call('POST', path, { payload, headers });
    expect([answer.statusCode, answer.json()]).toEqual([200, { received: true }]);
    expect(await listRows(site.database)).toEqual(
      reasons.map((reason) => ({ email: 'ruth@example.org', reason })),
    );
  }
});

test.each(['ruth@xn--mnchen-3ya.example', 'Ruth@MÜNCHEN.example', 'ruth@münchen.example'])(
  'an internationalized domain matches its ASCII form: %s',
  async (email) => {
    await using site = await withDatabase(morningMailSite);
    await site.call('POST', path, { payload: { event: 'complaint', email }, headers: bearer });
    expect([
      ...(await findSuppressed(site.database, ['ruth@münchen.example', 'luke@münchen.example'])),
    ]).toEqual([['ruth@münchen.example', 'complained']]);
    expect(await deleteSuppressed(site.database, 'ruth@münchen.example')).toBe(true);
  },
);

const temporaryBounce = (id: string) => ({
  notificationType: 'Bounce',
  bounce: {
    feedbackId: id,
    bounceType: 'Transient',
    bounceSubType: 'MailboxFull',
    bouncedRecipients: ['ruth@example.org', 'luke@example.org'].map((emailAddress) => ({ emailAddress })),
  },
});

test('five distinct temporary bounces in two weeks suppress an address', async ({ database, site }) => {
  const post = (payload: object) => site.call('POST', path, { payload, headers: basic });
  for (const id of ['a', 'b', 'c', 'd', 'a', 'b', 'c', 'd', 'd']) await post(temporaryBounce(id));
  expect(await listRows(database)).toEqual([]);
  await post(postmark('SoftBounce', 'e'));
  expect(await listRows(database)).toEqual([{ email: 'ruth@example.org', reason: 'refused' }]);
  // Resuming an address deletes its deferrals.
  expect(await deleteSuppressed(database, 'ruth@example.org')).toBe(true);
  await post(temporaryBounce('f'));
  expect(await listRows(database)).toEqual([{ email: 'luke@example.org', reason: 'refused' }]);
});

test('temporary bounces older than two weeks do not count', async ({ database }) => {
  const day = (count: number) => new Date(Date.UTC(2026, 10, count));
  for (const count of [1, 2, 3, 4, 17]) await recordDeferral(database, 'ruth@example.org', '', day(count));
  expect(await listRows(database)).toEqual([]);
  await recordDeferral(database, 'ruth@example.org', '', day(14));
  await deleteExpiredRows({ db: database, clock: { now: () => day(17) } }).run();
  expect((await database.query('select from mail_deferral')).rowCount).toBe(4);
});

test('a complaint replaces a bounce, but a bounce replaces no complaint', async ({ database, site }) => {
  for (const event of ['bounce', 'complaint', 'bounce']) {
    await site.call('POST', path, { payload: { event, email: 'ruth@example.org' }, headers: bearer });
  }
  expect(await listRows(database)).toEqual([{ email: 'ruth@example.org', reason: 'complained' }]);
});

test.each([
  ['no secret', {}],
  ['another secret', { authorization: 'Bearer another' }],
  ['the secret as a name', { authorization: `Basic ${Buffer.from(`${eventsSecret}:`).toString('base64')}` }],
  ['the bare secret', { authorization: eventsSecret }],
])('an event with %s is rejected', async (_, headers: Record<string, string>) => {
  await using site = await withDatabase(morningMailSite);
  const payload = { event: 'bounce', email: 'ruth@example.org' };
  const answer = await site.call('POST', path, { payload, headers });
  expect(answer.statusCode).toBe(401);
  expect(answer.headers['www-authenticate']).toMatch(/^Basic/);
  expect(await listRows(site.database)).toEqual([]);
});

test('without a configured secret the route does not exist', async ({ database }) => {
  await using site = await morningMailSite(database, { hasSecret: false });
  const answer = await site.call('POST', path, { payload: {}, headers: { authorization: 'Bearer ' } });
  expect(answer.statusCode).toBe(404);
});

test.each([
  [''],
  ['{'],
  ['null'],
  ['[]'],
  ['{"event":"bounce"}'],
  ['{"event":"bounce","email":"a@b\\r\\nRCPT TO:<c@d>"}'],
  ['{"event":"bounce","email":["ruth@example.org"]}'],
  ['{"event":"explosion","email":"ruth@example.org"}'],
  ['{"Type":"Notification","Message":"{"}'],
  ['{"Type":"Notification","Message":{}}'],
  [notified({ notificationType: 'Bounce' })],
  [notified({ eventType: 'Complaint', complaint: {} })],
  ['{"RecordType":"Bounce","Type":"HardBounce"}'],
  [notified(bounced('Permanent'))],
  ['{"Type":"SubscriptionConfirmation","SubscribeURL":"https://evil.example/"}'],
  ['{"__proto__":{}}'],
  ['\xff\xfe'],
  [`[${'['.repeat(5_000)}`],
])('an invalid event is rejected: %j', async (payload) => {
  await using site = await withDatabase(morningMailSite);
  const answer = await site.call('POST', path, { payload, headers: sns });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().message).not.toBe('');
  expect(await listRows(site.database)).toEqual([]);
});

test('a subscription request of Amazon SNS is mailed to the operator only', async ({ database, site }) => {
  const SubscribeURL = 'https://sns.us-east-1.amazonaws.com/?Action=ConfirmSubscription&Token=abc';
  const payload = JSON.stringify({ Type: 'SubscriptionConfirmation', SubscribeURL });
  for (let times = 0; times < 2; times += 1)
    expect((await site.call('POST', path, { payload, headers: sns })).statusCode).toBe(200);
  const { rows } = await database.query<{ data: object }>("select data from job where name = 'mail'");
  expect(rows).toHaveLength(1);
  expect(rows[0]?.data).toMatchObject({ kind: 'operator-notice', lines: [expect.any(String), SubscribeURL] });
});
