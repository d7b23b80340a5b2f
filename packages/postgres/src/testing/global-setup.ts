import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgres } from '@wayfare/postgres';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    templateCluster: string;
  }
}

let folder: string | undefined;

/** A cluster that tests copy, because creating one takes seconds. */
export async function setup(project: TestProject): Promise<void> {
  folder = await mkdtemp(join(tmpdir(), 'wayfare-made-'));
  // As root, another account runs PostgreSQL and must be able to traverse the directory.
  await chmod(folder, 0o755);
  const dataDir = join(folder, 'data');
  await (await openPostgres({ dataDir })).close();
  project.provide('templateCluster', join(dataDir, 'cluster'));
}

export async function teardown(): Promise<void> {
  if (folder) await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}
