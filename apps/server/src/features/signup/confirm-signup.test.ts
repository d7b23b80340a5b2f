import { setTimeout as pause } from 'node:timers/promises';
import { days, hours, minutes } from '@wayfare/contracts/rules/durations';
import { expect } from 'vitest';
import { statusAndCode } from '#http/testing/status-and-code.ts';
import { browserToken, ruth, signupSite } from './testing/signup-site.ts';
import { test } from './testing/signup-test.ts';

async function mailAnotherLink(site: ReturnType<typeof signupSite>): Promise<void> {
  site.advance(minutes(2));
  await site.post('/resend-confirmation', { email: ruth.email });
  await site.processJobs();
}

test('the payment of a sign-up sends one link, and the link confirms the address', async ({ site }) => {
  await site.stage();
  expect(await site.queued()).toEqual([]);
  const person = await site.findPersonId();
  await Promise.all(Array.from({ length: 10 }, () => site.setPaid(person)));
  const [token = '', ...others] = await site.mailedTokens();
  expect(others).toEqual([]);
  const answer = await site.post('/confirm', { token, email: 'Ruth@Example.org' });
  expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }]);
  const account = await site.identity.findByEmail(ruth.email);
  expect(account).toMatchObject({ isConfirmed: true });
  expect(await site.listWelcomed()).toEqual([ruth.email]);
  const { rows } = await site.database.query('select token_hash, confirmed_at from signup');
  expect(rows).toEqual([{ token_hash: null, confirmed_at: site.deps.clock.now() }]);
});

test('a payment of a person without a pending sign-up changes nothing', async ({ site }) => {
  await site.setPaid('00000000-0000-4000-8000-000000000000');
  const token = await site.paidToken();
  const { rows } = await site.database.query<{ person_id: string }>('select person_id from signup');
  await site.post('/confirm', { token, email: ruth.email });
  await site.setPaid(rows[0]?.person_id ?? '');
  expect(await site.mailedTokens()).toHaveLength(1);
});

test('ten concurrent uses of one link all succeed, with one welcome mail', async ({ site }) => {
  const token = await site.paidToken();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => site.post('/confirm', { token, email: ruth.email })),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 10 }, () => 200));
  expect(await site.listWelcomed()).toHaveLength(1);
});

test('any link of a confirmed sign-up succeeds, even after it expired', async ({ site }) => {
  const older = await site.paidToken();
  await mailAnotherLink(site);
  const newer = (await site.mailedTokens())[1] ?? '';
  await site.post('/confirm', { token: older, email: ruth.email });
  expect(await site.identity.findByEmail(ruth.email)).toMatchObject({ isConfirmed: true });
  site.advance(days(30));
  for (const token of [newer, older]) {
    expect((await site.post('/confirm', { token, email: ruth.email })).json()).toEqual({ success: true });
  }
  expect(await site.listWelcomed()).toHaveLength(1);
});

test('an invalid link is refused with its reason', async ({ site }) => {
  const token = await site.paidToken();
  const confirm = async (body: object) => {
    const { statusCode, body: answer } = await site.post('/confirm', body);
    const { code, error } = JSON.parse(answer);
    return [statusCode, code, error];
  };
  const mismatch = [400, 'confirmation_mismatch', "The confirmation link doesn't match the email."];
  expect(await confirm({ token: 'of-no-link', email: ruth.email })).toEqual(mismatch);
  expect(await confirm({ token, email: 'naomi@example.org' })).toEqual(mismatch);
  // The browser's token is no link token.
  expect(await confirm({ token: browserToken, email: ruth.email })).toEqual(mismatch);
  expect(await confirm({ token: "' or 1=1 --", email: ruth.email })).toEqual(mismatch);
  expect((await confirm({ token: '', email: ruth.email }))[1]).toBe('invalid_input');
  expect((await confirm({ token: [token], email: ruth.email }))[1]).toBe('invalid_input');
  expect((await confirm({ token: 'x'.repeat(10_000), email: ruth.email }))[1]).toBe('invalid_input');
  expect((await confirm({ token: '\u0000', email: ruth.email }))[1]).toBe('malformed_json');
  expect((await confirm({ token: '\ud800', email: '\udfff' }))[1]).toBe('malformed_json');
  site.advance(hours(24));
  expect(await confirm({ token, email: ruth.email })).toEqual([
    400,
    'confirmation_expired',
    'Your confirmation link has expired.',
  ]);
  expect(await site.listWelcomed()).toEqual([]);
});

test('a failure after the account is confirmed leaves the link valid', async ({ database, site }) => {
  const token = await site.paidToken();
  const link = { token, email: ruth.email };
  await database.query(`alter table job add constraint no_welcome check (key not like 'welcome:%')`);
  expect((await site.post('/confirm', link)).statusCode).toBe(500);
  const { rows } = await database.query(
    'select confirmed_at, used_at from signup join confirmation_link using (signup_id)',
  );
  expect(rows).toEqual([{ confirmed_at: null, used_at: null }]);
  expect((await site.open(`?${new URLSearchParams(link)}`)).headers.location).toContain('/confirm?');
  await database.query('alter table job drop constraint no_welcome');
  expect((await site.post('/confirm', link)).statusCode).toBe(200);
  expect(await site.listWelcomed()).toHaveLength(1);
});

test('a sign-up whose account is deleted is not confirmed', async ({ site }) => {
  const token = await site.paidToken();
  await site.identity.delete((await site.identity.findByEmail(ruth.email))?.sub ?? '');
  const answer = await site.post('/confirm', { token, email: ruth.email });
  expect(answer.json().code).toBe('confirmation_mismatch');
});

test('a sign-up does not delete an account that is confirmed meanwhile', async ({ database }) => {
  let meanwhile = async (): Promise<void> => undefined;
  await using site = signupSite(database, {
    identity: (real) => ({
      ...real,
      async findByEmail(email) {
        const account = await real.findByEmail(email);
        await meanwhile();
        return account;
      },
    }),
  });
  await site.stage();
  const account = await site.identity.findByEmail(ruth.email);
  let confirming: ReturnType<typeof site.post> | undefined;
  // Paid and confirmed after the other sign-up has read the unconfirmed account.
  meanwhile = async () => {
    meanwhile = async () => undefined;
    await site.setPaid(await site.findPersonId());
    const [token = ''] = await site.mailedTokens();
    confirming = site.post('/confirm', { token, email: ruth.email });
    await Promise.race([confirming, pause(500)]);
  };
  const staged = await site.stage({ token: 'token-of-another-browser' });
  expect((await confirming)?.json()).toEqual({ success: true });
  expect(statusAndCode(staged)).toBe('409 signup_paid');
  expect(await site.identity.findByEmail(ruth.email)).toEqual({ ...account, isConfirmed: true });
});
