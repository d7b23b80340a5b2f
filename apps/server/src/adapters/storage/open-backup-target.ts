import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { CompletedPart } from '@aws-sdk/client-s3';
import type { BackupAddress } from '#config/backup-shapes.ts';
import { needsPathStyle } from '#config/parts.ts';
import type { Config } from '#config.ts';
import { errorCode, nullIfMissing, syncToDisk } from '#file-system.ts';
import type { BackupTarget } from './backup-target.ts';
import { orUnavailable } from './disk-files.ts';
import { type BucketSettings, type S3Timeouts, s3Bucket } from './s3-bucket.ts';
import { makeWorkFolder } from './work-folder.ts';

export function folderTarget(folder: string): BackupTarget {
  const run = <T>(callback: () => Promise<T>): Promise<T> => orUnavailable(callback, folder);
  return {
    address: folder,
    list: () =>
      run(async () => {
        const files = [];
        for (const name of (await readdir(folder).catch(nullIfMissing)) ?? []) {
          const file = await stat(join(folder, name)).catch(nullIfMissing);
          if (file?.isFile()) files.push({ name, bytes: file.size });
        }
        return files;
      }),
    createWorkFolder: () =>
      run(async () => {
        // Not recursive: if the backup disk is not mounted, the folder would be created on another disk.
        await mkdir(folder, { mode: 0o700 }).catch(ignoreExisting);
        const workFolder = await makeWorkFolder(folder, 'making');
        return {
          folder: workFolder,
          put: (path, name) =>
            run(async () => {
              await rename(path, join(folder, name));
              await syncToDisk(folder);
            }),
          [Symbol.asyncDispose]: () => rm(workFolder, { recursive: true, force: true }),
        };
      }),
    fetch: (name) =>
      run(async () => {
        const path = join(folder, name);
        const file = await stat(path).catch(nullIfMissing);
        return file === null ? null : { path, [Symbol.asyncDispose]: async () => {} };
      }),
    remove: (name) => run(() => rm(join(folder, name), { force: true })),
    readNote: (name) => run(() => readFile(join(folder, name), 'utf8').catch(nullIfMissing)),
    writeNote: (name, text) => run(() => writeFile(join(folder, name), text, { mode: 0o600 })),
    [Symbol.asyncDispose]: async () => {},
  };
}

function ignoreExisting(error: unknown): void {
  if (errorCode(error) !== 'EEXIST') throw error;
}

interface BucketTarget extends BucketSettings {
  readonly prefix: string;
  /** Local folder for files before upload and after download. */
  readonly workFolder: string;
}

/** Completing a large upload may take a store long. */
const timeouts: S3Timeouts = { connectMs: 3_000, idleMs: 60_000, attempts: 3 };
/** Each part is held in memory. S3 allows at most 10,000 parts. */
const partBytes = 16 * 1024 * 1024;
const dayMs = 24 * 60 * 60_000;
const headers = { type: 'application/octet-stream', cacheControl: 'private, no-store' };

function bucketTarget({ prefix, workFolder, ...settings }: BucketTarget): BackupTarget {
  const { bucket: Bucket } = settings;
  const address = `s3://${Bucket}${prefix && `/${prefix}`}`;
  const below = prefix ? `${prefix}/` : '';
  const bucket = s3Bucket(settings, timeouts, address);

  async function put(path: string, Key: string): Promise<void> {
    const { size } = await stat(path);
    // Not streamed, because the SDK retries only what it holds in memory.
    if (size <= partBytes) return bucket.write(Key, await readFile(path), headers);
    await abortOldUploads();
    await bucket.send(async ({ sdk, client }) => {
      const { UploadId } = await client.send(new sdk.CreateMultipartUploadCommand({ Bucket, Key }));
      const file = await open(path, 'r');
      try {
        const Parts: CompletedPart[] = [];
        for (let begin = 0; begin < size; begin += partBytes) {
          const PartNumber = Parts.length + 1;
          const { buffer, bytesRead } = await file.read(Buffer.alloc(partBytes), 0, partBytes, begin);
          const Body = buffer.subarray(0, bytesRead);
          const { ETag } = await client.send(
            new sdk.UploadPartCommand({ Bucket, Key, UploadId, PartNumber, Body }),
          );
          Parts.push({ PartNumber, ETag });
        }
        await client.send(
          new sdk.CompleteMultipartUploadCommand({ Bucket, Key, UploadId, MultipartUpload: { Parts } }),
        );
      } catch (error) {
        await client.send(new sdk.AbortMultipartUploadCommand({ Bucket, Key, UploadId })).catch(() => {});
        throw error;
      } finally {
        await file.close();
      }
    });
  }

  /** Unfinished uploads of killed processes are billed. Not every store supports listing them. */
  const abortOldUploads = (): Promise<void> =>
    bucket.send(async ({ sdk, client }) => {
      const pending = await client
        .send(new sdk.ListMultipartUploadsCommand({ Bucket, Prefix: `${below}wayfare-` }))
        .catch(() => null);
      for (const { Key, UploadId, Initiated } of pending?.Uploads ?? []) {
        if (Initiated === undefined || Initiated.getTime() > Date.now() - dayMs) continue;
        await client.send(new sdk.AbortMultipartUploadCommand({ Bucket, Key, UploadId })).catch(() => {});
      }
    });

  return {
    address,
    async list() {
      const files = await bucket.list(below);
      return files.map(({ key, bytes }) => ({ name: key.slice(below.length), bytes }));
    },
    async createWorkFolder() {
      const folder = await makeWorkFolder(workFolder, 'making');
      return {
        folder,
        put: (path, name) => put(path, below + name),
        [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
      };
    },
    async fetch(name) {
      const folder = await makeWorkFolder(workFolder, 'looking');
      const release = () => rm(folder, { recursive: true, force: true });
      try {
        const path = join(folder, name);
        if (await bucket.download(below + name, path)) return { path, [Symbol.asyncDispose]: release };
      } catch (error) {
        await release();
        throw error;
      }
      await release();
      return null;
    },
    remove: (name) => bucket.remove([below + name]),
    readNote: async (name) => (await bucket.read(below + name))?.toString() ?? null,
    writeNote: (name, text) => bucket.write(below + name, Buffer.from(text), headers),
    [Symbol.asyncDispose]: () => bucket.close(),
  };
}

export function openTarget(address: BackupAddress, { store, workFolder }: Config['backup']): BackupTarget {
  if (address.kind === 'folder') return folderTarget(resolve(address.path));
  const { bucket, prefix } = address;
  const usesPathStyle = needsPathStyle(bucket, store.endpoint);
  return bucketTarget({ ...store, bucket, prefix, usesPathStyle, workFolder });
}
