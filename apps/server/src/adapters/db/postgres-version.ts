import type pg from 'pg';
import { DatabaseFault } from './database-fault.ts';

/** The oldest that the tests were run on. */
const leastVersion = 15;

export async function requireVersion(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ number: number; version: string }>(
    `select current_setting('server_version_num')::int as number, current_setting('server_version') as version`,
  );
  const { number = 0, version = 'unknown' } = rows[0] ?? {};
  if (number >= leastVersion * 10_000) return;
  throw new DatabaseFault(
    `The database is PostgreSQL ${version}, and this site needs ${leastVersion} or newer: upgrade it, or set DATABASE_URL to another.`,
  );
}
