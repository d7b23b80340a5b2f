import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import pg from 'pg';
import type { Connection } from './connection.ts';
import { databaseLimits } from './database-limits.ts';

/** The connection is sound, and no news comes through it. */
export class NoNews extends Error {
  constructor() {
    super(
      'No news of changes comes through this connection: is there a pooler in transaction mode in front of the database? Until there is another way, all is asked of the database anew each time.',
    );
    this.name = 'NoNews';
  }
}

/**
 * A pooler in transaction mode says yes to LISTEN, and passes nothing on: whoever trusts it shows old things for ever.
 * So somebody else sends one piece of news, and we see whether it comes.
 */
export async function requireNews(listener: pg.Client, connection: Connection): Promise<void> {
  const topic = `pulse_${randomBytes(12).toString('hex')}`;
  await listener.query(`listen ${topic}`);
  const signal = AbortSignal.timeout(databaseLimits.patienceMs);
  const heard = untilHeard(listener, topic, signal);
  heard.catch(() => {});
  await tell(topic, connection);
  await heard;
  await listener.query(`unlisten ${topic}`);
}

async function untilHeard(listener: pg.Client, topic: string, signal: AbortSignal): Promise<void> {
  try {
    for (;;) {
      const [news]: { channel: string }[] = await once(listener, 'notification', { signal });
      if (news?.channel === topic) return;
    }
  } catch (error) {
    throw signal.aborted ? new NoNews() : error;
  }
}

async function tell(topic: string, connection: Connection): Promise<void> {
  const client = new pg.Client({
    ...connection,
    connectionTimeoutMillis: databaseLimits.connectMs,
    query_timeout: databaseLimits.patienceMs,
    application_name: 'wayfare changes pulse',
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query(`notify ${topic}`);
  } finally {
    void client.end().catch(() => {});
  }
}
