import { createWriteStream } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
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
import { type BackupTarget, BackupTargetUnavailable } from './backup-target.ts';
import { makeWorkFolder } from './work-folder.ts';

interface Settings extends S3Store {
  readonly bucket: string;
  readonly prefix: string;
  /** On this machine, where a file is whole before it is sent, and where one that was fetched lies. */
  readonly workFolder: string;
}

/** A part lies in memory while it is sent; ten thousand of them are the most that a store takes. */
const partBytes = 16 * 1024 * 1024;
const dayMs = 24 * 60 * 60_000;

/** A file is there when its last part was acknowledged, and not before. */
export function s3Target(settings: Settings): BackupTarget {
  const { bucket: Bucket, prefix, workFolder } = settings;
  const address = `s3://${Bucket}${prefix && `/${prefix}`}`;
  const keyOf = (name: string): string => (prefix ? `${prefix}/${name}` : name);
  let connection: ReturnType<typeof s3Client> | undefined;
  const connect = () => (connection ??= s3Client(settings, backgroundTimeouts));

  async function reaching<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw new BackupTargetUnavailable(`${address} cannot be used: ${describeStoreError(error)}.`, error);
    }
  }

  async function put(path: string, name: string): Promise<void> {
    const { sdk, client } = await connect();
    const Key = keyOf(name);
    const file = await open(path, 'r');
    try {
      const { size } = await file.stat();
      if (size <= partBytes) {
        const Body = await file.readFile();
        requireStored(await client.send(new sdk.PutObjectCommand({ Bucket, Key, Body })));
        return;
      }
      await abortForgotten();
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

  /** What a killed process had begun to send costs as if it were there. Not every store can tell of it. */
  async function abortForgotten(): Promise<void> {
    const { sdk, client } = await connect();
    const found = await client
      .send(new sdk.ListMultipartUploadsCommand({ Bucket, Prefix: keyOf('wayfare-') }))
      .catch(() => null);
    for (const { Key, UploadId, Initiated } of found?.Uploads ?? []) {
      if (Initiated === undefined || Initiated.getTime() > Date.now() - dayMs) continue;
      await client.send(new sdk.AbortMultipartUploadCommand({ Bucket, Key, UploadId })).catch(() => {});
    }
  }

  return {
    address,
    list: () =>
      reaching(async () => {
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
        put: (path, name) => reaching(() => put(path, name)),
        release: () => rm(folder, { recursive: true, force: true }),
      };
    },
    async fetch(name) {
      const folder = await makeWorkFolder(workFolder, 'looking');
      const release = () => rm(folder, { recursive: true, force: true });
      try {
        const body = await reaching(() => bodyOf(name));
        if (body === null) {
          await release();
          return null;
        }
        const path = join(folder, name);
        await reaching(() => pipeline(body, createWriteStream(path, { mode: 0o600 })));
        return { path, release: release };
      } catch (error) {
        await release();
        throw error;
      }
    },
    remove: (name) =>
      reaching(async () => {
        const { sdk, client } = await connect();
        await client.send(new sdk.DeleteObjectCommand({ Bucket, Key: keyOf(name) }));
      }),
    readNote: (name) =>
      reaching(async () => {
        const body = await bodyOf(name);
        return body === null ? null : Buffer.concat(await body.toArray()).toString();
      }),
    writeNote: (name, text) =>
      reaching(async () => {
        const { sdk, client } = await connect();
        await client.send(new sdk.PutObjectCommand({ Bucket, Key: keyOf(name), Body: text }));
      }),
    async close() {
      if (connection !== undefined) (await connection).client.destroy();
    },
  };

  async function bodyOf(name: string): Promise<Readable | null> {
    const { sdk, client } = await connect();
    try {
      const { Body } = await client.send(new sdk.GetObjectCommand({ Bucket, Key: keyOf(name) }));
      return Body instanceof Readable ? Body : null;
    } catch (error) {
      if (error instanceof Error && /^(NoSuchKey|NotFound)$/.test(error.name)) return null;
      throw error;
    }
  }
}
