import { createHmac } from 'node:crypto';
import type { WebhookEndpoint } from '#objects/objects.ts';
import { apiVersion } from '#schema/shapes.ts';
import {
  endpointsWithWork,
  giveBack,
  msUntilNextDelivery,
  recordAttempt,
  type Taken,
  takeDelivery,
} from '#store/delivery-queries.ts';
import { findObject, getHidden } from '#store/object-queries.ts';
import type { Engine } from '#work/engine.ts';
import { type Repeater, repeat } from '#work/repeater.ts';
import { isLoopback, type PostAnswer, parseWebAddress, post } from './post.ts';

/** After each failure, how long until the next try; the last one again and again, for three days. */
export const retrySeconds: readonly number[] = [15, 60, 300, 1_800, 7_200, 21_600, 43_200];

/** Takes events to their endpoints: to each one after the other, in the order they were caused, all at their own pace. */
export function deliverEvents(engine: Engine, retries: readonly number[]): Repeater {
  const busy = new Map<string, Promise<void>>();
  const closing = new AbortController();
  const fault = (error: unknown): void => engine.log.error('An event could not be delivered.', error);

  const drain = async (endpoint: string): Promise<void> => {
    try {
      while (!closing.signal.aborted && (await deliverNext(engine, endpoint, retries, closing.signal)));
    } catch (error) {
      fault(error);
    }
    busy.delete(endpoint);
    repeater.wake();
  };
  const repeater = repeat(async () => {
    for (const endpoint of await endpointsWithWork(engine.database)) {
      if (!busy.has(endpoint)) busy.set(endpoint, drain(endpoint));
    }
    const rest = await msUntilNextDelivery(engine.database);
    // Who is busy wakes us when it is done; nothing is gained by asking sooner than now and then.
    return rest === null ? null : Math.max(rest, 200);
  }, fault);
  return {
    wake: () => repeater.wake(),
    async close() {
      closing.abort();
      await repeater.close();
      await Promise.all(busy.values());
    },
  };
}

async function deliverNext(
  engine: Engine,
  endpointId: string,
  retries: readonly number[],
  signal: AbortSignal,
): Promise<boolean> {
  const sql = engine.database;
  const taken = await takeDelivery(sql, endpointId);
  if (taken === null) return false;
  const at = engine.wallClock();
  const endpoint = await findObject(sql, 'webhook_endpoint', endpointId);
  const made: PostAnswer =
    endpoint === null
      ? { status: null, answer: 'The endpoint was deleted.' }
      : await send(engine, endpoint, taken, at, signal);
  if (signal.aborted && made.status === null) {
    await giveBack(sql, taken.id);
    return false;
  }
  const isTaken = made.status !== null && made.status >= 200 && made.status < 300;
  const retry = retries[Math.min(taken.attempts, retries.length - 1)] ?? 0;
  await recordAttempt(sql, taken.id, { ...made, at }, isTaken ? null : retry);
  return true;
}

async function send(
  engine: Engine,
  endpoint: WebhookEndpoint,
  { event }: Taken,
  at: Date,
  signal: AbortSignal,
): Promise<PostAnswer> {
  const url = parseWebAddress(endpoint.url);
  if (url === null || !(engine.mayDeliverAnywhere || isLoopback(url))) {
    return { status: null, answer: 'The sandbox delivers to this machine only.' };
  }
  const { secret } = await getHidden(engine.database, 'webhook_endpoint', endpoint.id);
  const body = JSON.stringify({ ...event, api_version: endpoint.api_version ?? apiVersion }, null, 2);
  return post(
    url,
    body,
    {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': signatureOf(body, secret, at),
      'user-agent': 'pay-sandbox',
    },
    signal,
  );
}

/** By wall time whatever the sandbox's clock says, because the receiver compares it with its own. */
export function signatureOf(body: string, secret: string, wall: Date): string {
  const time = Math.floor(wall.getTime() / 1_000);
  const digest = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  return `t=${time},v1=${digest}`;
}
