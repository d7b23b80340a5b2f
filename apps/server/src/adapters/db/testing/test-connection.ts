import type { Connection } from '../connection.ts';

export const templateName = 'wayfare_template';

/** A connection to another database of the same server. */
export function connectionTo(connection: Connection, database: string): Connection {
  if (!('connectionString' in connection)) return { ...connection, database };
  const url = new URL(connection.connectionString);
  url.pathname = `/${database}`;
  return { connectionString: url.href };
}

export const toDatabaseName = (connection: Connection): string =>
  'connectionString' in connection
    ? new URL(connection.connectionString).pathname.slice(1)
    : connection.database;
