import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { testWith } from '#adapters/db/testing/database-test.ts';
import type { TestDatabase } from '#adapters/db/testing/test-database.ts';
import { openTestParts } from '../../testing/opened-parts.ts';
import { replaceMasterKey } from './open-master-key.ts';
import { addKey, deleteOtherKeys, openSiteSecret } from './site-secret.ts';

const newKey = () => randomBytes(32);
const wrongKey = 'The master key is not the one';

/** A site with a key file. */
async function siteWithFile(database: TestDatabase) {
  const first = await openTestParts(database);
  const path = join(first.folder, 'master.key');
  return {
    secret: first.siteSecret,
    path,
    source: { kind: 'file', path } as const,
    startAgain: async () => openSiteSecret(database, Buffer.from(await readFile(path, 'utf8'), 'base64')),
    [Symbol.asyncDispose]: () => first[Symbol.asyncDispose](),
  };
}

const test = testWith(siteWithFile);

test('the secret is created at the first start and decrypted only with its key', async ({ database }) => {
  const key = newKey();
  const secret = await openSiteSecret(database, key);
  expect(secret).toHaveLength(32);
  expect(await openSiteSecret(database, key)).toEqual(secret);
  await expect(openSiteSecret(database, newKey())).rejects.toThrow(wrongKey);
  const { rows } = await database.query<{ ciphertext: Buffer }>('select ciphertext from site_secret');
  expect(rows).toHaveLength(1);
  expect(rows[0]?.ciphertext.includes(Buffer.from(secret))).toBe(false);
});

test('servers that start at the same time get the same secret', async ({ database }) => {
  const key = newKey();
  const [one, other] = await Promise.all([openSiteSecret(database, key), openSiteSecret(database, key)]);
  expect(one).toEqual(other);
});

test('after a rotation only the new master key decrypts the secret', async ({ database, site }) => {
  const before = await readFile(site.path, 'utf8');
  const replaced = await replaceMasterKey(database, site.source);
  expect(await readFile(site.path, 'utf8')).not.toBe(before);
  const oldPath = replaced.kind === 'file' ? replaced.oldPath : '';
  expect(await readFile(oldPath, 'utf8')).toBe(before);
  expect(await site.startAgain()).toEqual(site.secret);
  await expect(openSiteSecret(database, Buffer.from(before, 'base64'))).rejects.toThrow(wrongKey);
});

test('a rotation interrupted after adding the new key leaves the old usable', async ({ database, site }) => {
  const old = Buffer.from(await readFile(site.path, 'utf8'), 'base64');
  await addKey(database, old, newKey());
  expect(await site.startAgain()).toEqual(site.secret);
});

test('a rotation interrupted before deleting the old key keeps the new one', async ({ database, site }) => {
  const before = await readFile(site.path, 'utf8');
  await database.query('create rule never as on delete to site_secret do instead select 1/0');
  await expect(replaceMasterKey(database, site.source)).rejects.toThrow();
  await database.query('drop rule never on site_secret');
  expect(await site.startAgain()).toEqual(site.secret);
  // The next rotation deletes leftovers that are older than an hour.
  await database.query("update site_secret set created_at = now() - interval '2 hours'");
  await replaceMasterKey(database, site.source);
  expect(await site.startAgain()).toEqual(site.secret);
  await expect(openSiteSecret(database, Buffer.from(before, 'base64'))).rejects.toThrow(wrongKey);
  expect((await database.query('select from site_secret')).rowCount).toBe(1);
});

test('concurrent rotations leave a usable key', async ({ database, site }) => {
  await Promise.allSettled([
    replaceMasterKey(database, site.source),
    replaceMasterKey(database, site.source),
  ]);
  expect(await site.startAgain()).toEqual(site.secret);
});

test('after rotating a key from the settings both work until the old is deleted', async ({ database }) => {
  const old = newKey();
  const secret = await openSiteSecret(database, old);
  const replaced = await replaceMasterKey(database, { kind: 'given', key: old });
  const key = Buffer.from(replaced.kind === 'given' ? replaced.newKey : '', 'base64');
  expect(await openSiteSecret(database, key)).toEqual(secret);
  expect(await openSiteSecret(database, old)).toEqual(secret);
  expect(await deleteOtherKeys(database, key)).toBe(1);
  await expect(openSiteSecret(database, old)).rejects.toThrow(wrongKey);
  await expect(deleteOtherKeys(database, old)).rejects.toThrow(wrongKey);
  expect(await openSiteSecret(database, key)).toEqual(secret);
});
