import pg from 'pg';
import type { Connection } from '../connection.ts';

/** Ends the sessions of a database and makes new ones read-only, as a failover does, or makes new ones writable. */
export async function setReadOnly(connection: Connection, isReadOnly: boolean): Promise<void> {
  const client = new pg.Client({ ...connection, options: '-c default_transaction_read_only=off' });
  await client.connect();
  const { rows } = await client.query<{ name: string }>('select current_database() as name');
  await client.query(`alter database ${rows[0]?.name} set default_transaction_read_only = ${isReadOnly}`);
  if (isReadOnly)
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()',
      [rows[0]?.name],
    );
  await client.end();
}
