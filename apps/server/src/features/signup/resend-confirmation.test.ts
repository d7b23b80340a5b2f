import { minutes, seconds } from '@wayfare/contracts/rules/durations';
import { expect, vi } from 'vitest';
import { withDatabase } from '#adapters/db/testing/test-database.ts';
import { processResendRequests, resendConfirmation } from './resend-confirmation.ts';
import { ruth, signupSite } from './testing/signup-site.ts';
import { test } from './testing/signup-test.ts';

test('every address gets the same response after the same work', async ({ database }) => {
  const statements: string[] = [];
  await using site = signupSite(database, {
    db: (real) => ({
      ...real,
      query: (text, parameters) => {
        statements.push(text);
        return real.query(text, parameters);
      },
      transaction: (callback) => {
        statements.push('a transaction');
        return real.transaction(callback);
      },
    }),
  });
  await site.pool.admin.createAccount({ ...ruth, email: 'member@example.org', isConfirmed: true });
  await site.stage({ email: 'unpaid@example.org' });
  await site.paidToken('paid@example.org');
  site.advance(minutes(2));
  const responses = new Set<string>();
  for (const email of [
    'paid@example.org',
    'unpaid@example.org',
    'member@example.org',
    'nobody@example.org',
  ]) {
    statements.length = 0;
    const { statusCode, body, headers } = await site.post('/resend-confirmation', { email });
    // Remove what differs between any two responses: ids and times.
    delete headers['x-request-id'];
    delete headers.date;
    responses.add(JSON.stringify([statusCode, body, headers, statements]));
  }
  expect([...responses]).toEqual([expect.stringMatching(/^\[200,"\{\}".*insert into job/)]);
  await site.processJobs();
  const mails = (await site.queued()).filter(({ name }) => name === 'mail');
  expect(mails.map(({ data }) => data.to?.address)).toEqual(['paid@example.org', 'paid@example.org']);
});

test('the queue’s worker sends the requested link', async ({ site }) => {
  await site.paidToken();
  site.advance(minutes(2));
  await site.post('/resend-confirmation', { email: 'RUTH@example.org' });
  await processResendRequests(site.deps);
  await vi.waitFor(async () => expect(await site.mailedTokens()).toHaveLength(2), seconds(10));
  await site.deps.queue.stop();
});

const fromHome = '10.1.1.1';

test('a second link is sent at once, later ones after a minute, five an hour', async ({ site }) => {
  await site.paidToken();
  const ask = async () => {
    await site.post('/resend-confirmation', { email: ruth.email }, fromHome);
    await site.processJobs();
    return (await site.mailedTokens()).length;
  };
  site.advance(seconds(1));
  expect(await ask()).toBe(2);
  site.advance(seconds(59));
  expect(await ask()).toBe(2);
  site.advance(seconds(2));
  expect(await ask()).toBe(3);
  for (let time = 0; time < 6; time++) {
    site.advance(minutes(2));
    await ask();
  }
  // One of its five requests came within a minute; the first link needed no request.
  expect((await site.mailedTokens()).length).toBe(5);
  site.advance(minutes(60));
  expect(await ask()).toBe(6);
});

test('requests from one network do not block confirmation mails to other networks', async ({ site }) => {
  await site.paidToken();
  for (let time = 0; time < 30; time++) {
    site.advance(minutes(20));
    await site.post('/resend-confirmation', { email: ruth.email }, '10.6.6.6');
    await site.processJobs();
  }
  // The automatic one, and ten.
  expect(await site.mailedTokens()).toHaveLength(11);
  await site.post('/resend-confirmation', { email: ruth.email }, fromHome);
  await site.processJobs();
  expect(await site.mailedTokens()).toHaveLength(12);
});

test('all networks together get twenty confirmation mails a day, then one an hour', async ({ site }) => {
  await site.paidToken();
  for (let time = 0; time < 50; time++) {
    site.advance(minutes(6));
    await site.post('/resend-confirmation', { email: ruth.email });
    await site.processJobs();
  }
  expect(await site.mailedTokens()).toHaveLength(23);
});

test('a burst of requests from one network for one address leaves one job', async ({ site }) => {
  await Promise.all(
    Array.from({ length: 30 }, () =>
      site.post('/resend-confirmation', { email: 'nobody@example.org' }, fromHome),
    ),
  );
  expect(await site.queued()).toHaveLength(1);
});

test('five concurrent workers create one link', async ({ site }) => {
  await site.paidToken();
  site.advance(minutes(2));
  const outcomes = await Promise.all(
    Array.from({ length: 5 }, () => resendConfirmation(site.deps, ruth.email)),
  );
  expect(outcomes.toSorted()).toEqual(['sent', 'too-soon', 'too-soon', 'too-soon', 'too-soon']);
  expect(await site.mailedTokens()).toHaveLength(2);
  expect(await resendConfirmation(site.deps, 'nobody@example.org')).toBe('not-pending');
});

test.each(['', 'ruth', 'a@b', "' or 1=1 --@x", 'ruth@example.org\r\nBcc: eve@example.net'])(
  'an invalid address gets the same response: %j',
  async (email) => {
    await using site = await withDatabase(signupSite);
    const answer = await site.post('/resend-confirmation', { email });
    expect([answer.statusCode, answer.body]).toEqual([200, '{}']);
    expect(await site.queued()).toEqual([]);
  },
);
