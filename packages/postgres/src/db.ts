import type pg from 'pg';

/** `Date` becomes timestamptz, an object jsonb. */
export type Parameter = string | number | boolean | bigint | null | Date | Uint8Array | object;

export interface Result<Row> {
  readonly rows: Row[];
  /** Rows returned or changed. */
  readonly rowCount: number;
}

/** The database, or a transaction. */
export interface Db {
  query<Row extends object = Record<string, unknown>>(
    text: string,
    parameters?: readonly Parameter[],
  ): Promise<Result<Row>>;
}

export interface Database extends Db {
  /** Rolls back if `work` throws. */
  transaction<T>(work: (db: Db) => Promise<T>): Promise<T>;
}

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

export async function listRows<Row extends object>(
  db: Db,
  text: string,
  parameters?: readonly Parameter[],
): Promise<Row[]> {
  return (await db.query<Row>(text, parameters)).rows;
}

/** The first row. Null if there is none. */
export async function findRow<Row extends object>(
  db: Db,
  text: string,
  parameters?: readonly Parameter[],
): Promise<Row | null> {
  return (await listRows<Row>(db, text, parameters))[0] ?? null;
}

/** The first column of the first row. Null if there is none. */
export async function findValue<Value>(
  db: Db,
  text: string,
  parameters?: readonly Parameter[],
): Promise<Value | null> {
  const row = await findRow<Record<string, Value>>(db, text, parameters);
  return row === null ? null : (Object.values(row)[0] ?? null);
}

/** The first column. */
export const listValues = async <Value>(
  db: Db,
  text: string,
  parameters?: readonly Parameter[],
): Promise<Value[]> =>
  (await listRows<Record<string, Value>>(db, text, parameters)).flatMap((row) =>
    Object.values(row).slice(0, 1),
  );

/** Whether the statement found or changed a row. */
export async function hasRow(db: Db, text: string, parameters?: readonly Parameter[]): Promise<boolean> {
  return (await db.query(text, parameters)).rowCount > 0;
}

/** PostgreSQL's error code, such as '23505' for a unique violation. Null for other errors. */
export function sqlStateOf(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error)) return null;
  return typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code) ? error.code : null;
}

export const isUniqueViolation = (error: unknown): boolean => sqlStateOf(error) === '23505';
