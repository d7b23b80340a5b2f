import { expect } from 'vitest';
import { testWith } from '#adapters/db/testing/database-test.ts';
import { type TestDatabase, withDatabase } from '#adapters/db/testing/test-database.ts';
import { embeddedPool, poolIdentity } from '#adapters/identity/pool-identity.ts';
import { systemClock } from '#clock.ts';
import { readConfig } from '#config.ts';
import { describeAccess } from '../billing/access-queries.ts';
import { addSampleMembers, createMember } from './create-member.ts';

function emptySite(database: TestDatabase) {
  const { identity: settings } = readConfig({});
  const siteSecret = new Uint8Array(32).fill(7);
  const pool = embeddedPool({ database, clock: systemClock, siteSecret, identity: settings });
  return {
    db: database,
    clock: systemClock,
    identity: poolIdentity(pool),
    [Symbol.asyncDispose]: async () => {},
  };
}

const test = testWith(emptySite);

test('an empty site gets a sample reader and a sample writer once', async ({ site }) => {
  const added = await addSampleMembers(site);
  expect(added.map(({ email, may }) => [email, may])).toEqual([
    ['ruth@wayfare.example', 'reads'],
    ['luke@wayfare.example', 'writes'],
  ]);
  expect(new Set(added.map(({ password }) => password)).size).toBe(2);
  const luke = await site.identity.findByEmail('luke@wayfare.example');
  expect(luke).toMatchObject({ isConfirmed: true, groups: ['blog-admin', 'homily-admin'] });
  expect(await describeAccess(site.db, luke?.sub ?? '', new Date())).toBe('active (complimentary)');
  expect(await addSampleMembers(site)).toEqual([]);
});

const anna = {
  email: ' Anna@Example.org ',
  name: ' Anna ',
  password: 'Olives-and-1-lamp',
  groups: [],
  isComplimentary: false,
} as const;

test('a site with members gets no sample members', async ({ site }) => {
  await createMember(site, anna);
  expect(await addSampleMembers(site)).toEqual([]);
});

test('a created member is confirmed, with its groups and complimentary access', async ({ site }) => {
  const outcome = await createMember(site, { ...anna, groups: ['blog-admin'], isComplimentary: true });
  expect(outcome.status).toBe('created');
  const account = await site.identity.findByEmail('anna@example.org');
  expect(account).toMatchObject({ name: 'Anna', isConfirmed: true, groups: ['blog-admin'] });
  expect(await describeAccess(site.db, account?.sub ?? '', new Date())).toBe('active (complimentary)');
});

test('a created member has no access without a complimentary subscription', async ({ site }) => {
  await createMember(site, anna);
  const account = await site.identity.findByEmail('anna@example.org');
  expect(await describeAccess(site.db, account?.sub ?? '', new Date())).toBe('none');
});

test.each([
  ['the name', { name: '  ' }, 'The name is empty.'],
  ['the address', { email: 'anna@example' }, 'Please enter a valid email address.'],
  ['the password', { password: 'short' }, 'Password does not meet the policy.'],
  ['the address in the password', { password: 'Anna-and-1-lamp' }, 'Password does not meet the policy.'],
])('creating a member with %s is refused with a message', async (_, wrong, message) => {
  await using site = await withDatabase(emptySite);
  expect(await createMember(site, { ...anna, ...wrong })).toEqual({ status: 'refused', message });
});

test('a second member with the same address is refused', async ({ site }) => {
  await createMember(site, anna);
  expect(await createMember(site, { ...anna, email: 'ANNA@example.org' })).toEqual({
    status: 'refused',
    message: 'There is an account for anna@example.org already.',
  });
});
