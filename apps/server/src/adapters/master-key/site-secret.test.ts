import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '#adapters/db/testing/test-database.ts';
import { openTestParts } from '../../testing/opened-parts.ts';
import { replaceMasterKey } from './open-master-key.ts';
import { addKey, deleteOtherKeys, openSiteSecret } from './site-secret.ts';

const newKey = () => randomBytes(32);
const notTheKey = 'The master key is not the one';

/** A site that keeps its key in a file, and opens it as a server does at its start. */
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

test('a secret is made at the first start, opens with its key, and with no other', async () => {
  await using database = await testDatabase();
  const key = newKey();
  const secret = await openSiteSecret(database, key);
  expect(secret).toHaveLength(32);
  expect(await openSiteSecret(database, key)).toEqual(secret);
  await expect(openSiteSecret(database, newKey())).rejects.toThrow(notTheKey);
  const { rows } = await database.query<{ ciphertext: Buffer }>('select ciphertext from site_secret');
  expect(rows).toHaveLength(1);
  expect(rows[0]?.ciphertext.includes(Buffer.from(secret))).toBe(false);
});

test('servers that start at once agree, and one with another key is refused', async () => {
  await using database = await testDatabase();
  const key = newKey();
  const [one, other] = await Promise.all([openSiteSecret(database, key), openSiteSecret(database, key)]);
  expect(one).toEqual(other);
  await expect(openSiteSecret(database, newKey())).rejects.toThrow(notTheKey);
});

test('the master key is replaced while the secret stays, and the old key opens nothing', async () => {
  await using database = await testDatabase();
  await using site = await siteWithFile(database);
  const before = await readFile(site.path, 'utf8');
  const replaced = await replaceMasterKey(database, site.source);
  expect(await readFile(site.path, 'utf8')).not.toBe(before);
  const oldPath = replaced.kind === 'file' ? replaced.oldPath : '';
  expect(await readFile(oldPath, 'utf8')).toBe(before);
  expect(await site.startAgain()).toEqual(site.secret);
  await expect(openSiteSecret(database, Buffer.from(before, 'base64'))).rejects.toThrow(notTheKey);
});

test('whoever is killed after the new key was sealed leaves a site that starts with the old one', async () => {
  await using database = await testDatabase();
  await using site = await siteWithFile(database);
  const old = Buffer.from(await readFile(site.path, 'utf8'), 'base64');
  await addKey(database, old, newKey());
  expect(await site.startAgain()).toEqual(site.secret);
});

test('whoever is killed before the old key was forgotten leaves a site that starts with the new one', async () => {
  await using database = await testDatabase();
  await using site = await siteWithFile(database);
  const before = await readFile(site.path, 'utf8');
  await database.query('create rule never as on delete to site_secret do instead select 1/0');
  await expect(replaceMasterKey(database, site.source)).rejects.toThrow();
  await database.query('drop rule never on site_secret');
  expect(await site.startAgain()).toEqual(site.secret);
  // What was left half done is cleared away by whoever does it again, an hour later.
  await database.query("update site_secret set created_at = now() - interval '2 hours'");
  await replaceMasterKey(database, site.source);
  expect(await site.startAgain()).toEqual(site.secret);
  await expect(openSiteSecret(database, Buffer.from(before, 'base64'))).rejects.toThrow(notTheKey);
  expect((await database.query('select from site_secret')).rowCount).toBe(1);
});

test('two who replace it at once leave a site that starts', async () => {
  await using database = await testDatabase();
  await using site = await siteWithFile(database);
  await Promise.allSettled([
    replaceMasterKey(database, site.source),
    replaceMasterKey(database, site.source),
  ]);
  expect(await site.startAgain()).toEqual(site.secret);
});

test('a key from the settings is told, and both are good until the old one is forgotten', async () => {
  await using database = await testDatabase();
  const old = newKey();
  const secret = await openSiteSecret(database, old);
  const replaced = await replaceMasterKey(database, { kind: 'given', key: old });
  const key = Buffer.from(replaced.kind === 'given' ? replaced.newKey : '', 'base64');
  expect(await openSiteSecret(database, key)).toEqual(secret);
  expect(await openSiteSecret(database, old)).toEqual(secret);
  expect(await deleteOtherKeys(database, key)).toBe(1);
  await expect(openSiteSecret(database, old)).rejects.toThrow(notTheKey);
  await expect(deleteOtherKeys(database, old)).rejects.toThrow(notTheKey);
  expect(await openSiteSecret(database, key)).toEqual(secret);
});
