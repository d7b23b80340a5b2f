import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { errorCode, nullIfMissing, syncToDisk, writeAtomically } from '#file-system.ts';
import { type FileStore, pictureUploads } from './file-storage.ts';
import { StorageUnavailable } from './storage.ts';

const diskError =
  /^(ENOSPC|EDQUOT|EROFS|EACCES|EPERM|EIO|EMFILE|ENOENT|ENOTDIR|ESTALE|EHOSTDOWN|EHOSTUNREACH|ENOTCONN|ETIMEDOUT|ENXIO|ENODEV)$/;

/** Throws StorageUnavailable for errors of the disk or of a network file system, not for aborted requests. */
export async function orUnavailable<T>(callback: () => Promise<T>, name?: string): Promise<T> {
  try {
    return await callback();
  } catch (error) {
    const code = errorCode(error);
    throw typeof code === 'string' && diskError.test(code) ? new StorageUnavailable(error, name) : error;
  }
}

export const findFileSize = async (path: string): Promise<number | null> =>
  (await stat(path).catch(nullIfMissing))?.size ?? null;

/** A folder. The callers check the keys. */
export function diskFiles(directory: string): FileStore {
  const toPath = (key: string): string => join(directory, key);
  return {
    list: (prefix) =>
      orUnavailable(async () => {
        const files = [];
        const names = await readdir(toPath(prefix), { recursive: true }).catch(nullIfMissing);
        for (const name of names?.toSorted() ?? []) {
          const file = await stat(join(toPath(prefix), name)).catch(nullIfMissing);
          if (file?.isFile()) files.push({ key: prefix + name, bytes: file.size, writtenAt: file.mtime });
        }
        return files;
      }),
    findSize: (key) => orUnavailable(() => findFileSize(toPath(key))),
    read: (key, range = { first: 0, last: Number.POSITIVE_INFINITY }) =>
      orUnavailable(async () => {
        const { first: start, last: end } = range;
        const chunks = await createReadStream(toPath(key), { start, end }).toArray().catch(nullIfMissing);
        return chunks && Buffer.concat(chunks);
      }),
    stream: async (key, { first: start, last: end }) => createReadStream(toPath(key), { start, end }),
    download: (key, path) =>
      orUnavailable(async () => {
        if ((await findFileSize(toPath(key))) === null) return false;
        await copyFile(toPath(key), path);
        return true;
      }),
    write: (key, content) =>
      orUnavailable(async () => {
        // Among the uploads, where old leftovers are deleted.
        const draft = toPath(`${pictureUploads}${randomUUID()}.part`);
        await mkdir(dirname(draft), { recursive: true, mode: 0o700 });
        if (typeof content !== 'string') return writeAtomically(toPath(key), { draft, content });
        try {
          await mkdir(dirname(toPath(key)), { recursive: true, mode: 0o700 });
          await copyFile(content, draft);
          await syncToDisk(draft);
          await rename(draft, toPath(key));
        } finally {
          await rm(draft, { force: true });
        }
      }),
    remove: (keys) =>
      orUnavailable(async () => {
        for (const key of keys) await rm(toPath(key), { force: true });
        const pictures = keys.filter((key) => key.startsWith('images/'));
        for (const folder of new Set(pictures.map((key) => dirname(toPath(key))))) {
          // Only if it is empty.
          await rmdir(folder).catch(() => {});
        }
      }),
  };
}
