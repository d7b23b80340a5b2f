import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgres } from '@wayfare/postgres';
import pg from 'pg';
import type { SqlDatabase, SqlResult, SqlValue } from '#store/sql.ts';

const migrations = join(import.meta.dirname, '../../../../apps/server/migrations');
const ofThePool = /_user_pool(_\w+)?\.sql$/;

export interface TemporaryPostgres extends SqlDatabase, AsyncDisposable {}

/** A PostgreSQL with the pool's tables and nothing in them, gone when its owner lets go. */
export async function temporaryPostgres(): Promise<TemporaryPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'user-pool-'));
  // mkdtemp closes it to others; the account that root hands the database to must pass.
  await chmod(folder, 0o755);
  const postgres = await openPostgres({ dataDir: join(folder, 'data') });
  const pool = new pg.Pool({ ...postgres.connection('wayfare'), max: 10 });
  for (const name of (await readdir(migrations)).toSorted()) {
    if (ofThePool.test(name)) await pool.query(await readFile(join(migrations, name), 'utf8'));
  }
  return {
    query: (text, values) => ask(pool, text, values),
    async transaction(work) {
      const client = await pool.connect();
      try {
        await client.query('begin');
        const outcome = await work({ query: (text, values) => ask(client, text, values) });
        await client.query('commit');
        return outcome;
      } catch (error) {
        await client.query('rollback');
        throw error;
      } finally {
        client.release();
      }
    },
    async [Symbol.asyncDispose]() {
      await pool.end();
      await postgres.close();
      await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}

async function ask<Row extends object>(
  client: pg.Pool | pg.PoolClient,
  text: string,
  values: readonly SqlValue[] = [],
): Promise<SqlResult<Row>> {
  const { rows, rowCount } = await client.query<Row>(text, [...values]);
  return { rows, rowCount: rowCount ?? 0 };
}
