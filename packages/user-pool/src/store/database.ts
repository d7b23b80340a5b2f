/** What can be given to a query; an array becomes PostgreSQL's. */
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

/** What the pool wants of a PostgreSQL; whoever has one brings it. */
export interface Database extends Db {
  /** All of it or nothing. */
  transaction<T>(work: (db: Db) => Promise<T>): Promise<T>;
}

const uniqueViolation = '23505';

export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === uniqueViolation;
