import { expect, vi } from 'vitest';
import { testWith } from '#adapters/db/testing/database-test.ts';
import { readMessage } from '#adapters/mail/testing/read-message.ts';
import { type MailOrder, queueMail } from './mail-order.ts';
import { mailSite } from './testing/mail-site.ts';

/** For busy machines. */
const timeoutMs = 15_000;

const quickRetries = { retryDelaysMs: Array.from({ length: 7 }, () => 50), pollMs: 20, concurrency: 2 };

const buildOrder = (overrides: { name?: string; address?: string; expiresAt?: Date } = {}): MailOrder => ({
  kind: 'confirm-address',
  to: { name: overrides.name ?? 'Ruth', address: overrides.address ?? 'ruth@example.org' },
  token: 'the-token-of-the-link',
  expiresAt: overrides.expiresAt ?? new Date(Date.now() + 3_600_000),
});

const test = testWith(mailSite);

test('a sent mail leaves no row and no token in the queue', async ({ site }) => {
  await site.work(quickRetries);
  await site.queueOrder(buildOrder());
  await vi.waitFor(async () => expect(await site.rows()).toEqual([]), timeoutMs);
  const [delivery] = site.server.deliveries;
  const mail = readMessage(delivery?.message ?? '');
  expect(delivery?.to).toEqual(['ruth@example.org']);
  expect(mail.headers.get('subject')).toBe('Confirm your email for Wayfare');
  expect(mail.headers.get('to')).toBe('Ruth <ruth@example.org>');
  expect(mail.headers.get('message-id')).toMatch(/^<[0-9a-f-]{36}@wayfare\.example>$/);
  expect(mail.text).toContain('https://wayfare.example/api/auth/confirm?token=the-token-of-the-link');
  expect(mail.html).toContain('token=the-token-of-the-link');
});

test('a mail with a key is sent once and leaves only the key', async ({ site }) => {
  await site.queueOrder(buildOrder(), 'confirm:1');
  await site.queueOrder(buildOrder(), 'confirm:1');
  await site.work(quickRetries);
  await vi.waitFor(async () => expect(await site.rows()).toMatchObject([{ state: 'done' }]), timeoutMs);
  await site.queueOrder(buildOrder(), 'confirm:1');
  expect(site.server.deliveries).toHaveLength(1);
  expect(JSON.stringify(await site.rows())).not.toMatch(/ruth|the-token/i);
});

test('a rolled-back transaction sends no mail', async ({ site }) => {
  await site.work(quickRetries);
  const change = site.database.transaction(async (db) => {
    await queueMail(db, buildOrder());
    throw new Error('The change went wrong');
  });
  await expect(change).rejects.toThrow('went wrong');
  await site.queueOrder(buildOrder({ address: 'naomi@example.org' }));
  await vi.waitFor(() => expect(site.server.deliveries).toHaveLength(1), timeoutMs);
  expect(site.server.deliveries[0]?.to).toEqual(['naomi@example.org']);
});

test('mails wait while the mail server is down and are each sent once afterwards', async ({ site }) => {
  await site.server.down();
  await site.work(quickRetries);
  const addresses = Array.from({ length: 10 }, (_, number) => `reader-${number}@example.org`);
  await Promise.all(addresses.map((address) => site.queueOrder(buildOrder({ address }))));
  await vi.waitFor(async () => {
    for (const row of await site.rows()) expect(row['last_error']).toMatch(/could not be handed over/);
  }, timeoutMs);
  expect(site.server.deliveries).toEqual([]);
  await site.server.up();
  await vi.waitFor(async () => expect(await site.rows()).toEqual([]), timeoutMs);
  expect(site.server.deliveries.map(({ to }) => to[0]).toSorted()).toEqual(addresses.toSorted());
  expect(site.logs()).not.toMatch(/@example|the-token/);
});

test('a mail with an invalid address is given up at once and its token erased', async ({ site }) => {
  await site.queueOrder(buildOrder({ address: 'ruth@example.org, eve@example.net' }));
  await site.work(quickRetries);
  await vi.waitFor(async () => expect(await site.queue.listDead(site.database)).toHaveLength(1), timeoutMs);
  const [dead] = await site.queue.listDead(site.database);
  expect(dead).toMatchObject({ name: 'mail', attempts: 1, lastError: expect.stringMatching(/exactly one/) });
  expect(JSON.stringify(await site.rows())).not.toContain('the-token');
  expect(site.server.deliveries).toEqual([]);
  expect(site.logs()).not.toMatch(/@example|the-token/);
});

test('a mail with an expired link is not sent', async ({ site }) => {
  await site.queueOrder(buildOrder({ expiresAt: new Date(Date.now() - 1) }));
  await site.work(quickRetries);
  await vi.waitFor(async () => expect(await site.rows()).toEqual([]), timeoutMs);
  expect(site.server.deliveries).toEqual([]);
  expect(site.logs()).toContain('Mail expired');
});

test('a reminder is not sent after the charge', async ({ site }) => {
  const to = { address: 'ruth@example.org' };
  const [before, after] = [new Date(Date.now() - 1), new Date(Date.now() + 3_600_000)];
  const charge = { to, plan: 'yearly', amountMinor: 5_000 } as const;
  await site.queueOrder({ kind: 'trial-ending', ...charge, trialEndsAt: before });
  await site.queueOrder({ kind: 'renewal-coming', ...charge, dueAt: before });
  await site.queueOrder({ kind: 'renewal-coming', ...charge, dueAt: after });
  await site.work(quickRetries);
  await vi.waitFor(async () => expect(await site.rows()).toEqual([]), timeoutMs);
  expect(site.server.deliveries).toHaveLength(1);
  expect(site.logs()).toContain('Mail expired');
});

test('a name that looks like a link is left out of the headers', async ({ site }) => {
  await site.queueOrder(buildOrder({ name: 'Win at evil.example' }));
  await site.work(quickRetries);
  await vi.waitFor(() => expect(site.server.deliveries).toHaveLength(1), timeoutMs);
  expect(site.server.deliveries[0]?.message).not.toContain('evil.example');
});
