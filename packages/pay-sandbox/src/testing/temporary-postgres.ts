import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgres } from '@wayfare/postgres';
import pg from 'pg';
import { databaseOf } from '#store/pg-database.ts';
import type { SqlDatabase } from '#store/sql.ts';

export interface TemporaryPostgres extends SqlDatabase, AsyncDisposable {}

/** A PostgreSQL with nothing in it, gone when its owner lets go. */
export async function temporaryPostgres(): Promise<TemporaryPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'pay-sandbox-'));
  // mkdtemp closes it to others; the account that root hands the database to must pass.
  await chmod(folder, 0o755);
  const postgres = await openPostgres({ dataDir: join(folder, 'data') });
  const pool = new pg.Pool({ ...postgres.connection('wayfare'), max: 10 });
  const database = databaseOf(pool);
  return {
    ...database,
    async [Symbol.asyncDispose]() {
      await pool.end();
      await postgres.close();
      await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}
