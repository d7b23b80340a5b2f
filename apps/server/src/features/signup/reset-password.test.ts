import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { minutes, seconds } from '@wayfare/contracts/rules/durations';
import { commonPasswordMessage } from '@wayfare/contracts/rules/password';
import { expect } from 'vitest';
import { statusAndCode } from '#http/testing/status-and-code.ts';
import { sendResetLink } from './reset-password.ts';
import { ruth, type signupSite } from './testing/signup-site.ts';
import { test } from './testing/signup-test.ts';

const password = 'Another-Field-8';
const email = ruth.email;

type Site = ReturnType<typeof signupSite>;
const addMember = (site: Site, isConfirmed = true) => site.pool.admin.createAccount({ ...ruth, isConfirmed });
const resetTokens = (site: Site) => site.mailedTokens('reset-password');

async function request(site: Site, from?: string) {
  await site.reset('', { email }, from);
  await site.processJobs();
}

/** The token of a link for a new member. */
async function mailedToken(site: Site) {
  await addMember(site);
  await request(site);
  const [token = ''] = await resetTokens(site);
  return token;
}

async function countPasswordMails(site: Site) {
  return (await site.queued()).filter(({ data }) => data.kind === 'password-changed').length;
}

test('a queued request does not reveal its address', async ({ site }) => {
  for (const email of ['ruth@example.org', 'ruth@example.org', 'naomi@example.org'])
    await site.reset('', { email }, '10.1.1.1');
  const { rows } = await site.database.query<{ key: string }>('select key from job');
  expect(rows).toHaveLength(2);
  const minute = Math.floor(Date.parse('2026-11-21T12:00:00Z') / 60_000);
  const guessed = ['ruth@example.org', 'naomi@example.org'].map((email) =>
    createHash('sha256').update(`${email} ${minute}`).digest('base64url'),
  );
  for (const { key } of rows) expect(guessed).not.toContain(key);
});

test('every address gets the same response, and only a confirmed member gets a mail', async ({ site }) => {
  await addMember(site);
  await site.pool.admin.createAccount({ ...ruth, email: 'unconfirmed@example.org', isConfirmed: false });
  const responses = [];
  for (const email of [
    'ruth@example.org',
    'nobody@example.org',
    'unconfirmed@example.org',
    'not an address',
  ]) {
    const { statusCode, body } = await site.reset('', { email });
    responses.push([statusCode, body]);
  }
  expect(new Set(responses.map(String)).size).toBe(1);
  expect(responses[0]).toEqual([200, '{}']);
  await site.processJobs();
  expect(await site.queued()).toMatchObject([{ name: 'mail', data: { kind: 'reset-password' } }]);
});

test('a link sets a new password once, ends every session and sends a mail', async ({ site }) => {
  await addMember(site);
  await site.reset('', { email: ' Ruth@Example.org ' });
  await site.processJobs();
  const [token] = await resetTokens(site);
  expect((await site.reset('/validate-token', { token })).statusCode).toBe(200);
  const reset = await site.reset('/reset-password', { token, password });
  expect([reset.statusCode, reset.json()]).toEqual([200, { email: 'ruth@example.org' }]);
  expect(statusAndCode(await site.reset('/reset-password', { token, password: 'Other-Barley-8' }))).toBe(
    '400 reset_expired',
  );
  expect((await site.reset('/validate-token', { token })).statusCode).toBe(400);
  expect(await countPasswordMails(site)).toBe(1);
});

test('of ten concurrent uses of one link, one succeeds', async ({ site }) => {
  const token = await mailedToken(site);
  const uses = Array.from({ length: 10 }, () => site.reset('/reset-password', { token, password }));
  const statuses = (await Promise.all(uses)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
});

test('fifty concurrent resets succeed and leave database connections free', async ({ site }) => {
  for (let at = 0; at < 50; at++) {
    const address = `member-${at}@example.org`;
    await site.pool.admin.createAccount({ ...ruth, email: address, isConfirmed: true });
    await sendResetLink(site.deps, address);
  }
  const tokens = await resetTokens(site);
  const resets = tokens.map((token) => site.reset('/reset-password', { token, password }));
  let isOver = false;
  const others = (async () => {
    while (!isOver) {
      // Throws if no connection becomes free in time.
      await site.database.query('select 1');
      await pause(5);
    }
  })();
  const statuses = (await Promise.all(resets)).map(({ statusCode }) => statusCode);
  isOver = true;
  await others;
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await countPasswordMails(site)).toBe(50);
});

test('a failure of the identity provider leaves the link valid', async ({ site }) => {
  const token = await mailedToken(site);
  await site.database.query('alter table user_pool.account rename to gone');
  expect((await site.reset('/reset-password', { token, password })).statusCode).toBe(500);
  await site.database.query('alter table user_pool.gone rename to account');
  expect((await site.reset('/reset-password', { token, password })).statusCode).toBe(200);
  expect((await site.reset('/reset-password', { token, password })).statusCode).toBe(400);
});

test('a link works again if the server crashed before queueing the mail', async ({ site }) => {
  const token = await mailedToken(site);
  await site.database.query('alter table job rename to gone');
  expect((await site.reset('/reset-password', { token, password })).statusCode).toBe(500);
  await site.database.query('alter table gone rename to job');
  expect((await site.reset('/validate-token', { token })).statusCode).toBe(200);
  expect((await site.reset('/reset-password', { token, password })).statusCode).toBe(200);
  expect(await countPasswordMails(site)).toBe(1);
});

test('a refused password leaves the link valid', async ({ site }) => {
  const token = await mailedToken(site);
  // Only the server has the address, which the password repeats.
  expect(statusAndCode(await site.reset('/reset-password', { token, password: 'My-ruth-Password-1' }))).toBe(
    '400 password_refused',
  );
  const common = await site.reset('/reset-password', { token, password: 'Password1!' });
  expect([common.statusCode, common.json().message]).toEqual([400, commonPasswordMessage]);
  expect((await site.reset('/reset-password', { token, password })).statusCode).toBe(200);
});

test('a newer reset link revokes the older ones', async ({ site }) => {
  const older = await mailedToken(site);
  site.advance(seconds(61));
  await request(site);
  const [, newer] = await resetTokens(site);
  const isGood = async (token?: string) =>
    (await site.reset('/validate-token', { token })).statusCode === 200;
  expect([await isGood(older), await isGood(newer)]).toEqual([false, true]);
  expect((await site.reset('/reset-password', { token: older, password })).statusCode).toBe(400);
  site.advance(minutes(59));
  expect(await isGood(newer)).toBe(true);
  site.advance(minutes(1));
  expect(await isGood(newer)).toBe(false);
});

test('of links created concurrently, one stays valid', async ({ site }) => {
  await addMember(site);
  await Promise.all(Array.from({ length: 5 }, () => sendResetLink(site.deps, email)));
  const tokens = await resetTokens(site);
  expect(tokens).toHaveLength(5);
  const answers = await Promise.all(tokens.map((token) => site.reset('/validate-token', { token })));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
});

test('an unconfirmed address gets its confirmation link instead, if it is paid', async ({ site }) => {
  await site.stage();
  await request(site);
  expect(await site.queued()).toEqual([]);
  await site.setPaid(await site.findPersonId());
  site.advance(seconds(61));
  await request(site);
  const kinds = (await site.queued()).map(({ data }) => data.kind);
  expect(kinds).toEqual(['confirm-address', 'confirm-address']);
});

test('requests from one network do not block reset mails to other networks', async ({ site }) => {
  await addMember(site);
  for (let time = 0; time < 30; time++) {
    await request(site, '10.6.6.6');
    site.advance(minutes(20));
  }
  expect(await resetTokens(site)).toHaveLength(10);
  await request(site, '10.7.7.7');
  expect(await resetTokens(site)).toHaveLength(11);
});

test('all networks together get twenty reset mails a day, then one an hour', async ({ site }) => {
  await addMember(site);
  for (let time = 0; time < 50; time++) {
    await request(site);
    site.advance(minutes(6));
  }
  // Five hours have passed: twenty within the first two, and one an hour since.
  expect(await resetTokens(site)).toHaveLength(23);
});

test('the tables contain no usable token after the mail is sent', async ({ site }) => {
  const token = await mailedToken(site);
  const { rows } = await site.database.query('select encode(token_hash, $1) as hash from reset_link', [
    'escape',
  ]);
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(JSON.stringify(rows)).not.toContain(token);
});
