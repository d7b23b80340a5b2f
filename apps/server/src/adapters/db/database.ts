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

/**
 * PostgreSQL. A `date` arrives as 'YYYY-MM-DD', a timestamptz as a `Date`, a bigint as a number (it throws
 * beyond 2^53), a numeric as text.
 */
export interface Database extends Db {
  /** All of it or nothing: a throw rolls everything back. */
  transaction<T>(work: (db: Db) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** The database cannot be reached, is going down, or is too busy. Trying again soon may work. */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super('The database cannot be reached.', { cause });
    this.name = 'DatabaseUnavailable';
  }
}

/** PostgreSQL's own code of a failure, such as '23505' where a unique value is taken; or null. */
export function sqlStateOf(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error)) return null;
  return typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code) ? error.code : null;
}

export const isUniqueViolation = (error: unknown): boolean => sqlStateOf(error) === '23505';
