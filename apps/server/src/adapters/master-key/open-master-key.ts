import { randomBytes } from 'node:crypto';
import type { Db } from '#adapters/db/database.ts';
import { CannotStart } from '#cannot-start.ts';
import { keepKeyFile, readKeyFile } from './key-file.ts';
import { type MasterKey, masterKeyBytes } from './master-key.ts';

export type MasterKeySource = { kind: 'given'; key: MasterKey } | { kind: 'file'; path: string };

/** As it is in place now; null where there is none. */
export const findMasterKey = async (source: MasterKeySource): Promise<MasterKey | null> =>
  source.kind === 'given' ? source.key : readKeyFile(source.path);

/** A key that came from elsewhere, where the site looks for its own; never over another. */
export const putMasterKey = (source: MasterKeySource, key: MasterKey): Promise<MasterKey> =>
  source.kind === 'given' ? Promise.resolve(source.key) : keepKeyFile(source.path, key);

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
  if (!(await isSealed(db))) return keepKeyFile(path, randomBytes(masterKeyBytes));
  // Another server may have made both just now.
  const made = await readKeyFile(path);
  if (made !== null) return made;
  throw new CannotStart(
    `${path} is missing, and what this database holds was sealed with it: put the file back from your backup, or set MASTER_KEY to the key.`,
  );
}
