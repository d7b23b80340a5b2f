import { expect } from 'vitest';
import { TransactionOpenError } from '#adapters/db/database.ts';
import { testWith } from '#adapters/db/testing/database-test.ts';
import { openTestParts } from '../testing/opened-parts.ts';

const test = testWith(openTestParts);

const functionsOf = (party: object): [string, (...given: unknown[]) => unknown][] =>
  Object.keys(party).flatMap((member) => {
    const value: unknown = Reflect.get(party, member);
    return typeof value === 'function' ? [[member, (...given) => Reflect.apply(value, party, given)]] : [];
  });

test('no external service is called while a transaction is open', async ({ site: parts }) => {
  const { identity, knownPasswords, payments, mailer, storage, images, sound, calendar } = parts;
  const stores = [storage, storage.localMedia ?? {}, storage.recordings];
  for (const party of [identity, knownPasswords, payments, mailer, ...stores, images, sound, calendar]) {
    const calls = functionsOf(party);
    expect(calls.length).toBeGreaterThan(0);
    for (const [member, call] of calls) {
      const asked = parts.database.transaction(async () => call());
      await expect(asked, member).rejects.toThrow(TransactionOpenError);
    }
  }
});

test('every adapter is listed as allowed or forbidden inside transactions', async ({ site: parts }) => {
  const outside = [
    'calendar',
    'identity',
    'images',
    'knownPasswords',
    'mailer',
    'payments',
    'sound',
    'storage',
  ];
  const inside = [
    'billingClock',
    'clock',
    'config',
    'database',
    'mailCounts',
    'openSandbox',
    'pool',
    'queue',
    'siteSecret',
  ];
  expect(
    Object.keys(parts)
      .filter((name) => name !== 'folder')
      .toSorted(),
  ).toEqual([...outside, ...inside].toSorted());
});

test('the embedded user pool also refuses calls inside a transaction', async ({ site: parts }) => {
  const asked = parts.database.transaction(async () => parts.pool?.admin.find({ email: 'ruth@example.org' }));
  await expect(asked).rejects.toThrow(TransactionOpenError);
});
