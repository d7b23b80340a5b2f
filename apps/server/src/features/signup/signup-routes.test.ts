import { hours } from '@wayfare/contracts/rules/durations';
import { expect } from 'vitest';
import { type TestDatabase, withDatabase } from '#adapters/db/testing/test-database.ts';
import { deletePerson, findPersonAndSignup } from '#features/person/person-queries.ts';
import { statusAndCode } from '#http/testing/status-and-code.ts';
import { browserToken, ruth, signupSite } from './testing/signup-site.ts';
import { test } from './testing/signup-test.ts';

test('verify-checkout returns the address of the person who paid', async ({ site }) => {
  await site.stage();
  const person = await site.findPersonId();
  const sessionId = await site.openPage();
  const verify = (session_id: string) => site.post('/verify-checkout', { session_id });
  const unknown = await verify("cs_' or 1=1 --");
  expect([unknown.statusCode, unknown.json().code, unknown.json().error]).toEqual([
    404,
    'checkout_not_found',
    'We can’t find this payment.',
  ]);
  expect(statusAndCode(await verify(sessionId))).toBe('409 checkout_unpaid');
  site.pay(sessionId);
  expect((await verify('')).statusCode).toBe(400);
  expect((await verify('x'.repeat(10_000))).statusCode).toBe(400);
  expect((await verify(sessionId)).json()).toMatchObject({ email: ruth.email });
  expect((await verify(sessionId)).json()).toMatchObject({ email: ruth.email });
  const [token = '', ...others] = await site.mailedTokens();
  expect(others).toEqual([]);
  await site.post('/confirm', { token, email: ruth.email });
  // After the confirmation the account's address is used.
  const { sub = '' } = (await site.identity.findByEmail(ruth.email)) ?? {};
  await site.pool.admin.setAttributes(sub, { email: 'ruth@new.example' });
  expect((await verify(sessionId)).json()).toMatchObject({ email: 'ruth@new.example' });
  expect((await findPersonAndSignup(site.database, person))?.signup).toMatchObject({
    name: 'Ruth',
    email: ruth.email,
  });
  await site.identity.delete(sub);
  expect((await verify(sessionId)).json()).not.toHaveProperty('email');
});

test('the payment page of a deleted person is not found', async ({ site }) => {
  await site.stage();
  const person = await site.findPersonId();
  const sessionId = await site.openPage();
  site.pay(sessionId);
  await deletePerson(site.database, person);
  expect(statusAndCode(await site.post('/verify-checkout', { session_id: sessionId }))).toBe(
    '404 checkout_not_found',
  );
  expect(await findPersonAndSignup(site.database, person)).toBeNull();
});

type Site = ReturnType<typeof signupSite>;
const from = '203.0.113.7';
const resetBody = { email: 'nobody@example.org', token: 'of-no-link', password: ruth.password };
const indexed = (index: number) => `reader-${index}@example.org`;

test.each([
  ['store-signup', 20, (site: Site, at: number) => site.stage({ email: indexed(at) }, { from })],
  ['confirm', 60, (site: Site) => site.post('/confirm', { token: 'of-no-link', email: ruth.email }, from)],
  [
    'resend-confirmation',
    20,
    (site: Site, at: number) => site.post('/resend-confirmation', { email: indexed(at) }, from),
  ],
  ['verify-checkout', 60, (site: Site) => site.post('/verify-checkout', { session_id: 'cs_unknown' }, from)],
  ['request-reset', 30, (site: Site) => site.reset('', resetBody, from)],
  ['validate-token', 30, (site: Site) => site.reset('/validate-token', resetBody, from)],
  ['reset-password', 30, (site: Site) => site.reset('/reset-password', resetBody, from)],
] as const)(
  'of a hundred calls of %s from one network at the same moment %i get through',
  async (_, most, call) => {
    await using site = await withDatabase(signupSite);
    const answers = await Promise.all(Array.from({ length: 100 }, (_, index) => call(site, index)));
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused).toHaveLength(100 - most);
    expect(refused[0]?.json().code).toBe('too_many_requests');
    expect(Number(refused[0]?.headers['retry-after'])).toBe(3_600);
    expect(answers.filter(({ statusCode }) => statusCode >= 500)).toEqual([]);
    site.advance(hours(1));
    expect((await call(site, 200)).statusCode).not.toBe(429);
  },
);

/** The content of all tables as text. */
async function dump(database: TestDatabase): Promise<string> {
  const { rows: tables } = await database.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_schema in ('public', 'user_pool')`,
  );
  const texts = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await database.query(`select to_jsonb(source)::text as row from ${name} as source`);
      return JSON.stringify([name, rows]);
    }),
  );
  return texts.join('\n');
}

test('no table contains a password or a usable token after the mail is sent', async ({ site }) => {
  const token = await site.paidToken();
  await site.stage({ email: 'naomi@example.org', token: 'token-of-the-browser-9' });
  await site.database.query(`delete from job where name = 'mail'`);
  const content = await dump(site.database);
  const secrets = [token, browserToken, 'token-of-the-browser-9', 'csrf-token-of-the-browser', ruth.password];
  for (const secret of secrets) {
    expect(content).not.toContain(secret);
    expect(content).not.toContain(Buffer.from(secret).toString('hex'));
    expect(content).not.toContain(Buffer.from(secret).toString('base64'));
  }
  expect(content).toContain('naomi@example.org');
  const { rows } = await site.database.query<{ key: string }>('select key from rate_limit');
  expect(rows.length).toBeGreaterThan(2);
  for (const { key } of rows) expect(key).toMatch(/^[\w-]{43}$/);
});

test('no log line contains a password, a token or an address', async ({ database }) => {
  let isBroken = false;
  await using site = signupSite(database, {
    identity: (real) => ({
      ...real,
      signUp: async (account) => {
        if (isBroken) throw new Error(`Cannot sign up ${account.email}`, { cause: new Error('Broken pipe') });
        return real.signUp(account);
      },
    }),
  });
  const token = await site.paidToken();
  await site.open(`?token=${token}&email=${ruth.email}`);
  await site.post('/confirm', { token, email: 'naomi@example.org' });
  await site.stage();
  await site.stage({ password: 'weak-secret' });
  isBroken = true;
  expect((await site.stage({ email: 'naomi@example.org' })).statusCode).toBe(500);
  const log = site.lines.join('');
  expect(log).toContain('Cannot sign up');
  for (const secret of [token, browserToken, ruth.password, 'weak-secret', 'example.org']) {
    expect(log).not.toContain(secret);
  }
});
