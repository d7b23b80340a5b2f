import type pg from 'pg';

/** What may be written as a parameter; `Date` becomes a timestamptz, an object jsonb. */
export type Parameter = string | number | boolean | bigint | null | Date | Uint8Array | object;

export interface Result<Row> {
  readonly rows: Row[];
  /** Rows found, or changed. */
  readonly rowCount: number;
}

/** The first argument of every query: the database itself, or the transaction one is in. */
export interface Db {
  query<Row extends object = Record<string, unknown>>(
    text: string,
    parameters?: readonly Parameter[],
  ): Promise<Result<Row>>;
}

/** What a package wants of a PostgreSQL; whoever has one brings it. */
export interface Database extends Db {
  /** All of it or nothing: a throw rolls everything back. */
  transaction<T>(work: (db: Db) => Promise<T>): Promise<T>;
}

/** By a pool of connections, and nothing besides. */
export const databaseOf = (pool: pg.Pool): Database => ({
  query: (text, parameters) => ask(pool, text, parameters),
  async transaction(work) {
    const client = await pool.connect();
    try {
      await client.query('begin');
      const outcome = await work({ query: (text, parameters) => ask(client, text, parameters) });
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

export async function ask<Row extends object>(
  client: pg.Pool | pg.ClientBase,
  text: string,
  parameters: readonly Parameter[] = [],
): Promise<Result<Row>> {
  const { rows, rowCount } = await client.query<Row>(text, [...parameters]);
  return { rows, rowCount: rowCount ?? 0 };
}

/** PostgreSQL's own code of a failure, such as '23505' where a unique value is taken; or null. */
export function sqlStateOf(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error)) return null;
  return typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code) ? error.code : null;
}

export const isUniqueViolation = (error: unknown): boolean => sqlStateOf(error) === '23505';
