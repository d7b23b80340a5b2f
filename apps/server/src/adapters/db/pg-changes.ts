import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import pg from 'pg';
import type { Log } from '#log.ts';
import { type Connection, databaseLimits } from './connection.ts';
import type { Watch } from './database.ts';
import { withShortConnection } from './liveness-probe.ts';

/** Maximum staleness of caches while LISTEN is disconnected. */
const maxStaleMs = 400;

interface Topic {
  version: number;
  isListening: boolean;
  readonly listeners: ((payload: string) => void)[];
}

/** Receives notifications on a separate connection, which is opened at the first watch. */
export function pgChanges(connection: Connection, log: Log<'warn'>) {
  const topics = new Map<string, Topic>();
  let listener: pg.Client | null = null;
  let isClosed = false;
  let isLost = false;
  let reconnectTimer: NodeJS.Timeout | undefined;
  let heartbeat: NodeJS.Timeout | undefined;

  function change(name: string, payload = ''): void {
    const topic = topics.get(name);
    if (topic === undefined) return;
    topic.version += 1;
    for (const onChange of topic.listeners) onChange(payload);
  }

  async function listenTo(client: pg.Client, name: string, topic: Topic): Promise<void> {
    await client.query(`listen ${client.escapeIdentifier(name)}`);
    if (listener !== client) return;
    topic.isListening = true;
    // Changes before LISTEN may have been missed.
    change(name);
  }

  async function open(): Promise<void> {
    reconnectTimer = undefined;
    const client = new pg.Client({
      ...connection,
      connectionTimeoutMillis: databaseLimits.connectMs,
      query_timeout: databaseLimits.probeAfterMs,
      application_name: 'wayfare changes',
    });
    listener = client;
    client.on('error', (error) => lose(client, error));
    client.on('end', () => lose(client, new Error('PostgreSQL ended the connection')));
    client.on('notification', ({ channel, payload }) => change(channel, payload));
    try {
      await client.connect();
      await requireListen(client, connection);
      for (const [name, topic] of topics) await listenTo(client, name, topic);
      heartbeat = setInterval(() => void checkAlive(client), databaseLimits.listenCheckMs).unref();
      if (isLost) log.warn({}, 'The LISTEN connection is restored');
      isLost = false;
    } catch (error) {
      lose(client, error);
    }
  }

  /** Detects a connection that was lost without a TCP reset. */
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
    if (!isLost) log.warn({ err: error }, 'The LISTEN connection was lost; reconnecting');
    isLost = true;
    const isUnsupported = error instanceof ListenUnsupportedError;
    // Without notifications, pages that are rendered ahead are rendered again at every try.
    if (isUnsupported) for (const name of topics.keys()) change(name);
    const { listenRetryMs, listenUnsupportedRetryMs } = databaseLimits;
    reconnectTimer = setTimeout(
      () => void open(),
      isUnsupported ? listenUnsupportedRetryMs : listenRetryMs,
    ).unref();
  }

  function dropListener(): void {
    listener = null;
    clearInterval(heartbeat);
    heartbeat = undefined;
    for (const topic of topics.values()) topic.isListening = false;
  }

  function startListening(name: string, topic: Topic): void {
    if (isClosed || reconnectTimer !== undefined) return;
    if (listener === null) void open();
    // While the connection is being made, `open` listens to this topic as well.
    else if (heartbeat !== undefined) {
      const client = listener;
      listenTo(client, name, topic).catch((error: unknown) => lose(client, error));
    }
  }

  return {
    watch(name: string, onChange?: (payload: string) => void): Watch {
      const existing = topics.get(name);
      const topic: Topic = existing ?? { version: 0, isListening: false, listeners: [] };
      if (onChange !== undefined) topic.listeners.push(onChange);
      if (existing === undefined) {
        topics.set(name, topic);
        startListening(name, topic);
      }
      return {
        version: () => (topic.isListening ? topic.version : null),
        cacheKey: () =>
          topic.isListening
            ? `${topic.version}`
            : `${topic.version} ${Math.floor(performance.now() / maxStaleMs)}`,
        changed() {
          // While listening, the notification follows and calls the listeners.
          if (topic.isListening) topic.version += 1;
          else change(name);
        },
      };
    },
    /** After a failover the old server may keep the connection open and send nothing. */
    reconnect(): void {
      if (listener !== null) lose(listener, new Error('The database takes no writes'));
    },
    async close(): Promise<void> {
      isClosed = true;
      clearTimeout(reconnectTimer);
      const client = listener;
      dropListener();
      await client?.end().catch(() => {});
    },
  };
}

/** The connection works, but notifications do not arrive. */
class ListenUnsupportedError extends Error {
  constructor() {
    super(
      'LISTEN does not work on this connection. A pooler in transaction mode may be in front of the database. Until it works, cached data are read again every 0.4 seconds.',
    );
    this.name = 'ListenUnsupportedError';
  }
}

/**
 * A pooler in transaction mode accepts LISTEN and delivers nothing, which would make cached pages stale forever.
 * So another connection sends one notification as a test.
 */
async function requireListen(listener: pg.Client, connection: Connection): Promise<void> {
  const channel = `pulse_${randomBytes(12).toString('hex')}`;
  await listener.query(`listen ${channel}`);
  const received = receive(listener, channel, AbortSignal.timeout(databaseLimits.probeAfterMs));
  received.catch(() => {});
  await withShortConnection({ ...connection, application_name: 'wayfare changes pulse' }, (client) =>
    client.query(`notify ${channel}`),
  );
  await received;
  await listener.query(`unlisten ${channel}`);
}

async function receive(listener: pg.Client, channel: string, signal: AbortSignal): Promise<void> {
  try {
    for (;;) {
      const [notification]: { channel: string }[] = await once(listener, 'notification', { signal });
      if (notification?.channel === channel) return;
    }
  } catch (error) {
    throw signal.aborted ? new ListenUnsupportedError() : error;
  }
}
