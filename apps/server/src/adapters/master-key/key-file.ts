import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { errorCode, syncToDisk } from '#file-system.ts';
import { StartupError } from '#startup-error.ts';
import { type MasterKey, masterKeyBytes } from './master-key.ts';

export async function readKeyFile(path: string): Promise<MasterKey | null> {
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
export async function createKeyFile(path: string, key: MasterKey): Promise<MasterKey> {
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
export async function replaceKeyFile(path: string, key: MasterKey): Promise<string> {
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
