export type SqlValue = string | number | boolean | Date | Uint8Array | null | readonly string[];

export interface SqlResult<Row> {
  readonly rows: Row[];
  /** Rows found, or changed. */
  readonly rowCount: number;
}

export interface Sql {
  query<Row extends object>(text: string, values?: readonly SqlValue[]): Promise<SqlResult<Row>>;
}

/** What the pool wants of a PostgreSQL; whoever has one brings it. */
export interface SqlDatabase<Within extends Sql = Sql> extends Sql {
  transaction<T>(work: (sql: Within) => Promise<T>): Promise<T>;
}

const uniqueViolation = '23505';

export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === uniqueViolation;
