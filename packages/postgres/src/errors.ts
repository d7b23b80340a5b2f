/** The message says what is wrong and how to fix it, with PostgreSQL's own message if there is one. */
export class PostgresStartError extends Error {
  override readonly name = 'PostgresStartError';
}

/** The files are missing, so that a retry cannot help. */
export class PostgresDataMissingError extends PostgresStartError {}

export function errorCode(error: unknown): string | undefined {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code;
  return undefined;
}
