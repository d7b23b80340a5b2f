import { stat } from 'node:fs/promises';
import pg from 'pg';

export async function ask(connection: pg.ClientConfig, question: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(connection);
  // If the server stops during a query, the query rejects, and then the connection emits an error.
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(question)).rows;
  } finally {
    await client.end();
  }
}

export const modeOf = async (path: string): Promise<string> => ((await stat(path)).mode & 0o777).toString(8);
