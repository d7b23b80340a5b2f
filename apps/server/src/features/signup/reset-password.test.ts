import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { commonPasswordMessage } from '@wayfare/contracts/rules/password';
import { expect, test } from 'vitest';
import { testDatabase, withDatabase } from '#adapters/db/testing/test-database.ts';
import { embeddedPool, poolIdentity } from '#adapters/identity/pool-identity.ts';
import { postgresQueue } from '#adapters/queue/postgres-queue.ts';
import { readConfig } from '#config.ts';
import { recordSignupPayment } from '#features/person/send-confirmation.ts';
import { createRateLimits } from '#http/guards/rate-limit.ts';
import { testApp } from '#http/testing/test-app.ts';
import { resetRoutes } from './reset-routes.ts';
import { processResetRequest, resetRequestJob, sendResetLink } from './send-reset-link.ts';

type TestDatabase = Awaited<ReturnType<typeof testDatabase>>;
type Queued = { name: string; data: { kind?: string }; secret: { token?: string } | null };

const silent = { info: () => {}, warn: () => {}, error: () => {} };
const password = 'Barley-Field-7';

async function resetSite(database: TestDatabase) {
  let now = new Date('2026-11-21T12:00:00Z');
  const clock = { now: () => now };
  const siteSecret = new Uint8Array(32).fill(7);
  const pool = embeddedPool({ database, clock, siteSecret, identity: readConfig({}).identity });
  const limits = createRateLimits({ db: database, clock, secret: siteSecret, loadTestKey: undefined });
  const queue = postgresQueue(database, silent);
  const deps = { db: database, queue, clock, identity: poolIdentity(pool), limits };
  const { app } = testApp();
  resetRoutes(app, deps);
  const queued = async () =>
    (await database.query<Queued>('select name, data, secret from job order by created_at, job_id')).rows;
  return {
    pool,
    deps,
    queued,
    advance: (ms: number) => (now = new Date(now.getTime() + ms)),
    add: (email: string, isConfirmed = true) =>
      pool.admin.createAccount({ email, name: 'Ruth', password: 'Old-Barley-1', isConfirmed }),
    post: (path: string, payload: object, remoteAddress = '10.1.1.1') =>
      app.inject({ method: 'POST', url: `/api/reset/request-reset${path}`, payload, remoteAddress }),
    /** Processes the queued requests. */
    async processJobs() {
      for (const { name, secret } of await queued()) {
        if (name === resetRequestJob) await processResetRequest(deps, { secret });
      }
      await database.query('delete from job where name = $1', [resetRequestJob]);
    },
    async tokens() {
      const mails = (await queued()).filter(({ data }) => data.kind === 'reset-password');
      return mails.map(({ secret }) => secret?.token ?? '');
    },
    /** The token of a link for a new member. */
    async mailedToken() {
      await this.add('ruth@example.org');
      await this.post('', { email: 'ruth@example.org' });
      await this.processJobs();
      const [token = ''] = await this.tokens();
      return token;
    },
    /** Tokens of links for `count` new members. */
    async mailedTokens(count: number) {
      for (let at = 0; at < count; at++) {
        const email = `member-${at}@example.org`;
        await this.add(email);
        await sendResetLink(deps, email);
      }
      return this.tokens();
    },
    [Symbol.asyncDispose]: () => app.close(),
  };
}

test('a queued request does not reveal its address', async () => {
  await using site = await withDatabase(resetSite);
  for (const email of ['ruth@example.org', 'ruth@example.org', 'naomi@example.org'])
    await site.post('', { email });
  const { rows } = await site.database.query<{ key: string }>('select key from job');
  expect(rows).toHaveLength(2);
  const minute = Math.floor(Date.parse('2026-11-21T12:00:00Z') / 60_000);
  const guessed = ['ruth@example.org', 'naomi@example.org'].map((email) =>
    createHash('sha256').update(`${email} ${minute}`).digest('base64url'),
  );
  for (const { key } of rows) expect(guessed).not.toContain(key);
});

test('every address gets the same response, and only a confirmed member gets a mail', async () => {
  await using site = await withDatabase(resetSite);
  await site.add('ruth@example.org');
  await site.add('unconfirmed@example.org', false);
  const responses = [];
  for (const email of [
    'ruth@example.org',
    'nobody@example.org',
    'unconfirmed@example.org',
    'not an address',
  ]) {
    const { statusCode, body } = await site.post('', { email });
    responses.push([statusCode, body]);
  }
  expect(new Set(responses.map(String)).size).toBe(1);
  expect(responses[0]).toEqual([200, '{}']);
  await site.processJobs();
  expect(await site.queued()).toMatchObject([{ name: 'mail', data: { kind: 'reset-password' } }]);
});

test('a link sets a new password once, ends every session and sends a mail', async () => {
  await using site = await withDatabase(resetSite);
  await site.add('ruth@example.org');
  await site.post('', { email: ' Ruth@Example.org ' });
  await site.processJobs();
  const [token] = await site.tokens();
  expect((await site.post('/validate-token', { token })).statusCode).toBe(200);
  const reset = await site.post('/reset-password', { token, password });
  expect([reset.statusCode, reset.json()]).toEqual([200, { email: 'ruth@example.org' }]);
  const again = await site.post('/reset-password', { token, password: 'Other-Barley-8' });
  expect([again.statusCode, again.json().code]).toEqual([400, 'reset_expired']);
  expect((await site.post('/validate-token', { token })).statusCode).toBe(400);
  expect((await site.queued()).map(({ data }) => data.kind)).toContain('password-changed');
});

test('of ten concurrent uses of one link, one succeeds', async () => {
  await using site = await withDatabase(resetSite);
  const token = await site.mailedToken();
  const uses = Array.from({ length: 10 }, () => site.post('/reset-password', { token, password }));
  const statuses = (await Promise.all(uses)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
});

test('fifty concurrent resets succeed and leave database connections free', async () => {
  await using site = await withDatabase(resetSite);
  const tokens = await site.mailedTokens(50);
  const resets = tokens.map((token, at) => site.post('/reset-password', { token, password }, `10.0.0.${at}`));
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
  const mails = (await site.queued()).filter(({ data }) => data.kind === 'password-changed');
  expect(mails).toHaveLength(50);
});

test('a failure of the identity provider leaves the link valid', async () => {
  await using site = await withDatabase(resetSite);
  const token = await site.mailedToken();
  await site.database.query('alter table user_pool.account rename to gone');
  expect((await site.post('/reset-password', { token, password })).statusCode).toBe(500);
  await site.database.query('alter table user_pool.gone rename to account');
  expect((await site.post('/reset-password', { token, password })).statusCode).toBe(200);
  expect((await site.post('/reset-password', { token, password })).statusCode).toBe(400);
});

test('a link works again if the server crashed after setting the password, and then sends the mail', async () => {
  await using site = await withDatabase(resetSite);
  const token = await site.mailedToken();
  await site.database.query('alter table job rename to gone');
  expect((await site.post('/reset-password', { token, password })).statusCode).toBe(500);
  await site.database.query('alter table gone rename to job');
  expect((await site.post('/validate-token', { token })).statusCode).toBe(200);
  expect((await site.post('/reset-password', { token, password })).statusCode).toBe(200);
  const mails = (await site.queued()).filter(({ data }) => data.kind === 'password-changed');
  expect(mails).toHaveLength(1);
});

test('a refused password leaves the link valid', async () => {
  await using site = await withDatabase(resetSite);
  const token = await site.mailedToken();
  // Only the server has the address, which the password repeats.
  const refused = await site.post('/reset-password', { token, password: 'My-ruth-Password-1' });
  expect([refused.statusCode, refused.json().code]).toEqual([400, 'password_refused']);
  const common = await site.post('/reset-password', { token, password: 'Password1!' });
  expect([common.statusCode, common.json().message]).toEqual([400, commonPasswordMessage]);
  expect((await site.post('/reset-password', { token, password })).statusCode).toBe(200);
});

test('a newer reset link revokes the older ones', async () => {
  await using site = await withDatabase(resetSite);
  await site.add('ruth@example.org');
  await site.post('', { email: 'ruth@example.org' });
  await site.processJobs();
  site.advance(61_000);
  await site.post('', { email: 'ruth@example.org' });
  await site.processJobs();
  const [older, newer] = await site.tokens();
  const isGood = async (token?: string) => (await site.post('/validate-token', { token })).statusCode === 200;
  expect([await isGood(older), await isGood(newer)]).toEqual([false, true]);
  expect((await site.post('/reset-password', { token: older, password })).statusCode).toBe(400);
  site.advance(59 * 60_000);
  expect(await isGood(newer)).toBe(true);
  site.advance(60_000);
  expect(await isGood(newer)).toBe(false);
});

test('of links created concurrently, one stays valid', async () => {
  await using site = await withDatabase(resetSite);
  await site.add('ruth@example.org');
  await Promise.all(Array.from({ length: 5 }, () => sendResetLink(site.deps, 'ruth@example.org')));
  const tokens = await site.tokens();
  expect(tokens).toHaveLength(5);
  const answers = await Promise.all(tokens.map((token) => site.post('/validate-token', { token })));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
});

test('an unconfirmed address gets its confirmation link instead, if it is paid', async () => {
  await using site = await withDatabase(resetSite);
  const created = await site.add('ruth@example.org', false);
  const sub = created.status === 'created' ? created.account.sub : '';
  const { rows } = await site.database.query<{ person_id: string }>(
    `with somebody as (insert into person (sub, created_at) values ($1, $2) returning person_id)
     insert into signup (person_id, email, name, consent_version, created_at, expires_at)
     select person_id, 'ruth@example.org', 'Ruth', 'terms-2025-03-01', $2, $2 from somebody returning person_id`,
    [sub, site.deps.clock.now()],
  );
  await site.post('', { email: 'ruth@example.org' });
  await site.processJobs();
  expect(await site.queued()).toEqual([]);
  await site.database.transaction((tx) => recordSignupPayment(tx, site.deps, rows[0]?.person_id ?? ''));
  site.advance(61_000);
  await site.post('', { email: 'ruth@example.org' });
  await site.processJobs();
  const kinds = (await site.queued()).map(({ data }) => data.kind);
  expect(kinds).toEqual(['confirm-address', 'confirm-address']);
});

test.each(['', '/validate-token', '/reset-password'])(
  'one network may call request-reset%s thirty times an hour',
  async (path) => {
    await using database = await testDatabase();
    await using site = await resetSite(database);
    const payload = { email: 'nobody@example.org', token: 'of-no-link', password };
    const answers = await Promise.all(Array.from({ length: 40 }, () => site.post(path, payload)));
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused).toHaveLength(10);
    expect(Number(refused[0]?.headers['retry-after'])).toBe(3_600);
    site.advance(60 * 60_000);
    expect((await site.post(path, payload)).statusCode).not.toBe(429);
  },
);

test('repeated requests send one mail a minute and five an hour', async () => {
  await using site = await withDatabase(resetSite);
  await site.add('ruth@example.org');
  for (let minute = 0; minute < 8; minute++) {
    for (let time = 0; time < 3; time++) await site.post('', { email: 'ruth@example.org' });
    await site.processJobs();
    site.advance(60_000);
  }
  expect(await site.tokens()).toHaveLength(5);
});

test('requests from one network do not block reset mails to other networks', async () => {
  await using site = await withDatabase(resetSite);
  await site.add('ruth@example.org');
  for (let time = 0; time < 30; time++) {
    await site.post('', { email: 'ruth@example.org' }, '10.6.6.6');
    await site.processJobs();
    site.advance(20 * 60_000);
  }
  expect(await site.tokens()).toHaveLength(10);
  await site.post('', { email: 'ruth@example.org' }, '10.7.7.7');
  await site.processJobs();
  expect(await site.tokens()).toHaveLength(11);
});

test('all networks together get twenty reset mails a day for an address, then one an hour', async () => {
  await using site = await withDatabase(resetSite);
  await site.add('ruth@example.org');
  for (let time = 0; time < 50; time++) {
    await site.post('', { email: 'ruth@example.org' }, `10.6.6.${time}`);
    await site.processJobs();
    site.advance(6 * 60_000);
  }
  // Five hours have passed: twenty within the first two, and one an hour since.
  expect(await site.tokens()).toHaveLength(23);
});

test('the tables contain no usable token after the mail is sent', async () => {
  await using site = await withDatabase(resetSite);
  const token = await site.mailedToken();
  const { rows } = await site.database.query('select encode(token_hash, $1) as hash from reset_link', [
    'escape',
  ]);
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(JSON.stringify(rows)).not.toContain(token);
});
