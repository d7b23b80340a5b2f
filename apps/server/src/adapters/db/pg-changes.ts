import pg from 'pg';
import { type Connection, databaseLimits } from './connection.ts';
import type { Watch } from './database.ts';
import { ListenUnsupportedError, requireListen } from './require-listen.ts';

interface Log {
  warn(details: object, message: string): void;
}

interface Watched {
  version: number;
  isHeard: boolean;
  readonly tell: (() => void)[];
}

/** One connection of its own, opened at the first watch, on which PostgreSQL tells of what was committed. */
export function pgChanges(connection: Connection, log: Log) {
  const watched = new Map<string, Watched>();
  let listener: pg.Client | null = null;
  let isClosed = false;
  let isLost = false;
  let again: NodeJS.Timeout | undefined;
  let heartbeat: NodeJS.Timeout | undefined;

  function change(topic: string): void {
    const found = watched.get(topic);
    if (found === undefined) return;
    found.version += 1;
    for (const tell of found.tell) tell();
  }

  async function listenTo(client: pg.Client, topic: string, found: Watched): Promise<void> {
    await client.query(`listen ${client.escapeIdentifier(topic)}`);
    if (listener !== client) return;
    found.isHeard = true;
    // Before we listened, anything may have happened.
    change(topic);
  }

  async function open(): Promise<void> {
    again = undefined;
    const client = new pg.Client({
      ...connection,
      connectionTimeoutMillis: databaseLimits.connectMs,
      query_timeout: databaseLimits.probeAfterMs,
      application_name: 'wayfare changes',
    });
    listener = client;
    client.on('error', (error) => lose(client, error));
    client.on('end', () => lose(client, new Error('PostgreSQL ended the connection')));
    client.on('notification', ({ channel }) => change(channel));
    try {
      await client.connect();
      await requireListen(client, connection);
      for (const [topic, found] of watched) await listenTo(client, topic, found);
      heartbeat = setInterval(() => void checkAlive(client), databaseLimits.listenCheckMs).unref();
      if (isLost) log.warn({}, 'The connection that tells of changes is there again');
      isLost = false;
    } catch (error) {
      lose(client, error);
    }
  }

  /** A connection that died without a word would tell nothing any more, and nobody would notice. */
  async function checkAlive(client: pg.Client): Promise<void> {
    try {
      await client.query('select');
    } catch (error) {
      lose(client, error);
    }
  }

  function lose(client: pg.Client, error: unknown): void {
    if (listener !== client) return;
    dropListener();
    void client.end().catch(() => {});
    if (isClosed) return;
    // While the database is away, each try ends here.
    if (!isLost)
      log.warn({ err: error }, 'The connection that tells of changes was lost; there will be another');
    isLost = true;
    // Whoever draws ahead, and asks no version, draws anew now and then.
    if (error instanceof ListenUnsupportedError) for (const topic of watched.keys()) change(topic);
    const { listenRetryMs: changesRetryMs, listenUnsupportedRetryMs: changesDeafRetryMs } = databaseLimits;
    const pauseMs = error instanceof ListenUnsupportedError ? changesDeafRetryMs : changesRetryMs;
    again = setTimeout(() => void open(), pauseMs).unref();
  }

  function dropListener(): void {
    listener = null;
    clearInterval(heartbeat);
    heartbeat = undefined;
    for (const found of watched.values()) found.isHeard = false;
  }

  function startListening(topic: string, found: Watched): void {
    if (isClosed || again !== undefined) return;
    if (listener === null) void open();
    // While the connection is being made, its maker comes to this topic as well.
    else if (heartbeat !== undefined) {
      const client = listener;
      listenTo(client, topic, found).catch((error: unknown) => lose(client, error));
    }
  }

  return {
    watch(topic: string, tell?: () => void): Watch {
      const known = watched.get(topic);
      const found: Watched = known ?? { version: 0, isHeard: false, tell: [] };
      if (tell !== undefined) found.tell.push(tell);
      if (known === undefined) {
        watched.set(topic, found);
        startListening(topic, found);
      }
      return {
        version: () => (found.isHeard ? found.version : null),
        changed: () => change(topic),
      };
    },
    /** After a failover the old server may keep the connection open and tell of nothing. */
    reconnect(): void {
      if (listener !== null) lose(listener, new Error('The database takes no writes'));
    },
    async close(): Promise<void> {
      isClosed = true;
      clearTimeout(again);
      const client = listener;
      dropListener();
      await client?.end().catch(() => {});
    },
  };
}
