import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OpenPostgres, openPostgres } from '@wayfare/postgres';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    sandboxDataDir: string;
  }
}

let folder: string | undefined;
let postgres: OpenPostgres | undefined;

/** Starts one PostgreSQL server. Each test file creates its own databases in it. */
export async function setup(project: TestProject): Promise<void> {
  folder = await mkdtemp(join(tmpdir(), 'pay-sandbox-'));
  // Root runs the database under another account, which must enter the folder.
  await chmod(folder, 0o755);
  const dataDir = join(folder, 'data');
  postgres = await openPostgres({ dataDir });
  project.provide('sandboxDataDir', dataDir);
}

export async function teardown(): Promise<void> {
  await postgres?.close();
  if (folder) await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}
