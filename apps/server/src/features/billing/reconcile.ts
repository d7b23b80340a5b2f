import { days, hours, minutes, subtractTime } from '@wayfare/contracts/rules/durations';
import type { Db } from '#adapters/db/database.ts';
import type { OwnedSubscription } from '#adapters/payments/payments.ts';
import type { Log } from '#log.ts';
import type { ScheduledTask } from '#scheduler.ts';
import type { BillingDeps } from './billing-deps.ts';
import { deleteEventsBefore, findNewestEventTime, wasProcessed } from './event-queries.ts';
import { handleEvent } from './handle-event.ts';
import { type CustomerSubscription, isOngoing, listCustomerSubscriptions } from './subscription-queries.ts';
import { syncCustomer } from './sync-customer.ts';

export type ReconcileResult = Awaited<ReturnType<typeof reconcile>>;

/** The payment provider keeps events for 30 days. */
const eventRetentionMs = days(30);
const overlapMs = hours(1);
/** Events are normally delivered within this time. */
const maxDeliveryDelayMs = minutes(10);
/** More failures are an outage. */
const maxFailures = 10;

/** Processes events that no webhook delivered, and repairs stored subscriptions that differ from the provider's. */
export async function reconcile(deps: BillingDeps) {
  const { db, payments, clock } = deps;
  const newest = await findNewestEventTime(db);
  const since =
    newest === null ? subtractTime(clock.now(), eventRetentionMs) : subtractTime(newest, overlapMs);
  const late = subtractTime(clock.now(), maxDeliveryDelayMs);
  const failures = new Map<string, unknown>();
  const attempt = async (customer: string, run: () => Promise<unknown>): Promise<void> => {
    if (failures.has(customer)) return;
    try {
      await run();
    } catch (error) {
      failures.set(customer, error);
      if (failures.size > maxFailures) throw error;
    }
  };
  let events = 0;
  /** Events that the provider should have delivered long ago. */
  let missed = 0;
  for await (const event of payments.listEventsSince(since)) {
    events += 1;
    // On a new site, all past events are expected to be unprocessed.
    if (newest !== null && event.happenedAt < late && !(await wasProcessed(db, event.eventId))) missed += 1;
    await attempt(event.customerId ?? event.eventId, () => handleEvent(deps, event));
  }
  let subscriptions = 0;
  /** Customers whose stored subscription was wrong. */
  const drifted: string[] = [];
  for await (const page of payments.listEverySubscription()) {
    subscriptions += page.length;
    const wrong = await findDrift(db, page);
    for (const customerId of wrong) await attempt(customerId, () => syncCustomer(deps, customerId));
    drifted.push(...wrong);
  }
  await deleteEventsBefore(db, subtractTime(clock.now(), 3 * eventRetentionMs));
  return { events, missed, subscriptions, drifted: [...new Set(drifted)], failures: [...failures.values()] };
}

/** The customers whose stored subscription differs from the provider's. */
async function findDrift(db: Db, subscriptions: readonly OwnedSubscription[]): Promise<string[]> {
  const ids = [...new Set(subscriptions.map(({ customerId }) => customerId))];
  const stored = new Map((await listCustomerSubscriptions(db, ids)).map((row) => [row.customerId, row]));
  // Unknown customers belong to other applications of the provider account.
  const ours = subscriptions.filter(({ customerId }) => stored.has(customerId));
  return [...new Set(ours.filter((it) => differs(it, stored.get(it.customerId))).map((it) => it.customerId))];
}

function differs(actual: OwnedSubscription, stored: CustomerSubscription | undefined): boolean {
  if (stored?.subscriptionId !== actual.subscriptionId)
    return isOngoing(actual) || stored?.subscriptionId === null;
  return (
    stored.status !== actual.status ||
    stored.plan !== actual.plan ||
    stored.periodEndsAt?.getTime() !== actual.periodEndsAt.getTime() ||
    stored.endsAt?.getTime() !== actual.endsAt?.getTime()
  );
}

export const reconcileHourly = (
  deps: BillingDeps,
  log: Log<'info' | 'warn'>,
  notify: (result: ReconcileResult) => Promise<void>,
): ScheduledTask => ({
  name: 'reconcile-payments',
  nextRun: (now) => new Date((Math.floor(now.getTime() / hours(1)) + 1) * hours(1)),
  async run() {
    const result = await reconcile(deps);
    const { drifted, failures, ...counts } = result;
    if (drifted.length > 0)
      log.warn(
        { ...counts, drifted },
        'Stored subscriptions differed from the payment provider and were corrected',
      );
    await notify(result);
    if (failures.length > 0) throw failures[0];
  },
});
