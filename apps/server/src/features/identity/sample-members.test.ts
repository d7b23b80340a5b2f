import { userPool } from '@wayfare/user-pool';
import { postgresStore } from '@wayfare/user-pool/postgres-store';
import { expect, test } from 'vitest';
import { systemClock } from '#adapters/clock/system-clock.ts';
import { testDatabase } from '#adapters/db/testing/test-database.ts';
import { embeddedPool } from '#adapters/identity/embedded-pool.ts';
import { readConfig } from '#config.ts';
import { addSampleMembers } from './sample-members.ts';

const masterKey = new Uint8Array(32).fill(7);

test('an empty pool gets a reader and a writer, each with a password of its own, once', async () => {
  await using database = await testDatabase();
  const { identity } = readConfig({});
  const pool = embeddedPool({ database, clock: systemClock, masterKey, identity });
  const added = await addSampleMembers(pool);
  expect(added.map(({ email, may }) => [email, may])).toEqual([
    ['ruth@wayfare.example', 'reads'],
    ['luke@wayfare.example', 'writes'],
  ]);
  expect(new Set(added.map(({ password }) => password)).size).toBe(2);
  expect(await pool.admin.find({ email: 'luke@wayfare.example' })).toMatchObject({
    state: 'CONFIRMED',
    groups: ['blog-admin', 'homily-admin'],
  });
  expect(await addSampleMembers(pool)).toEqual([]);
});

test('a pool that has members is left alone', async () => {
  await using database = await testDatabase();
  const { userPoolId: poolId, userPoolClientId: clientId, issuer } = readConfig({}).identity;
  const config = { poolId, clientId, issuer, passwordFault: () => null };
  const pool = userPool({
    store: postgresStore(database),
    clock: systemClock,
    keys: { master: masterKey },
    config,
  });
  await pool.admin.createAccount({
    email: 'a@b.example',
    name: 'A',
    password: 'Barley-7',
    isConfirmed: true,
  });
  expect(await addSampleMembers(pool)).toEqual([]);
});
