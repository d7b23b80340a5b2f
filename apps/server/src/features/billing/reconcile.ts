import { days, hours, minutes, subtractTime } from '@wayfare/contracts/rules/durations';
import type { Db } from '#adapters/db/database.ts';
import { isOngoing, type OwnedSubscription } from '#adapters/payments/payments.ts';
import type { ScheduledTask } from '#scheduler.ts';
import type { BillingDeps } from './billing-deps.ts';
import { deleteEventsBefore, findNewestEventTime, handleEvent, wasProcessed } from './handle-event.ts';
import { type CustomerSubscription, listCustomerSubscriptions } from './subscription-queries.ts';
import { syncCustomer } from './sync-customer.ts';

export interface ReconcileResult {
  readonly events: number;
  /** Of these, how many should have been told of long ago. */
  readonly missed: number;
  readonly subscriptions: number;
  /** Customers of whom we had kept something else. */
  readonly drifted: readonly string[];
}

/** The provider keeps events for a month. */
const eventRetentionMs = days(30);
const overlapMs = hours(1);
/** Within which the provider tells of an event, if it does. */
const maxDeliveryDelayMs = minutes(10);

/** What no webhook brought: asked for, and made true. */
export async function reconcile(deps: BillingDeps): Promise<ReconcileResult> {
  const { db, payments, clock } = deps;
  const newest = await findNewestEventTime(db);
  const since =
    newest === null ? subtractTime(clock.now(), eventRetentionMs) : subtractTime(newest, overlapMs);
  const late = subtractTime(clock.now(), maxDeliveryDelayMs);
  let events = 0;
  let missed = 0;
  for await (const event of payments.listEventsSince(since)) {
    events += 1;
    // A site that never heard of one begins with the past.
    if (newest !== null && event.happenedAt < late && !(await wasProcessed(db, event.eventId))) missed += 1;
    await handleEvent(deps, event);
  }
  let subscriptions = 0;
  const drifted: string[] = [];
  for await (const page of payments.listEverySubscription()) {
    subscriptions += page.length;
    drifted.push(...(await repairDrift(deps, page)));
  }
  await deleteEventsBefore(db, subtractTime(clock.now(), 3 * eventRetentionMs));
  return { events, missed, subscriptions, drifted: [...new Set(drifted)] };
}

async function repairDrift(deps: BillingDeps, page: readonly OwnedSubscription[]): Promise<string[]> {
  const drifted = await findDrift(deps.db, page);
  for (const customerId of drifted) await syncCustomer(deps, customerId);
  return drifted;
}

/** The customers among these of whom we keep something else than the provider says. */
async function findDrift(db: Db, told: readonly OwnedSubscription[]): Promise<string[]> {
  const ids = [...new Set(told.map(({ customerId }) => customerId))];
  const kept = new Map((await listCustomerSubscriptions(db, ids)).map((row) => [row.customerId, row]));
  // A customer that we do not know is somebody else's.
  const ours = told.filter(({ customerId }) => kept.has(customerId));
  return [...new Set(ours.filter((it) => differs(it, kept.get(it.customerId))).map((it) => it.customerId))];
}

function differs(told: OwnedSubscription, kept: CustomerSubscription | undefined): boolean {
  if (kept?.subscriptionId !== told.subscriptionId) return isOngoing(told) || kept?.subscriptionId === null;
  return (
    kept.status !== told.status ||
    kept.plan !== told.plan ||
    kept.periodEndsAt?.getTime() !== told.periodEndsAt.getTime() ||
    kept.endsAt?.getTime() !== told.endsAt?.getTime()
  );
}

interface Log {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
}

export const reconcileHourly = (
  deps: BillingDeps,
  log: Log,
  tell: (found: ReconcileResult) => Promise<void>,
): ScheduledTask => ({
  name: 'reconcile-payments',
  nextRun: (now) => new Date((Math.floor(now.getTime() / hours(1)) + 1) * hours(1)),
  async run() {
    const all = await reconcile(deps);
    const { drifted, ...found } = all;
    if (drifted.length > 0)
      log.warn({ ...found, drifted }, 'What we kept of subscriptions was not true any more');
    await tell(all);
  },
});
