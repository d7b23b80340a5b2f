import { once } from 'node:events';
import { keepTime } from '#clock/keep-time.ts';
import { makeServer, type Site } from '#http/server.ts';
import type { PageOptions } from '#pages/context.ts';
import { sandboxPages } from '#pages/sandbox-pages.ts';
import { ensureDefaultConfiguration } from '#portal/configurations.ts';
import { forgetAnswers } from '#store/idempotency-queries.ts';
import type { SqlDatabase } from '#store/sql.ts';
import { prepareTables } from '#store/tables.ts';
import { deliverEvents, retrySeconds } from '#webhooks/deliver.ts';
import { setHostEndpoint } from '#webhooks/endpoints.ts';
import { type Engine, type Log, type Mail, nowMs, transact } from '#work/engine.ts';
import { moveTo } from './store/tables.ts';
import { type UseCases, useCasesOf } from './use-cases.ts';
import { urlsBelow } from './work/work.ts';

export interface PaySandboxParts extends PageOptions {
  readonly database: SqlDatabase;
  /** 0 takes any that is free. It listens on 127.0.0.1 only. */
  readonly port: number;
  readonly apiKey?: string;
  /** An endpoint beside those that are made by the API. */
  readonly webhook: { readonly url: string; readonly secret: string } | null;
  /** Links to the portal. */
  sendMail(mail: Mail): Promise<void>;
  readonly log: Log;
  /** Without it events go to this machine only. */
  readonly mayDeliverAnywhere?: boolean;
  /** How long after each failed delivery until the next, the last one again and again. */
  readonly retryDeliveryAfterSeconds?: readonly number[];
  readonly wallClock?: () => Date;
  /** Told after anything was written; the clock may have been moved. */
  readonly onChange?: () => void;
}

export interface PaySandbox {
  readonly url: string;
  /** By the sandbox's own clock. */
  now(): Promise<Date>;
  /** Forward only; throws where it is not. */
  advance(to: Date): Promise<void>;
  readonly useCases: UseCases;
  /** Ends what is under way; all that is pending goes on where the database is opened again. */
  close(): Promise<void>;
}

/** How long those who are being answered are waited for. */
const patienceMs = 3_000;

const defaultApiKey = 'sk_test_wayfare';

export async function openPaySandbox(parts: PaySandboxParts): Promise<PaySandbox> {
  await prepareTables(parts.database);
  let site: Site | null = null;
  const server = makeServer(() => site);
  server.listen(parts.port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : parts.port;
  const engine = engineOf(parts, `http://127.0.0.1:${port}`);
  const useCases = useCasesOf(engine);
  const { apiKey = defaultApiKey } = parts;
  try {
    await prepare(engine, parts.webhook);
  } catch (error) {
    server.close();
    throw error;
  }
  const pages = sandboxPages(parts, useCases, () => engine.wallClock().getTime());
  site = { engine, apiKey, pages };
  const repeaters = [
    keepTime(engine),
    deliverEvents(engine, parts.retryDeliveryAfterSeconds ?? retrySeconds),
  ];
  for (const { wake } of repeaters) {
    engine.watchers.add(wake);
    wake();
  }
  if (parts.onChange !== undefined) engine.watchers.add(parts.onChange);
  return {
    url: engine.urls.base,
    now: async () => new Date(await nowMs(engine)),
    async advance(to) {
      const advanced = await useCases.advanceClock(to);
      if (advanced.kind !== 'advanced')
        throw new RangeError(`The clock cannot go to ${to.toISOString()}: ${advanced.kind}.`);
    },
    useCases,
    async close() {
      const isClosed = once(server, 'close');
      server.close();
      server.closeIdleConnections();
      const impatient = setTimeout(() => server.closeAllConnections(), patienceMs);
      await isClosed;
      clearTimeout(impatient);
      engine.watchers.clear();
      await Promise.all(repeaters.map((repeater) => repeater.close()));
      await Promise.all(engine.background);
    },
  };
}

const engineOf = (parts: PaySandboxParts, base: string): Engine => ({
  database: parts.database,
  urls: urlsBelow(base),
  wallClock: parts.wallClock ?? (() => new Date()),
  log: parts.log,
  mayDeliverAnywhere: parts.mayDeliverAnywhere ?? false,
  sendMail: (mail) => parts.sendMail(mail),
  background: new Set(),
  watchers: new Set(),
});

async function prepare(engine: Engine, webhook: PaySandboxParts['webhook']): Promise<void> {
  await transact(engine, async (work) => {
    await moveTo(work.sql, engine.urls.base);
    await forgetAnswers(work.sql);
    await ensureDefaultConfiguration(work);
    await setHostEndpoint(work, webhook);
  });
}
