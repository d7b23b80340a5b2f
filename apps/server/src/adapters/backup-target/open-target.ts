import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { CompletedPart } from '@aws-sdk/client-s3';
import {
  backgroundTimeouts,
  describeStoreError,
  requireStored,
  type S3Store,
  s3Client,
} from '#adapters/storage/storage.ts';
import type { BackupAddress } from '#config/backup-shapes.ts';
import { needsPathStyle } from '#config/parts.ts';
import type { Config } from '#config.ts';
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

interface Settings extends S3Store {
  readonly bucket: string;
  readonly prefix: string;
  /** Local folder for files before upload and after download. */
  readonly workFolder: string;
}

/** Each part is held in memory. S3 allows at most 10,000 parts. */
const partBytes = 16 * 1024 * 1024;
const dayMs = 24 * 60 * 60_000;

function s3Target(settings: Settings): BackupTarget {
  const { bucket: Bucket, prefix, workFolder } = settings;
  const address = `s3://${Bucket}${prefix && `/${prefix}`}`;
  const toKey = (name: string): string => (prefix ? `${prefix}/${name}` : name);
  let connection: ReturnType<typeof s3Client> | undefined;
  const connect = () => (connection ??= s3Client(settings, backgroundTimeouts));

  async function orUnavailable<T>(callback: () => Promise<T>): Promise<T> {
    try {
      return await callback();
    } catch (error) {
      throw new BackupTargetUnavailable(`${address} cannot be used: ${describeStoreError(error)}.`, error);
    }
  }

  async function put(path: string, name: string): Promise<void> {
    const { sdk, client } = await connect();
    const Key = toKey(name);
    const file = await open(path, 'r');
    try {
      const { size } = await file.stat();
      if (size <= partBytes) {
        const Body = await file.readFile();
        requireStored(await client.send(new sdk.PutObjectCommand({ Bucket, Key, Body })));
        return;
      }
      await abortOldUploads();
      const { UploadId } = await client.send(new sdk.CreateMultipartUploadCommand({ Bucket, Key }));
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
      }
    } finally {
      await file.close();
    }
  }

  /** Unfinished uploads of killed processes are billed. Not every store supports listing them. */
  async function abortOldUploads(): Promise<void> {
    const { sdk, client } = await connect();
    const pending = await client
      .send(new sdk.ListMultipartUploadsCommand({ Bucket, Prefix: toKey('wayfare-') }))
      .catch(() => null);
    for (const { Key, UploadId, Initiated } of pending?.Uploads ?? []) {
      if (Initiated === undefined || Initiated.getTime() > Date.now() - dayMs) continue;
      await client.send(new sdk.AbortMultipartUploadCommand({ Bucket, Key, UploadId })).catch(() => {});
    }
  }

  return {
    address,
    list: () =>
      orUnavailable(async () => {
        const { sdk, client } = await connect();
        const files = [];
        const Prefix = prefix ? `${prefix}/` : '';
        for await (const { Contents = [] } of sdk.paginateListObjectsV2({ client }, { Bucket, Prefix })) {
          for (const { Key = '', Size = 0 } of Contents)
            files.push({ name: Key.slice(Prefix.length), bytes: Size });
        }
        return files;
      }),
    async createWorkFolder() {
      const folder = await makeWorkFolder(workFolder, 'making');
      return {
        folder,
        put: (path, name) => orUnavailable(() => put(path, name)),
        release: () => rm(folder, { recursive: true, force: true }),
      };
    },
    async fetch(name) {
      const folder = await makeWorkFolder(workFolder, 'looking');
      const release = () => rm(folder, { recursive: true, force: true });
      try {
        const body = await orUnavailable(() => readObject(name));
        if (body === null) {
          await release();
          return null;
        }
        const path = join(folder, name);
        await orUnavailable(() => pipeline(body, createWriteStream(path, { mode: 0o600 })));
        return { path, release };
      } catch (error) {
        await release();
        throw error;
      }
    },
    remove: (name) =>
      orUnavailable(async () => {
        const { sdk, client } = await connect();
        await client.send(new sdk.DeleteObjectCommand({ Bucket, Key: toKey(name) }));
      }),
    readNote: (name) =>
      orUnavailable(async () => {
        const body = await readObject(name);
        return body === null ? null : Buffer.concat(await body.toArray()).toString();
      }),
    writeNote: (name, text) =>
      orUnavailable(async () => {
        const { sdk, client } = await connect();
        await client.send(new sdk.PutObjectCommand({ Bucket, Key: toKey(name), Body: text }));
      }),
    async close() {
      if (connection !== undefined) (await connection).client.destroy();
    },
  };

  async function readObject(name: string): Promise<Readable | null> {
    const { sdk, client } = await connect();
    try {
      const { Body } = await client.send(new sdk.GetObjectCommand({ Bucket, Key: toKey(name) }));
      return Body instanceof Readable ? Body : null;
    } catch (error) {
      if (error instanceof Error && /^(NoSuchKey|NotFound)$/.test(error.name)) return null;
      throw error;
    }
  }
}

export function openTarget(address: BackupAddress, { store, workFolder }: Config['backup']): BackupTarget {
  if (address.kind === 'folder') return folderTarget(resolve(address.path));
  const { bucket, prefix } = address;
  const usesPathStyle = needsPathStyle(bucket, store.endpoint);
  return s3Target({ ...store, bucket, prefix, usesPathStyle, workFolder });
}
