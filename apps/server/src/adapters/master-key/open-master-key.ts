import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Database, Db } from '#adapters/db/database.ts';
import { errorCode, syncToDisk } from '#file-system.ts';
import { StartupError } from '#startup-error.ts';
import { type MasterKey, masterKeyBytes } from './master-key.ts';
import { addKey, deleteKey, deleteOtherKeys } from './site-secret.ts';

async function readKeyFile(path: string): Promise<MasterKey | null> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return null;
    throw new StartupError(
      `${path} cannot be read: give the user that runs the server the right to read it.`,
    );
  });
  if (text === null) return null;
  const key = Buffer.from(text.trim(), 'base64');
  if (key.length === masterKeyBytes) return key;
  throw new StartupError(
    `${path} does not hold a key. Put the file back from your backup: without it nobody can log in.`,
  );
}

/** Of two servers that start at once, the first creates the file, and the other reads it. */
async function createKeyFile(path: string, key: MasterKey): Promise<MasterKey> {
  await withDraft(path, key, (draft) =>
    link(draft, path).catch((error: unknown) => {
      if (errorCode(error) !== 'EEXIST') throw error;
    }),
  );
  const existing = await readKeyFile(path);
  if (existing === null) throw new StartupError(`${path} was there and is gone: start again.`);
  return existing;
}

/** Replaces the file atomically. Returns the path of the old key, which older backups need. */
async function replaceKeyFile(path: string, key: MasterKey): Promise<string> {
  const oldPath = `${path}.until-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
  await link(path, oldPath);
  await withDraft(path, key, (draft) => rename(draft, path));
  await syncToDisk(dirname(path));
  return oldPath;
}

async function withDraft(path: string, key: MasterKey, put: (draft: string) => Promise<void>): Promise<void> {
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  try {
    await mkdir(dirname(path), { recursive: true, mode: 0o711 });
    const file = await open(draft, 'w', 0o600);
    try {
      await file.writeFile(`${Buffer.from(key).toString('base64')}\n`);
      await file.sync();
    } finally {
      await file.close();
    }
    await put(draft);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupError(`${path} cannot be made (${reason}): make room, and let the server write there.`, {
      cause: error,
    });
  } finally {
    await rm(draft, { force: true }).catch(() => {});
  }
}

type MasterKeySource = { kind: 'given'; key: MasterKey } | { kind: 'file'; path: string };

/** Null if there is none yet. */
export const findMasterKey = async (source: MasterKeySource): Promise<MasterKey | null> =>
  source.kind === 'given' ? source.key : readKeyFile(source.path);

/** Stores a key from a backup. Does not overwrite an existing one. */
export const putMasterKey = (source: MasterKeySource, key: MasterKey): Promise<MasterKey> =>
  source.kind === 'given' ? Promise.resolve(source.key) : createKeyFile(source.path, key);

/** Whether the database has a site secret. */
export const isSealed = async (db: Db): Promise<boolean> =>
  (await db.query('select from site_secret')).rowCount > 0;

/**
 * The key from the settings, or the one in the data directory, created at the first start. Does not create one for a
 * database that has a site secret: a new key could not decrypt it.
 */
export async function openMasterKey(source: MasterKeySource, db: Db): Promise<MasterKey> {
  if (source.kind === 'given') return source.key;
  const { path } = source;
  const existing = await readKeyFile(path);
  if (existing !== null) return existing;
  if (!(await isSealed(db))) return createKeyFile(path, randomBytes(masterKeyBytes));
  // Another server may have created both meanwhile.
  const created = await readKeyFile(path);
  if (created !== null) return created;
  throw new StartupError(
    `${path} is missing, and what this database holds was sealed with it: put the file back from your backup, or set MASTER_KEY to the key.`,
  );
}

type ReplacedKey =
  | { readonly kind: 'file'; readonly path: string; readonly oldPath: string }
  /** The operator puts it into the settings. Both keys work until the old one is deleted. */
  | { readonly kind: 'given'; readonly newKey: string };

/**
 * Adds the new key, replaces the file, then deletes the old key, so that the site starts after an interruption at any
 * point. Running servers are not affected: the site secret stays the same.
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

/** Deletes all keys but the current one. Returns their number. */
export const deleteReplacedKeys = async (db: Database, source: MasterKeySource): Promise<number> =>
  deleteOtherKeys(db, await openMasterKey(source, db));
