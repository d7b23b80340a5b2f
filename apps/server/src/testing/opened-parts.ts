import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectionUrl } from '#adapters/db/testing/connection-url.ts';
import type { TestDatabase } from '#adapters/db/testing/test-database.ts';
import { createLogger } from '#http/server/logging.ts';
import { openParts } from '../compose/compose.ts';
import { readConfig } from '../config.ts';

const silence = { write: () => {} };

/** All adapters as the server opens them, on a test database. */
export async function openTestParts(database: TestDatabase, settings: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'wayfare-parts-'));
  const values = { DATA_DIR: folder, DATABASE_URL: connectionUrl(database.connection), ...settings };
  const parts = await openParts(readConfig(values), createLogger('silent', silence));
  return {
    ...parts,
    folder,
    async [Symbol.asyncDispose]() {
      await parts.database.close();
      await rm(folder, { recursive: true });
    },
  };
}
