import { setTimeout as pause } from 'node:timers/promises';
import { csrfHeader } from '@wayfare/contracts/calls/auth';
import { days, minutes } from '@wayfare/contracts/rules/durations';
import { commonPasswordMessage } from '@wayfare/contracts/rules/password';
import { signupErrors } from '@wayfare/contracts/rules/signup';
import { viewSession } from '@wayfare/pay-sandbox';
import { expect } from 'vitest';
import type { Database } from '#adapters/db/database.ts';
import { withDatabase } from '#adapters/db/testing/test-database.ts';
import type { Identity } from '#adapters/identity/identity.ts';
import { payingSite, toSessionId } from '#features/billing/testing/paying-site.ts';
import { findPendingSignupByToken } from '#features/person/signup-queries.ts';
import { statusAndCode } from '#http/testing/status-and-code.ts';
import { browserToken, ruth, signupSite } from './testing/signup-site.ts';
import { test } from './testing/signup-test.ts';

const otherToken = 'token-of-the-browser-2';

test('a sign-up has an account that cannot log in, and is found by its token', async ({ site }) => {
  const answer = await site.stage({ name: '  Ruth ', email: ' Ruth@Example.org ' });
  expect([answer.statusCode, answer.json()]).toEqual([200, {}]);
  expect(await site.identity.findByEmail(ruth.email)).toMatchObject({ name: 'Ruth', isConfirmed: false });
  expect(await site.findSignup()).toMatchObject({
    personId: await site.findPersonId(),
    name: 'Ruth',
    email: ruth.email,
    expiresAt: new Date('2026-11-22T12:00:00Z'),
    isPaid: false,
  });
  expect(await site.findSignup(browserToken, 'RUTH@example.org')).not.toBeNull();
  expect(await site.findSignup(otherToken)).toBeNull();
  expect(await site.findSignup(browserToken, 'naomi@example.org')).toBeNull();
  const { rows } = await site.database.query('select consent_version, created_at from signup');
  expect(rows).toEqual([
    { consent_version: 'terms-2025-03-01', created_at: new Date('2026-11-21T12:00:00Z') },
  ]);
  site.advance(days(1));
  expect(await site.findSignup()).toBeNull();
});

test('signing up does not reveal who had a trial', async () => {
  await using site = await withDatabase(payingSite);
  const staged = async (email: string) => {
    const csrfToken = 'csrf-token-of-the-browser';
    const payload = { ...ruth, email, token: browserToken, csrfToken };
    const answer = await site.post('/auth/store-signup', payload, { [csrfHeader]: csrfToken });
    return [answer.statusCode, answer.body];
  };
  const dueToday = async (email: string) => {
    const { url, trialDays } = (await site.checkout({ email, token: browserToken })).json();
    return { ...(await viewSession(site.sandbox.engine, toSessionId(url))), trialDays };
  };
  await site.database.query('insert into trial_email (email_hash, used_at) values ($1, now())', [
    site.deps.addressHash(ruth.email),
  ]);
  expect(await staged(' Ruth@Example.org ')).toEqual([200, '{}']);
  expect(await dueToday(ruth.email)).toMatchObject({
    trialDays: 0,
    session: { dueToday: 5_000, trialEnd: null },
  });
  expect(await staged('naomi@example.org')).toEqual([200, '{}']);
  expect(await dueToday('naomi@example.org')).toMatchObject({ trialDays: 7, session: { dueToday: 0 } });
});

const invalidSignups = [
  ['no name', { name: '  ' }, signupErrors.required],
  ['no email', { email: '' }, signupErrors.required],
  ['no password', { password: '' }, signupErrors.required],
  ['an address without a top-level domain', { email: 'ruth@example.o' }, signupErrors.email],
  ['an address that no mail reaches', { email: 'ruth,eve@example.org' }, signupErrors.email],
  ['a weak password', { password: 'barley' }, signupErrors.password],
  ['a password that thieves try first', { password: 'Password1!' }, commonPasswordMessage],
  ['the address in the password', { password: 'My-ruth-Field-7' }, signupErrors.password],
  ['a name of two lines', { name: 'Ruth\r\nBcc: eve@example.net' }, expect.stringContaining('one line')],
] as const;
const malformedSignups = [
  ['a name of 10 kB', { name: 'x'.repeat(10_000) }],
  ['a short token', { token: 'short' }],
  ['a NUL', { name: 'Ruth\u0000' }],
  ['a list of addresses', { email: ['ruth@example.org', 'eve@example.net'] }],
  ['nothing at all', { name: null, email: null, password: null, token: null }],
] as const;

test('an invalid sign-up is refused with the message of the form, and leaves no rows', async ({ site }) => {
  for (const [name, wrong, message] of invalidSignups) {
    const answer = await site.stage(wrong);
    expect(statusAndCode(answer), name).toBe('400 signup_invalid');
    expect(answer.json().message, name).toEqual(message);
  }
  for (const [name, wrong] of malformedSignups) expect((await site.stage(wrong)).statusCode, name).toBe(400);
  expect([await site.count('person'), await site.count('user_pool.account')]).toEqual([0, 0]);
});

test('a known password is reported while it is typed, and not logged', async ({ site }) => {
  const check = async (password: string) => (await site.post('/check-password', { password })).json();
  expect(await check('Garden1954!')).toEqual({ isCommon: false });
  expect(await check('Password1!')).toEqual({ isCommon: true });
  expect(site.lines.join('')).not.toContain('Password1!');
});

test.each(["Robert'); drop table signup; --", '<script>alert(1)</script>', 'Ｒｕｔｈ 👩🏽‍🌾 ‮htuR'])(
  'a name is stored as typed: %s',
  async (name) => {
    await using site = await withDatabase(signupSite);
    expect((await site.stage({ name })).statusCode).toBe(200);
    expect((await site.identity.findByEmail(ruth.email))?.name).toBe(name.normalize('NFC'));
  },
);

test('a sign-up without the CSRF header is refused', async ({ site }) => {
  const payload = { ...ruth, token: browserToken, csrfToken: browserToken };
  expect(statusAndCode(await site.post('/store-signup', payload))).toBe('403 csrf_mismatch');
  for (const header of ['', 'csrf-token-of-a-stranger'])
    expect((await site.stage({}, { header })).json().code).toBe('csrf_mismatch');
  const twice = await site.app.inject({
    method: 'POST',
    url: '/api/auth/store-signup',
    headers: { [csrfHeader]: [browserToken, browserToken] },
    payload,
  });
  expect(twice.json().code).toBe('csrf_mismatch');
  expect(await site.count('person')).toBe(0);
});

test('a confirmed address is refused, and its member is mailed once a day', async ({ site }) => {
  await site.pool.admin.createAccount({ ...ruth, isConfirmed: true });
  const answer = await site.stage({ email: 'Ruth@example.org' });
  expect([answer.statusCode, answer.json()]).toEqual([
    409,
    expect.objectContaining({
      code: 'account_exists',
      message: 'An account with this email already exists. Please log in.',
    }),
  ]);
  expect(await site.count('signup')).toBe(0);
  await site.stage({ name: 'Eve' });
  site.advance(days(1));
  await site.stage();
  const mail = { kind: 'already-member', to: { name: ruth.name, address: ruth.email } };
  expect(await site.queued()).toMatchObject([{ data: mail }, { data: mail }]);
});

test('replacing an unpaid sign-up closes its pages and revokes its token', async ({ site }) => {
  await site.stage();
  const [person, account] = [await site.findPersonId(), await site.identity.findByEmail(ruth.email)];
  const sessionId = await site.openPage();
  site.advance(minutes(30));
  expect((await site.stage({ name: 'Naomi', token: otherToken })).statusCode).toBe(200);
  expect(site.expired).toEqual([sessionId]);
  expect(await site.findSignup()).toBeNull();
  expect(await site.findSignup(otherToken)).toMatchObject({ name: 'Naomi' });
  expect(await site.findPersonId()).not.toBe(person);
  const newAccount = await site.identity.findByEmail(ruth.email);
  expect(newAccount).toMatchObject({ name: 'Naomi', isConfirmed: false });
  expect(newAccount?.sub).not.toBe(account?.sub);
  expect([await site.count('person'), await site.count('user_pool.account')]).toEqual([1, 1]);
});

test('while the pages of a replaced sign-up are closed, none can be opened', async ({ database }) => {
  const attempts: unknown[] = [];
  await using site = signupSite(database, {
    onExpire: async () => {
      attempts.push(await site.findSignup());
      attempts.push((await site.identity.findByEmail(ruth.email))?.name);
    },
  });
  await site.stage();
  await site.openPage();
  site.advance(minutes(30));
  await site.stage({ name: 'Naomi', token: otherToken });
  expect(attempts).toEqual([null, 'Ruth']);
});

test('a sign-up read in a transaction is not replaced before the transaction ends', async ({ site }) => {
  await site.stage();
  const said: string[] = [];
  const proof = { email: ruth.email, token: browserToken };
  const looked = Promise.withResolvers<void>();
  const noting = site.database.transaction(async (tx) => {
    expect(await findPendingSignupByToken(tx, proof, site.deps.clock.now())).not.toBeNull();
    looked.resolve();
    await pause(300);
    said.push('the page is noted');
  });
  await looked.promise;
  const { statusCode } = await site.stage({ token: otherToken });
  said.push(`replaced: ${statusCode}`);
  await noting;
  expect(said).toEqual(['the page is noted', 'replaced: 200']);
});

test('one browser may stage two addresses', async ({ site }) => {
  expect((await site.stage()).statusCode).toBe(200);
  expect((await site.stage({ email: 'naomi@example.org' })).statusCode).toBe(200);
  expect(await site.count('signup')).toBe(2);
});

test('a paid sign-up is not replaced', async ({ site }) => {
  await site.paidToken();
  const account = await site.identity.findByEmail(ruth.email);
  const answer = await site.stage({ name: 'Naomi', token: otherToken });
  expect(statusAndCode(answer)).toBe('409 signup_paid');
  expect(answer.json().message).toContain('check your email');
  expect(await site.identity.findByEmail(ruth.email)).toEqual(account);
  site.advance(days(30));
  expect((await site.stage({ token: otherToken })).json().code).toBe('signup_paid');
});

test('the rate limit of one network reports the wait and affects no others', async ({ site }) => {
  const from = '203.0.113.7';
  for (let time = 0; time < 6; time++) expect((await site.stage({}, { from })).statusCode).toBe(200);
  const refused = async () => {
    const answer = await site.stage({}, { from });
    return [answer.statusCode, answer.headers['retry-after'], answer.json().message];
  };
  expect(await refused()).toEqual([429, '3600', 'Too many tries. Please wait about an hour.']);
  expect((await site.stage({}, { from: '198.51.100.9' })).statusCode).toBe(200);
  site.advance(minutes(50));
  expect(await refused()).toEqual([429, '600', 'Too many tries. Please wait about 10 minutes.']);
});

test('a sign-up that is paid while its pages are closed is not replaced', async ({ site }) => {
  await site.stage();
  site.pay(await site.openPage());
  site.advance(minutes(30));
  expect((await site.stage({ token: otherToken })).json().code).toBe('signup_paid');
  expect(await site.mailedTokens()).toHaveLength(1);
  expect(await site.identity.findByEmail(ruth.email)).toMatchObject({ name: 'Ruth' });
});

test('six concurrent sign-ups with one address leave one, without server errors', async ({ site }) => {
  const tokens = Array.from({ length: 6 }, (_, index) => `token-of-the-browser-${index}`);
  const answers = await Promise.all(tokens.map((token) => site.stage({ token })));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(tokens.map(() => 200));
  expect([await site.count('signup'), await site.count('person')]).toEqual([1, 1]);
  expect(await site.count('user_pool.account')).toBe(1);
  expect(await site.count('lease')).toBe(0);
  const signups = await Promise.all(tokens.map((token) => site.findSignup(token)));
  expect(signups.filter((signup) => signup !== null)).toHaveLength(1);
  const { rows } = await site.database.query<{ sub: string }>('select sub from person');
  expect((await site.identity.findByEmail(ruth.email))?.sub).toBe(rows[0]?.sub);
});

test('concurrent payment and sign-up leave a paid sign-up or a new one', async ({ site }) => {
  for (let round = 0; round < 5; round++) {
    const email = `reader-${round}@example.org`;
    await site.stage({ email });
    const person = await site.findPersonId(email);
    const [answer] = await Promise.all([site.stage({ email, token: otherToken }), site.setPaid(person)]);
    const { rows } = await site.database.query<{ sub: string; is_paid: boolean }>(
      'select sub, paid_at is not null as is_paid from signup join person using (person_id) where email = $1',
      [email],
    );
    expect(rows).toHaveLength(1);
    // If it is paid between the check and the deletion, the second call fails with a retry-after.
    expect(rows[0]?.is_paid ? [409, 429] : [200]).toContain(answer.statusCode);
    expect((await site.identity.findByEmail(email))?.sub).toBe(rows[0]?.sub);
  }
});

class Killed extends Error {}

const dyingIdentity = (dies: { at: keyof Identity; isAfter: boolean } | null) => {
  let crash = dies;
  return (real: Identity): Identity =>
    new Proxy(real, {
      get(target, name: keyof Identity) {
        const call = target[name].bind(target) as (...args: unknown[]) => Promise<unknown>;
        return async (...args: unknown[]) => {
          if (crash?.at !== name) return call(...args);
          const { isAfter } = crash;
          crash = null;
          if (isAfter) await call(...args);
          throw new Killed(name);
        };
      },
    });
};

const crashingDatabase = (pattern: RegExp) => {
  let isDead = false;
  return (real: Database): Database => ({
    ...real,
    query: async (text, parameters) => {
      if (isDead || !pattern.test(text)) return real.query(text, parameters);
      isDead = true;
      throw new Killed(text);
    },
  });
};

test.each([
  ['before the account is made', { identity: dyingIdentity({ at: 'signUp', isAfter: false }) }],
  ['after the account is made', { identity: dyingIdentity({ at: 'signUp', isAfter: true }) }],
  ['before the account’s id is saved', { db: crashingDatabase(/update person set sub/) }],
])('a server that crashes %s leaves no remains, and the address can sign up again', async (_, odd) => {
  await using site = await withDatabase((database) => signupSite(database, odd));
  expect((await site.stage()).statusCode).toBe(500);
  // The browser has its token, but cannot pay without an account.
  expect(await site.findSignup()).toBeNull();
  expect((await site.stage({ token: otherToken })).statusCode).toBe(200);
  expect([await site.count('signup'), await site.count('user_pool.account')]).toEqual([1, 1]);
});

test('a crash between deleting the old account and creating the new one is repaired by the next sign-up', async () => {
  await using site = await withDatabase((database) =>
    signupSite(database, { identity: dyingIdentity({ at: 'delete', isAfter: true }) }),
  );
  await site.stage();
  expect((await site.stage({ token: otherToken })).statusCode).toBe(500);
  expect((await site.stage({ token: otherToken })).statusCode).toBe(200);
  expect(await site.findSignup(otherToken)).not.toBeNull();
  expect([await site.count('signup'), await site.count('user_pool.account')]).toEqual([1, 1]);
});

test('an unconfirmed account without a sign-up is replaced', async ({ site }) => {
  await site.pool.admin.createAccount({ ...ruth, isConfirmed: false });
  expect((await site.stage()).statusCode).toBe(200);
  expect(await site.count('user_pool.account')).toBe(1);
});
