import type { Connection } from '../connection.ts';

/** The URL of a connection, also of one by socket. */
export function connectionUrl(connection: Connection): string {
  if ('connectionString' in connection) return connection.connectionString;
  const { host, port, user, database } = connection;
  return `postgres://${user}@/${database}?host=${encodeURIComponent(host)}&port=${port}`;
}
