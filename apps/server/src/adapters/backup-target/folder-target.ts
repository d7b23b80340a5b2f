import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode, nullIfMissing, syncToDisk } from '#file-system.ts';
import { type BackupTarget, BackupTargetUnavailable } from './backup-target.ts';
import { makeWorkFolder } from './work-folder.ts';

export function folderTarget(folder: string): BackupTarget {
  const orUnavailable = async <T>(callback: () => Promise<T>): Promise<T> => {
    try {
      return await callback();
    } catch (error) {
      const code = errorCode(error);
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
      orUnavailable(async () => {
        const files = [];
        for (const name of (await readdir(folder).catch(nullIfMissing)) ?? []) {
          const file = await stat(join(folder, name)).catch(nullIfMissing);
          if (file?.isFile()) files.push({ name, bytes: file.size });
        }
        return files;
      }),
    createWorkFolder: () =>
      orUnavailable(async () => {
        // Not recursive: if the backup disk is not mounted, the folder would be created on another disk.
        await mkdir(folder, { mode: 0o700 }).catch(ignoreExisting);
        const workFolder = await makeWorkFolder(folder, 'making');
        return {
          folder: workFolder,
          put: (path, name) =>
            orUnavailable(async () => {
              await rename(path, join(folder, name));
              await syncToDisk(folder);
            }),
          release: () => rm(workFolder, { recursive: true, force: true }),
        };
      }),
    fetch: (name) =>
      orUnavailable(async () => {
        const path = join(folder, name);
        const file = await stat(path).catch(nullIfMissing);
        return file === null ? null : { path, release: async () => {} };
      }),
    remove: (name) => orUnavailable(() => rm(join(folder, name), { force: true })),
    readNote: (name) => orUnavailable(() => readFile(join(folder, name), 'utf8').catch(nullIfMissing)),
    writeNote: (name, text) => orUnavailable(() => writeFile(join(folder, name), text, { mode: 0o600 })),
    close: async () => {},
  };
}

function ignoreExisting(error: unknown): void {
  if (errorCode(error) !== 'EEXIST') throw error;
}
