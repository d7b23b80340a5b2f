export type SqlValue = string | number | boolean | Date | Uint8Array | null | readonly string[];

export interface SqlResult<Row> {
  readonly rows: Row[];
  /** Rows found, or changed. */
  readonly rowCount: number;
}

export interface Sql {
  query<Row extends object>(text: string, values?: readonly SqlValue[]): Promise<SqlResult<Row>>;
}

/** What the sandbox wants of a PostgreSQL; whoever has one brings it. */
export interface SqlDatabase extends Sql {
  transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
}

const deadlockDetected = '40P01';

export const isDeadlock = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === deadlockDetected;
