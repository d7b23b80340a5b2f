import { once } from 'node:events';
import { advanceClock, runTasksOnTime } from '#clock/clock.ts';
import { type Engine, type Log, type Mail, nowMs, transact } from '#engine/engine.ts';
import { createUrls } from '#engine/tx.ts';
import type { PageOptions } from '#pages/context.ts';
import { sandboxPages } from '#pages/sandbox-pages.ts';
import { ensureDefaultConfiguration } from '#portal/portal-session.ts';
import { deleteOldResponses } from '#store/idempotency-queries.ts';
import type { SqlDatabase } from '#store/sql.ts';
import { migrate, updateBaseUrl } from '#store/tables.ts';
import { deliverEvents, retrySeconds, setHostEndpoint } from '#webhooks/webhooks.ts';
import { makeServer, type SandboxState } from './server.ts';

export { completeCheckout } from '#checkout/complete-session.ts';
export { viewSession } from '#checkout/view-session.ts';

export interface PaySandboxOptions extends PageOptions {
  readonly database: SqlDatabase;
  /** Port on 127.0.0.1; 0 takes a free one. */
  readonly port: number;
  readonly apiKey?: string;
  /** An endpoint beside those created by the API. */
  readonly webhook: { readonly url: string; readonly secret: string } | null;
  /** Sends links to the portal. */
  sendMail(mail: Mail): Promise<void>;
  readonly log: Log;
  /** Delays after failed deliveries. The last one repeats. */
  readonly retryDeliveryAfterSeconds?: readonly number[];
  readonly wallClock?: () => Date;
  /** Called after each write. The clock may have moved. */
  readonly onChange?: () => void;
}

export interface PaySandbox {
  readonly url: string;
  /** The time of the sandbox's clock. */
  now(): Promise<Date>;
  /** Throws RangeError unless `to` is later and within five years. */
  advance(to: Date): Promise<void>;
  readonly engine: Engine;
  /** Pending deliveries and tasks continue when the database is opened again. */
  close(): Promise<void>;
}

const closeTimeoutMs = 3_000;

export async function openPaySandbox(options: PaySandboxOptions): Promise<PaySandbox> {
  await migrate(options.database);
  const ready = Promise.withResolvers<SandboxState>();
  const server = makeServer(ready.promise);
  server.listen(options.port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : options.port;
  const engine = createEngine(options, `http://127.0.0.1:${port}`);
  try {
    await prepare(engine, options.webhook);
  } catch (error) {
    server.close();
    server.closeAllConnections();
    throw error;
  }
  const pages = sandboxPages(options, engine);
  ready.resolve({ engine, apiKey: options.apiKey ?? 'sk_test_wayfare', pages });
  const repeaters = [
    runTasksOnTime(engine),
    deliverEvents(engine, options.retryDeliveryAfterSeconds ?? retrySeconds),
  ];
  for (const { wake } of repeaters) {
    engine.commitListeners.add(wake);
    wake();
  }
  if (options.onChange !== undefined) engine.commitListeners.add(options.onChange);
  return {
    url: engine.urls.base,
    now: async () => new Date(await nowMs(engine)),
    advance: (to) => advanceClock(engine, to),
    engine,
    async close() {
      const isClosed = once(server, 'close');
      server.close();
      server.closeIdleConnections();
      const timer = setTimeout(() => server.closeAllConnections(), closeTimeoutMs);
      await isClosed;
      clearTimeout(timer);
      engine.commitListeners.clear();
      await Promise.all(repeaters.map((repeater) => repeater.close()));
      await Promise.all(engine.background);
    },
  };
}

const createEngine = (options: PaySandboxOptions, base: string): Engine => ({
  database: options.database,
  urls: createUrls(base),
  wallClock: options.wallClock ?? (() => new Date()),
  log: options.log,
  sendMail: (mail) => options.sendMail(mail),
  background: new Set(),
  commitListeners: new Set(),
});

async function prepare(engine: Engine, webhook: PaySandboxOptions['webhook']): Promise<void> {
  await transact(engine, async (tx) => {
    await updateBaseUrl(tx.sql, engine.urls.base);
    await deleteOldResponses(tx.sql);
    await ensureDefaultConfiguration(tx);
    await setHostEndpoint(tx, webhook);
  });
}
