import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgres } from '@wayfare/postgres';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    madeCluster: string;
  }
}

let folder: string | undefined;

/** One database that the tests copy, because making one takes longer than most of them. */
export async function setup(project: TestProject): Promise<void> {
  folder = await mkdtemp(join(tmpdir(), 'wayfare-made-'));
  // mkdtemp closes it to others; the account that root hands the database to must pass.
  await chmod(folder, 0o755);
  const dataDir = join(folder, 'data');
  await (await openPostgres({ dataDir })).close();
  project.provide('madeCluster', join(dataDir, 'cluster'));
}

export async function teardown(): Promise<void> {
  if (folder) await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}
