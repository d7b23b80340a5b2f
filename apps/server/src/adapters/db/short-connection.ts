import pg from 'pg';
import { databaseLimits } from './connection.ts';

/** Opens a connection for one short task. */
export async function withShortConnection<T>(
  config: pg.ClientConfig,
  use: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    connectionTimeoutMillis: databaseLimits.connectMs,
    query_timeout: databaseLimits.probeAfterMs,
    ...config,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    return await use(client);
  } finally {
    // Not awaited, because a dead server does not answer.
    void client.end().catch(() => {});
  }
}
