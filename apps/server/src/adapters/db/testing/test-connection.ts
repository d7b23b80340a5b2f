import type { Connection } from '../connection.ts';

export const templateName = 'wayfare_template';

/** The same server, another database. */
export function connectionTo(connection: Connection, database: string): Connection {
  if (!('connectionString' in connection)) return { ...connection, database };
  const url = new URL(connection.connectionString);
  url.pathname = `/${database}`;
  return { connectionString: url.href };
}
