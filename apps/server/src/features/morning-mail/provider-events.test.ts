import { expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '#adapters/db/testing/test-database.ts';
import {
  deleteOldDeferrals,
  deleteSuppressed,
  findSuppressed,
  recordDeferral,
} from './suppression-queries.ts';
import { eventsSecret, morningMailSite } from './testing/morning-mail-site.ts';

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

/** As Postmark writes it, with all that is in it. */
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

const stopped = async (database: TestDatabase) =>
  (await database.query('select email, reason from suppressed_address order by email')).rows;

test.each([
  ['our own words', { event: 'bounce', email: 'Ruth@Example.org' }, bearer, ['refused']],
  ['a bounce that may pass', { event: 'bounce', email: 'ruth@example.org', permanent: false }, bearer, []],
  ['a complaint', { event: 'complaint', email: 'ruth@example.org' }, bearer, ['complained']],
  ['a delivery', { event: 'delivery', email: 'ruth@example.org' }, bearer, []],
  ['a bounce, as Amazon tells it', notified(bounced('Permanent', 'ruth@example.org')), sns, ['refused']],
  ['a bounce that may pass, as Amazon tells it', notified(bounced('Transient', 'ruth@example.org')), sns, []],
  ['a complaint, as Amazon tells it', notified(complained('ruth@example.org')), sns, ['complained']],
  ['a delivery, as Amazon tells it', notified({ eventType: 'Delivery' }), sns, []],
  ['a bounce, as Postmark tells it', postmark('HardBounce'), basic, ['refused']],
  ['an address that is none, as Postmark tells it', postmark('BadEmailAddress'), basic, ['refused']],
  ['a full mailbox, as Postmark tells it', postmark('SoftBounce'), basic, []],
  [
    'a complaint, as Postmark tells it',
    { ...postmark('SpamComplaint'), RecordType: 'SpamComplaint' },
    basic,
    ['complained'],
  ],
  ['what Postmark may tell one day', { RecordType: 'Weather', Email: 7 }, basic, []],
  ['a bounce of a kind that Postmark may tell one day', postmark('Eclipse'), basic, []],
  ['a mail that was too large, as Amazon tells it', notified(tooLarge), sns, []],
  ['Amazon without its wrapping', JSON.stringify(complained('ruth@example.org')), sns, ['complained']],
])('%s is heard', async (_, payload, headers, reasons) => {
  await using database = await testDatabase();
  await using site = await morningMailSite(database);
  for (let times = 0; times < 2; times += 1) {
    const answer = await site.call('POST', path, { payload, headers });
    expect([answer.statusCode, answer.json()]).toEqual([200, { received: true }]);
    expect(await stopped(database)).toEqual(reasons.map((reason) => ({ email: 'ruth@example.org', reason })));
  }
});

test.each(['ruth@xn--mnchen-3ya.example', 'Ruth@MÜNCHEN.example', 'ruth@münchen.example'])(
  'a domain is the same in its letters and in ASCII: %s',
  async (email) => {
    await using database = await testDatabase();
    await using site = await morningMailSite(database);
    await site.call('POST', path, { payload: { event: 'complaint', email }, headers: bearer });
    expect([...(await findSuppressed(database, ['ruth@münchen.example', 'luke@münchen.example']))]).toEqual([
      ['ruth@münchen.example', 'complained'],
    ]);
    expect(await deleteSuppressed(database, 'ruth@münchen.example')).toBe(true);
  },
);

const putOff = (id: string) => ({
  notificationType: 'Bounce',
  bounce: {
    feedbackId: id,
    bounceType: 'Transient',
    bounceSubType: 'MailboxFull',
    bouncedRecipients: ['ruth@example.org', 'luke@example.org'].map((emailAddress) => ({ emailAddress })),
  },
});

test('a mailbox that is full five times in two weeks is stopped; what is told again counts once', async () => {
  await using database = await testDatabase();
  await using site = await morningMailSite(database);
  const tell = (payload: object) => site.call('POST', path, { payload, headers: basic });
  for (const id of ['a', 'b', 'c', 'd', 'a', 'b', 'c', 'd', 'd']) await tell(putOff(id));
  expect(await stopped(database)).toEqual([]);
  await tell(postmark('SoftBounce', 'e'));
  expect(await stopped(database)).toEqual([{ email: 'ruth@example.org', reason: 'refused' }]);
  // Whoever is let in again begins anew.
  expect(await deleteSuppressed(database, 'ruth@example.org')).toBe(true);
  await tell(putOff('f'));
  expect(await stopped(database)).toEqual([{ email: 'luke@example.org', reason: 'refused' }]);
});

test('what was full two weeks ago does not count', async () => {
  await using database = await testDatabase();
  const day = (count: number) => new Date(Date.UTC(2026, 10, count));
  for (const count of [1, 2, 3, 4, 17]) await recordDeferral(database, 'ruth@example.org', '', day(count));
  expect(await stopped(database)).toEqual([]);
  await recordDeferral(database, 'ruth@example.org', '', day(14));
  await deleteOldDeferrals({ db: database, clock: { now: () => day(17) } }).run();
  expect((await database.query('select from mail_deferral')).rowCount).toBe(4);
});

test('a complaint is remembered over a bounce, and not the other way about', async () => {
  await using database = await testDatabase();
  await using site = await morningMailSite(database);
  for (const event of ['bounce', 'complaint', 'bounce']) {
    await site.call('POST', path, { payload: { event, email: 'ruth@example.org' }, headers: bearer });
  }
  expect(await stopped(database)).toEqual([{ email: 'ruth@example.org', reason: 'complained' }]);
});

test.each([
  ['no secret', {}],
  ['another secret', { authorization: 'Bearer another' }],
  ['the secret as a name', { authorization: `Basic ${Buffer.from(`${eventsSecret}:`).toString('base64')}` }],
  ['the bare secret', { authorization: eventsSecret }],
])('with %s nobody is heard', async (_, headers: Record<string, string>) => {
  await using database = await testDatabase();
  await using site = await morningMailSite(database);
  const payload = { event: 'bounce', email: 'ruth@example.org' };
  const answer = await site.call('POST', path, { payload, headers });
  expect(answer.statusCode).toBe(401);
  expect(answer.headers['www-authenticate']).toMatch(/^Basic/);
  expect(await stopped(database)).toEqual([]);
});

test('where the site has no secret there is no such address', async () => {
  await using database = await testDatabase();
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
])('what tells of nothing is refused: %j', async (payload) => {
  await using database = await testDatabase();
  await using site = await morningMailSite(database);
  const answer = await site.call('POST', path, { payload, headers: sns });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().message).not.toBe('');
  expect(await stopped(database)).toEqual([]);
});

test('when Amazon asks to be let in, the operator is told, and nothing is fetched', async () => {
  await using database = await testDatabase();
  await using site = await morningMailSite(database);
  const SubscribeURL = 'https://sns.us-east-1.amazonaws.com/?Action=ConfirmSubscription&Token=abc';
  const payload = JSON.stringify({ Type: 'SubscriptionConfirmation', SubscribeURL });
  for (let times = 0; times < 2; times += 1)
    expect((await site.call('POST', path, { payload, headers: sns })).statusCode).toBe(200);
  const { rows } = await database.query<{ data: object }>("select data from job where name = 'mail'");
  expect(rows).toHaveLength(1);
  expect(rows[0]?.data).toMatchObject({ kind: 'operator-notice', lines: [expect.any(String), SubscribeURL] });
});
