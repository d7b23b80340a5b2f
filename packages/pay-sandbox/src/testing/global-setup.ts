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

/** One server for the whole run, because making one takes long; each test file has databases of its own in it. */
export async function setup(project: TestProject): Promise<void> {
  folder = await mkdtemp(join(tmpdir(), 'pay-sandbox-'));
  // mkdtemp closes it to others; the account that root hands the database to must pass.
  await chmod(folder, 0o755);
  const dataDir = join(folder, 'data');
  postgres = await openPostgres({ dataDir });
  project.provide('sandboxDataDir', dataDir);
}

export async function teardown(): Promise<void> {
  await postgres?.close();
  if (folder) await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}
