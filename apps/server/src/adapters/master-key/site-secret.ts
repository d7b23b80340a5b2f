import { createSecretKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto';
import { seal, unseal } from '@wayfare/user-pool/sealed-box';
import type { Database, Db } from '#adapters/db/database.ts';
import { StartupError } from '#startup-error.ts';
import { type MasterKey, masterKeyBytes, type SiteSecret } from './master-key.ts';

interface SealedRow {
  readonly keyId: Uint8Array;
  readonly ciphertext: Uint8Array;
}

/** The site's secret, decrypted with the master key. Created at the first start. */
export async function openSiteSecret(db: Database, key: MasterKey): Promise<SiteSecret> {
  const existing = await findSecret(db, key);
  if (existing !== null) return existing;
  await db.transaction(async (tx) => {
    // Several servers may start at once.
    await tx.query('lock table site_secret in exclusive mode');
    if ((await listRows(tx)).length === 0) await addSeal(tx, key, randomBytes(masterKeyBytes));
  });
  return getSecret(db, key);
}

/** Lets a second master key decrypt the site secret. Deletes what an interrupted rotation left behind. */
export async function addKey(db: Database, key: MasterKey, another: MasterKey): Promise<void> {
  const secret = await getSecret(db, key);
  await db.transaction(async (tx) => {
    await tx.query('lock table site_secret in exclusive mode');
    await tx.query("delete from site_secret where key_id <> $1 and created_at < now() - interval '1 hour'", [
      toKeyId(key),
    ]);
    await addSeal(tx, another, secret);
  });
}

export async function deleteKey(db: Db, key: MasterKey): Promise<void> {
  await db.query('delete from site_secret where key_id = $1', [toKeyId(key)]);
}

/** Returns the number of deleted keys. */
export async function deleteOtherKeys(db: Database, key: MasterKey): Promise<number> {
  await getSecret(db, key);
  return (await db.query('delete from site_secret where key_id <> $1', [toKeyId(key)])).rowCount;
}

/** True if the key decrypts the site's secret, or if there is none yet. */
export async function canDecrypt(db: Db, key: MasterKey): Promise<boolean> {
  const rows = await listRows(db);
  return rows.length === 0 || rows.some(({ keyId }) => Buffer.compare(keyId, toKeyId(key)) === 0);
}

async function getSecret(db: Db, key: MasterKey): Promise<SiteSecret> {
  const secret = await findSecret(db, key);
  if (secret === null) throw anotherKey();
  return secret;
}

/** Null before the first start. Throws if the key does not decrypt it. */
export async function findSecret(db: Db, key: MasterKey): Promise<SiteSecret | null> {
  const rows = await listRows(db);
  if (rows.length === 0) return null;
  const mine = rows.find(({ keyId }) => Buffer.compare(keyId, toKeyId(key)) === 0);
  const secret = mine ? unseal(sealingKey(key), label, mine.ciphertext) : null;
  if (secret === null) throw anotherKey();
  return secret;
}

const anotherKey = (): StartupError =>
  new StartupError(
    'The master key is not the one of this database: put back master.key in DATA_DIR, or MASTER_KEY, as it was with this database, or as `wayfare keys rotate master` told it last.',
  );

async function listRows(db: Db): Promise<SealedRow[]> {
  const { rows } = await db.query<SealedRow>('select key_id as "keyId", ciphertext from site_secret');
  return rows;
}

async function addSeal(db: Db, key: MasterKey, secret: SiteSecret): Promise<void> {
  await db.query('insert into site_secret (key_id, ciphertext) values ($1, $2)', [
    toKeyId(key),
    seal(sealingKey(key), label, secret),
  ]);
}

const label = 'site secret';

const toKeyId = (key: MasterKey): Buffer => derived(key, 'id of a master key', 16);
const sealingKey = (key: MasterKey): KeyObject =>
  createSecretKey(derived(key, 'seal of the site secret', 32));

const derived = (key: MasterKey, purpose: string, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, '', purpose, bytes));
