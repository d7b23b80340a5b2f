import { randomBytes } from 'node:crypto';
import type { Database } from '#adapters/db/database.ts';
import { replaceKeyFile } from './key-file.ts';
import { masterKeyBytes } from './master-key.ts';
import { type MasterKeySource, openMasterKey } from './open-master-key.ts';
import { forgetKey, forgetOtherKeys, sealForAnother } from './site-secret.ts';

export type ReplacedKey =
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
  await sealForAnother(db, key, another);
  if (source.kind === 'given') return { kind: 'given', newKey: another.toString('base64') };
  const oldPath = await replaceKeyFile(source.path, another);
  await forgetKey(db, key);
  return { kind: 'file', path: source.path, oldPath };
}

/** From now on the site opens with the key that is in force here, and with no other. How many others there were. */
export async function forgetReplacedKeys(db: Database, source: MasterKeySource): Promise<number> {
  return forgetOtherKeys(db, await openMasterKey(source, db));
}
