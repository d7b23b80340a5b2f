import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { CannotStart } from '#cannot-start.ts';
import { type MasterKey, masterKeyBytes } from './master-key.ts';

export type MasterKeySource = { kind: 'given'; key: MasterKey } | { kind: 'file'; path: string };

/** The key from the settings, or the one in the data directory, made at the first start. */
export async function openMasterKey(source: MasterKeySource): Promise<MasterKey> {
  if (source.kind === 'given') return source.key;
  return (await readKey(source.path)) ?? (await makeKey(source.path));
}

async function readKey(path: string): Promise<MasterKey | null> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw new CannotStart(`${path} cannot be read: give the user that runs the server the right to read it.`);
  });
  if (text === null) return null;
  const key = Buffer.from(text.trim(), 'base64');
  if (key.length === masterKeyBytes) return key;
  throw new CannotStart(
    `${path} does not hold a key. Put the file back from your backup: without it nobody can log in.`,
  );
}

/** Two servers may start at once: whoever links first has made the key, and the other reads it. */
async function makeKey(path: string): Promise<MasterKey> {
  await mkdir(dirname(path), { recursive: true });
  const draft = await draftOf(path, randomBytes(masterKeyBytes));
  await link(draft, path).catch((error: unknown) => {
    if (!isAlreadyThere(error)) throw error;
  });
  await rm(draft);
  const key = await readKey(path);
  if (key === null)
    throw new CannotStart(`${path} cannot be made: give the server the right to write there.`);
  return key;
}

/** In place of the one that lies there, in one step. */
export async function putKey(path: string, key: MasterKey): Promise<void> {
  await rename(await draftOf(path, key), path);
  const folder = await open(dirname(path));
  await folder.sync().finally(() => folder.close());
}

async function draftOf(path: string, key: MasterKey): Promise<string> {
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  const file = await open(draft, 'w', 0o600);
  try {
    await file.writeFile(`${Buffer.from(key).toString('base64')}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  return draft;
}

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;
const isMissing = (error: unknown): boolean => codeOf(error) === 'ENOENT';
const isAlreadyThere = (error: unknown): boolean => codeOf(error) === 'EEXIST';
