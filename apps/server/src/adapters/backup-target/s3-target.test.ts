import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '#config.ts';
import { s3Server } from '../storage/testing/s3-server.ts';
import { BackupTargetUnavailable } from './backup-target.ts';
import { openTarget } from './open-target.ts';

const address = { kind: 's3', bucket: 'pictures', prefix: 'kept' } as const;

test('a file of many parts comes back as it went, and a store that is away is told in a sentence', async () => {
  const home = await mkdtemp(join(tmpdir(), 'wayfare-place-'));
  const server = await s3Server();
  const { S3_BUCKET: _, ...reached } = server.settings;
  const { backup } = readConfig({ BACKUP_TO: 's3://pictures/kept', DATA_DIR: home, ...reached });
  const place = openTarget(address, backup);
  const workshop = await place.createWorkFolder();
  const large = randomBytes(40_000_000);
  await writeFile(join(workshop.folder, 'part'), large);
  await workshop.put(join(workshop.folder, 'part'), 'large.tar');
  await workshop.release();
  expect(await place.list()).toEqual([{ name: 'large.tar', bytes: large.length }]);
  const fetched = await place.fetch('large.tar');
  expect(large.equals(await readFile(fetched?.path ?? ''))).toBe(true);
  await fetched?.release();
  expect([await place.fetch('none.tar'), await place.readNote('none')]).toEqual([null, null]);
  await place.remove('large.tar');
  expect(await place.list()).toEqual([]);
  await server[Symbol.asyncDispose]();
  await expect(place.list()).rejects.toThrow(BackupTargetUnavailable);
  await place.close();
  await rm(home, { recursive: true, force: true });
});
