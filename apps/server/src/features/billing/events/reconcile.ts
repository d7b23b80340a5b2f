import { days, earlier, hours } from '@wayfare/contracts/rules/durations';
import type { OwnedSubscription } from '#adapters/payments/payments.ts';
import { findDrift } from '#features/billing/subscription/find-drift.ts';
import { syncCustomer } from '#features/billing/subscription/sync-customer.ts';
import type { Job } from '#jobs/timetable.ts';
import { findNewestEventTime, forgetEventsBefore } from '../checkout/queries.ts';
import type { EventDeps } from './event-deps.ts';
import { handleEvent } from './handle-event.ts';

export interface Reconciled {
  readonly events: number;
  readonly subscriptions: number;
  /** Customers of whom we had kept something else. */
  readonly drifted: readonly string[];
}

/** The provider keeps events for a month. */
const eventsKeptMs = days(30);
const overlapMs = hours(1);

/** What no webhook brought: asked for, and made true. */
export async function reconcile(deps: EventDeps): Promise<Reconciled> {
  const { db, payments, clock } = deps;
  const newest = await findNewestEventTime(db);
  const since = newest === null ? earlier(clock.now(), eventsKeptMs) : earlier(newest, overlapMs);
  let events = 0;
  for await (const event of payments.listEventsSince(since)) {
    events += 1;
    await handleEvent(deps, event);
  }
  let subscriptions = 0;
  const drifted: string[] = [];
  for await (const page of payments.listEverySubscription()) {
    subscriptions += page.length;
    drifted.push(...(await mendDrift(deps, page)));
  }
  await forgetEventsBefore(db, earlier(clock.now(), 3 * eventsKeptMs));
  return { events, subscriptions, drifted: [...new Set(drifted)] };
}

async function mendDrift(deps: EventDeps, page: readonly OwnedSubscription[]): Promise<string[]> {
  const drifted = await findDrift(deps.db, page);
  for (const customerId of drifted) await syncCustomer(deps, customerId);
  return drifted;
}

interface Log {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
}

export const reconcileHourly = (deps: EventDeps, log: Log): Job => ({
  name: 'ask the payment provider what we missed',
  nextRun: (now) => new Date((Math.floor(now.getTime() / hours(1)) + 1) * hours(1)),
  async run() {
    const { drifted, ...found } = await reconcile(deps);
    if (drifted.length > 0)
      log.warn({ ...found, drifted }, 'What we kept of subscriptions was not true any more');
  },
});
