import { randomBytes } from 'node:crypto';
import type { Database, Db } from '#adapters/db/database.ts';
import { StartupError } from '#startup-error.ts';
import { createKeyFile, readKeyFile, replaceKeyFile } from './key-file.ts';
import { type MasterKey, masterKeyBytes } from './master-key.ts';
import { addKey, deleteKey, deleteOtherKeys } from './site-secret.ts';

type MasterKeySource = { kind: 'given'; key: MasterKey } | { kind: 'file'; path: string };

/** As it is in place now; null where there is none. */
export const findMasterKey = async (source: MasterKeySource): Promise<MasterKey | null> =>
  source.kind === 'given' ? source.key : readKeyFile(source.path);

/** A key that came from elsewhere, where the site looks for its own; never over another. */
export const putMasterKey = (source: MasterKeySource, key: MasterKey): Promise<MasterKey> =>
  source.kind === 'given' ? Promise.resolve(source.key) : createKeyFile(source.path, key);

/** Whether this database was sealed before, with whatever key. */
export const isSealed = async (db: Db): Promise<boolean> =>
  (await db.query('select from site_secret')).rowCount > 0;

/**
 * The key from the settings, or the one in the data directory, made at the first start. Never for a database that was
 * sealed already: another key opens nothing of it, and nobody could sign in.
 */
export async function openMasterKey(source: MasterKeySource, db: Db): Promise<MasterKey> {
  if (source.kind === 'given') return source.key;
  const { path } = source;
  const found = await readKeyFile(path);
  if (found !== null) return found;
  if (!(await isSealed(db))) return createKeyFile(path, randomBytes(masterKeyBytes));
  // Another server may have made both just now.
  const made = await readKeyFile(path);
  if (made !== null) return made;
  throw new StartupError(
    `${path} is missing, and what this database holds was sealed with it: put the file back from your backup, or set MASTER_KEY to the key.`,
  );
}

type ReplacedKey =
  | { readonly kind: 'file'; readonly path: string; readonly oldPath: string }
  /** To be put where the settings come from; until the others are forgotten, the site opens with either. */
  | { readonly kind: 'given'; readonly newKey: string };

/**
 * First the site opens with both keys, then the new one is put in its place, and last the old one is forgotten: whoever
 * is killed in between leaves a site that starts. Servers that run go on, for what they hold does not change.
 */
export async function replaceMasterKey(db: Database, source: MasterKeySource): Promise<ReplacedKey> {
  const key = await openMasterKey(source, db);
  const another = randomBytes(masterKeyBytes);
  await addKey(db, key, another);
  if (source.kind === 'given') return { kind: 'given', newKey: another.toString('base64') };
  const oldPath = await replaceKeyFile(source.path, another);
  await deleteKey(db, key);
  return { kind: 'file', path: source.path, oldPath };
}

/** From now on the site opens with the key that is in force here, and with no other. How many others there were. */
export async function deleteReplacedKeys(db: Database, source: MasterKeySource): Promise<number> {
  return deleteOtherKeys(db, await openMasterKey(source, db));
}
