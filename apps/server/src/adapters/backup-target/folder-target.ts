import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BackupTarget, BackupTargetUnavailable } from './backup-target.ts';
import { makeWorkFolder } from './work-folder.ts';

export function folderTarget(folder: string): BackupTarget {
  const reaching = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      const code = codeOf(error);
      if (typeof code !== 'string') throw error;
      throw new BackupTargetUnavailable(
        `The folder for backups, ${folder}, cannot be used (${code}): see that its disk is there and has room, and that this user may write in it.`,
        error,
      );
    }
  };

  return {
    address: folder,
    list: () =>
      reaching(async () => {
        const files = [];
        for (const name of await readdir(folder).catch(noneIfMissing)) {
          const found = await stat(join(folder, name)).catch(nullIfMissing);
          if (found?.isFile()) files.push({ name, bytes: found.size });
        }
        return files;
      }),
    createWorkFolder: () =>
      reaching(async () => {
        // Never the folders above it: where its disk is not there, they would be made on another.
        await mkdir(folder, { mode: 0o700 }).catch(noneIfThere);
        const workFolder = await makeWorkFolder(folder, 'making');
        return {
          folder: workFolder,
          put: (path, name) =>
            reaching(async () => {
              await rename(path, join(folder, name));
              await syncFolder(folder);
            }),
          release: () => rm(workFolder, { recursive: true, force: true }),
        };
      }),
    fetch: (name) =>
      reaching(async () => {
        const path = join(folder, name);
        const found = await stat(path).catch(nullIfMissing);
        return found === null ? null : { path, release: async () => {} };
      }),
    remove: (name) => reaching(() => rm(join(folder, name), { force: true })),
    readNote: (name) => reaching(() => readFile(join(folder, name), 'utf8').catch(nullIfMissing)),
    writeNote: (name, text) => reaching(() => writeFile(join(folder, name), text, { mode: 0o600 })),
    close: async () => {},
  };
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

function nullIfMissing(error: unknown): null {
  if (codeOf(error) === 'ENOENT') return null;
  throw error;
}

function noneIfThere(error: unknown): void {
  if (codeOf(error) !== 'EEXIST') throw error;
}

function noneIfMissing(error: unknown): string[] {
  nullIfMissing(error);
  return [];
}
