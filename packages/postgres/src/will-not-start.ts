/** The message is for a person: what is wrong, what mends it, and the database's own words where it had any. */
export class PostgresWillNotStart extends Error {
  override readonly name = 'PostgresWillNotStart';
}

/** No further try can help: the files are not there any more. */
export class PostgresIsGone extends PostgresWillNotStart {}

export function errorCode(error: unknown): string | undefined {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code;
  return undefined;
}
