import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '#config.ts';
import { localServer } from '#http/testing/local-server.ts';
import { testFolder } from '#testing/test-folder.ts';
import { openTarget } from './open-backup-target.ts';
import { StorageUnavailable } from './storage.ts';
import { s3Server } from './testing/s3-server.ts';

const address = { kind: 's3', bucket: 'pictures', prefix: 'backups' } as const;

test('a file of several parts is fetched unchanged, and an unreachable store throws StorageUnavailable', async () => {
  const home = await testFolder();
  const server = await s3Server();
  const { S3_BUCKET: _, ...store } = server.settings;
  const { backup } = readConfig({ BACKUP_TO: 's3://pictures/backups', DATA_DIR: home, ...store });
  await using target = openTarget(address, backup);
  const work = await target.createWorkFolder();
  const large = randomBytes(40_000_000);
  await writeFile(join(work.folder, 'part'), large);
  await work.put(join(work.folder, 'part'), 'large.tar');
  await work[Symbol.asyncDispose]();
  expect(await target.list()).toEqual([{ name: 'large.tar', bytes: large.length }]);
  const fetched = await target.fetch('large.tar');
  expect(large.equals(await readFile(fetched?.path ?? ''))).toBe(true);
  await fetched?.[Symbol.asyncDispose]();
  expect([await target.fetch('none.tar'), await target.readNote('none')]).toEqual([null, null]);
  await target.remove('large.tar');
  expect(await target.list()).toEqual([]);
  await server[Symbol.asyncDispose]();
  await expect(target.list()).rejects.toThrow(StorageUnavailable);
});

test('a small file is sent again after the store was busy', async () => {
  const requests: string[] = [];
  await using store = await localServer((request, response) => {
    requests.push(request.method ?? '');
    request.resume().on('end', () => {
      if (requests.length > 1) return response.writeHead(200, { etag: '"a"' }).end();
      return response.writeHead(503).end('<Error><Code>SlowDown</Code></Error>');
    });
  });
  const home = await testFolder();
  const { backup } = readConfig({
    BACKUP_TO: 's3://pictures/backups',
    DATA_DIR: home,
    S3_ENDPOINT: store.url,
    S3_REGION: 'us-east-1',
    S3_ACCESS_KEY_ID: 'a',
    S3_SECRET_ACCESS_KEY: 'b',
  });
  await using target = openTarget(address, backup);
  await using work = await target.createWorkFolder();
  await writeFile(join(work.folder, 'part'), 'small');
  await work.put(join(work.folder, 'part'), 'small.tar');
  expect(requests).toEqual(['PUT', 'PUT']);
});
