import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import type { Engine } from '#engine/engine.ts';
import { type Repeater, repeat } from '#engine/repeater.ts';
import type { Tx } from '#engine/tx.ts';
import { newId, randomText } from '#objects/ids.ts';
import type { WebhookEndpoint } from '#objects/objects.ts';
import { apiVersion } from '#objects/stripe-object.ts';
import {
  type ClaimedDelivery,
  cancelDeliveries,
  claimDelivery,
  listDueEndpoints,
  msUntilNextDelivery,
  recordAttempt,
  releaseDelivery,
} from '#store/event-queries.ts';
import { deleteObject, findObject, getHidden, insertObject, replaceObject } from '#store/object-queries.ts';
import { lock } from '#store/sql.ts';

/** Delays after each failed attempt. The last one repeats for three days. */
export const retrySeconds: readonly number[] = [15, 60, 300, 1_800, 7_200, 21_600, 43_200];

/** Delivers to all endpoints in parallel, and to each one in the order of the events. */
export function deliverEvents(engine: Engine, retries: readonly number[]): Repeater {
  const running = new Map<string, Promise<void>>();
  const closing = new AbortController();
  const onError = (error: unknown): void => engine.log.error('An event could not be delivered.', error);

  const deliverAll = async (endpoint: string): Promise<void> => {
    try {
      while (!closing.signal.aborted && (await deliverNext(engine, endpoint, retries, closing.signal)));
    } catch (error) {
      onError(error);
    }
    running.delete(endpoint);
    repeater.wake();
  };
  const repeater = repeat(async () => {
    for (const endpoint of await listDueEndpoints(engine.database)) {
      if (!running.has(endpoint)) running.set(endpoint, deliverAll(endpoint));
    }
    const delay = await msUntilNextDelivery(engine.database);
    // An endpoint with due deliveries is running already and wakes the repeater at its end.
    return delay === null ? null : Math.max(delay, 200);
  }, onError);
  return {
    wake: () => repeater.wake(),
    async close() {
      closing.abort();
      await repeater.close();
      await Promise.all(running.values());
    },
  };
}

/** False if nothing is due. */
async function deliverNext(
  engine: Engine,
  endpointId: string,
  retries: readonly number[],
  signal: AbortSignal,
): Promise<boolean> {
  const sql = engine.database;
  const delivery = await claimDelivery(sql, endpointId);
  if (delivery === null) return false;
  const endpoint = await findObject(sql, 'webhook_endpoint', endpointId);
  const isDelivered = endpoint !== null && (await send(engine, endpoint, delivery, signal));
  if (signal.aborted && !isDelivered) {
    await releaseDelivery(sql, delivery.id);
    return false;
  }
  const retry = retries[Math.min(delivery.attemptCount, retries.length - 1)] ?? 0;
  await recordAttempt(sql, delivery.id, isDelivered ? null : retry);
  return true;
}

const timeoutMs = 10_000;

async function send(
  engine: Engine,
  { id, url, api_version: version }: WebhookEndpoint,
  { event }: ClaimedDelivery,
  signal: AbortSignal,
): Promise<boolean> {
  const { secret } = await getHidden(engine.database, 'webhook_endpoint', id);
  const body = JSON.stringify({ ...event, api_version: version ?? apiVersion }, null, 2);
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'stripe-signature': sign(body, secret, engine.wallClock()),
    'user-agent': 'pay-sandbox',
  };
  // Not `fetch`, which would load undici into every site with a sandbox: 12 MB.
  const client = url.startsWith('https:') ? https : http;
  try {
    const request = client.request(url, {
      method: 'POST',
      headers,
      agent: false,
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    request.end(body);
    const [response]: IncomingMessage[] = await once(request, 'response');
    response?.destroy();
    const status = response?.statusCode ?? 0;
    return status >= 200 && status < 300;
  } catch {
    return false;
  }
}

/** Signs with real time, because receivers compare it with their own clock. */
function sign(body: string, secret: string, at: Date): string {
  const time = Math.floor(at.getTime() / 1_000);
  const digest = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  return `t=${time},v1=${digest}`;
}

export const newWebhookSecret = (): string => `whsec_${randomText(32)}`;

export const newEndpoint = (
  tx: Tx,
  details: Pick<WebhookEndpoint, 'url' | 'enabled_events' | 'description' | 'api_version'>,
): WebhookEndpoint => ({
  ...details,
  id: newId('we'),
  object: 'webhook_endpoint',
  application: null,
  created: tx.now,
  livemode: false,
  metadata: {},
  status: 'enabled',
});

export async function deleteEndpoint(tx: Tx, id: string): Promise<void> {
  await deleteObject(tx.sql, id, 'webhook_endpoint');
  await cancelDeliveries(tx.sql, id);
}

const hostEndpointId = 'we_host';

/** Sets the endpoint from the sandbox's options. Null disables it. */
export async function setHostEndpoint(
  tx: Tx,
  webhook: { readonly url: string; readonly secret: string } | null,
): Promise<void> {
  await lock(tx.sql, 'host endpoint');
  const endpoint = await findObject(tx.sql, 'webhook_endpoint', hostEndpointId);
  if (webhook === null) {
    if (endpoint === null) return;
    await replaceObject(tx.sql, { ...endpoint, status: 'disabled' } satisfies WebhookEndpoint);
    await cancelDeliveries(tx.sql, hostEndpointId);
    return;
  }
  const { url, secret } = webhook;
  if (endpoint === null) {
    const description = 'Set where the sandbox was started';
    const details = { url, description, api_version: null, enabled_events: ['*'] };
    await insertObject(tx.sql, { ...newEndpoint(tx, details), id: hostEndpointId }, { secret });
  } else {
    await replaceObject(tx.sql, { ...endpoint, url, status: 'enabled' } satisfies WebhookEndpoint, {
      secret,
    });
  }
}
