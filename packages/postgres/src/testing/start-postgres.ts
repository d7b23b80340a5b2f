import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgres } from '../postgres.ts';

/** Starts PostgreSQL in a temporary directory, for the global setup of tests. */
export async function startPostgres() {
  const folder = await mkdtemp(join(tmpdir(), 'wayfare-test-'));
  // As root, another account runs PostgreSQL and must be able to traverse the directory.
  await chmod(folder, 0o755);
  const dataDir = join(folder, 'data');
  const postgres = await openPostgres({ dataDir });
  return {
    dataDir,
    postgres,
    stop: async () => {
      await postgres.close();
      await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}
