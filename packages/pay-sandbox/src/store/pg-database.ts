import type pg from 'pg';
import type { Sql, SqlDatabase, SqlResult, SqlValue } from './sql.ts';

/** What the sandbox wants of a database, by a pool of connections. */
export const databaseOf = (pool: pg.Pool): SqlDatabase => ({
  query: (text, values) => ask(pool, text, values),
  async transaction(work) {
    const client = await pool.connect();
    try {
      await client.query('begin');
      const sql: Sql = { query: (text, values) => ask(client, text, values) };
      const outcome = await work(sql);
      await client.query('commit');
      return outcome;
    } catch (error) {
      await client.query('rollback');
      throw error;
    } finally {
      client.release();
    }
  },
});

async function ask<Row extends object>(
  client: pg.Pool | pg.PoolClient,
  text: string,
  values: readonly SqlValue[] = [],
): Promise<SqlResult<Row>> {
  const { rows, rowCount } = await client.query<Row>(text, [...values]);
  return { rows, rowCount: rowCount ?? 0 };
}
