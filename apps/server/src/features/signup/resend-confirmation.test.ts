import { minutes, seconds } from '@wayfare/contracts/rules/durations';
import { expect, test, vi } from 'vitest';
import { testDatabase } from '#adapters/db/testing/test-database.ts';
import { processResendRequests, resendConfirmation } from './resend-confirmation.ts';
import { ruth, signupSite } from './testing/signup-site.ts';

test('every address hears the same after the same work, and only one that waits to be confirmed gets a mail', async () => {
  await using database = await testDatabase();
  const asked: string[] = [];
  await using site = signupSite(database, {
    db: (real) => ({
      ...real,
      query: (text, parameters) => {
        asked.push(text);
        return real.query(text, parameters);
      },
      transaction: (work) => {
        asked.push('a transaction');
        return real.transaction(work);
      },
    }),
  });
  await site.pool.admin.createAccount({ ...ruth, email: 'member@example.org', isConfirmed: true });
  await site.stage({ email: 'unpaid@example.org' });
  await site.paidToken('paid@example.org');
  site.pass(minutes(2));
  const heard = new Set<string>();
  for (const email of [
    'paid@example.org',
    'unpaid@example.org',
    'member@example.org',
    'nobody@example.org',
  ]) {
    asked.length = 0;
    const { statusCode, body, headers } = await site.post('/resend-confirmation', { email });
    // What differs between any two answers: their ids, and the second in which they were given.
    delete headers['x-request-id'];
    delete headers.date;
    heard.add(JSON.stringify([statusCode, body, headers, asked]));
  }
  expect([...heard]).toEqual([expect.stringMatching(/^\[200,"\{\}".*insert into job/)]);
  await site.work();
  const mails = (await site.queued()).filter(({ name }) => name === 'mail');
  expect(mails.map(({ data }) => data.to?.address)).toEqual(['paid@example.org', 'paid@example.org']);
});

test('the worker of the queue answers what was asked', async () => {
  await using database = await testDatabase();
  await using site = signupSite(database);
  await site.paidToken();
  site.pass(minutes(2));
  await site.post('/resend-confirmation', { email: 'RUTH@example.org' });
  await processResendRequests(site.deps);
  await vi.waitFor(async () => expect(await site.mailedTokens()).toHaveLength(2), seconds(10));
  await site.deps.queue.stop();
});

const fromHome = '10.1.1.1';

test('the first link is sent again at once; after that a minute must pass, also across its turn, and a network gets five an hour', async () => {
  await using database = await testDatabase();
  await using site = signupSite(database);
  await site.paidToken();
  const ask = async () => {
    await site.post('/resend-confirmation', { email: ruth.email }, fromHome);
    await site.work();
    return (await site.mailedTokens()).length;
  };
  site.pass(seconds(1));
  expect(await ask()).toBe(2);
  site.pass(seconds(59));
  expect(await ask()).toBe(2);
  site.pass(seconds(2));
  expect(await ask()).toBe(3);
  for (let time = 0; time < 6; time++) {
    site.pass(minutes(2));
    await ask();
  }
  // One of its five requests came too soon; the first link needed none.
  expect((await site.mailedTokens()).length).toBe(5);
  site.pass(minutes(60));
  expect(await ask()).toBe(6);
});

test('requests from one network keep no member from getting a confirmation mail', async () => {
  await using database = await testDatabase();
  await using site = signupSite(database);
  await site.paidToken();
  for (let time = 0; time < 30; time++) {
    site.pass(minutes(20));
    await site.post('/resend-confirmation', { email: ruth.email }, '10.6.6.6');
    await site.work();
  }
  // The one that came by itself, and ten.
  expect(await site.mailedTokens()).toHaveLength(11);
  await site.post('/resend-confirmation', { email: ruth.email }, fromHome);
  await site.work();
  expect(await site.mailedTokens()).toHaveLength(12);
});

test('many networks together get twenty confirmation mails a day for an address, and then one an hour', async () => {
  await using database = await testDatabase();
  await using site = signupSite(database);
  await site.paidToken();
  for (let time = 0; time < 50; time++) {
    site.pass(minutes(6));
    await site.post('/resend-confirmation', { email: ruth.email });
    await site.work();
  }
  expect(await site.mailedTokens()).toHaveLength(23);
});

test('a burst of requests from one network for one address leaves one job', async () => {
  await using database = await testDatabase();
  await using site = signupSite(database);
  await Promise.all(
    Array.from({ length: 30 }, () =>
      site.post('/resend-confirmation', { email: 'nobody@example.org' }, fromHome),
    ),
  );
  expect(await site.queued()).toHaveLength(1);
});

test('five workers at the same moment make one link', async () => {
  await using database = await testDatabase();
  await using site = signupSite(database);
  await site.paidToken();
  site.pass(minutes(2));
  const outcomes = await Promise.all(
    Array.from({ length: 5 }, () => resendConfirmation(site.deps, ruth.email)),
  );
  expect(outcomes.toSorted()).toEqual(['sent', 'too-soon', 'too-soon', 'too-soon', 'too-soon']);
  expect(await site.mailedTokens()).toHaveLength(2);
  expect(await resendConfirmation(site.deps, 'nobody@example.org')).toBe('not-pending');
});

test.each(['', 'ruth', 'a@b', "' or 1=1 --@x", 'ruth@example.org\r\nBcc: eve@example.net'])(
  'what is no address is answered like one: %j',
  async (email) => {
    await using database = await testDatabase();
    await using site = signupSite(database);
    const answer = await site.post('/resend-confirmation', { email });
    expect([answer.statusCode, answer.body]).toEqual([200, '{}']);
    expect(await site.queued()).toEqual([]);
  },
);
