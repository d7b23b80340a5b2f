import { randomUUID } from 'node:crypto';
import { openPostgres } from '@wayfare/postgres';
import { databaseOf } from '@wayfare/postgres/db';
import pg from 'pg';
import { inject } from 'vitest';
import type { SqlDatabase } from '#store/sql.ts';

export interface TemporaryPostgres extends SqlDatabase, AsyncDisposable {}

/** A database with nothing in it, on the server of the whole run. */
export async function temporaryPostgres(): Promise<TemporaryPostgres> {
  const database = `test_${randomUUID().replaceAll('-', '')}`;
  const postgres = await openPostgres({ dataDir: inject('sandboxDataDir'), database });
  const pool = new pg.Pool({ ...postgres.connection(database), max: 10 });
  return {
    ...databaseOf(pool),
    async [Symbol.asyncDispose]() {
      await pool.end();
      await postgres.close();
    },
  };
}
