import { addTime, days } from '@wayfare/contracts/rules/durations';
import type { Payments, ProviderSubscription } from '#adapters/payments/payments.ts';
import type { Clock } from '#clock.ts';

type ScriptedCalls = Pick<Payments, 'findCheckout' | 'expireCheckout' | 'listSubscriptions'>;

/** A payment provider whose pages are open or paid as the test says. Other calls throw. */
export function scriptedPayments(clock: Clock, onExpire: () => Promise<void> = async () => {}) {
  const pages = new Map<string, { readonly personId: string; isPaid: boolean }>();
  const expired: string[] = [];
  const toCustomerId = (personId: string) => `cus_${personId}`;
  const calls: ScriptedCalls = {
    async findCheckout(sessionId) {
      const page = pages.get(sessionId);
      if (page === undefined) return null;
      const { personId, isPaid } = page;
      const state = isPaid ? 'complete' : 'open';
      return { sessionId, personId, customerId: toCustomerId(personId), state, amountMinor: 0 };
    },
    async expireCheckout(sessionId) {
      expired.push(sessionId);
      await onExpire();
      return pages.get(sessionId)?.isPaid !== true;
    },
    async listSubscriptions(customerId) {
      const paid = [...pages.values()].some(
        (page) => page.isPaid && toCustomerId(page.personId) === customerId,
      );
      return paid ? [liveSince(clock.now(), `sub of ${customerId}`)] : [];
    },
  };
  const payments = new Proxy(calls, {
    get(target, name) {
      if (name in target) return Reflect.get(target, name);
      throw new Error(`The scripted payment provider has no ${String(name)}.`);
    },
  });
  return {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the proxy implements the other members
    payments: payments as Payments,
    expired,
    toCustomerId,
    addPage: (sessionId: string, personId: string) => pages.set(sessionId, { personId, isPaid: false }),
    pay: (sessionId: string): void => {
      const page = pages.get(sessionId);
      if (page !== undefined) page.isPaid = true;
    },
  };
}

const liveSince = (now: Date, subscriptionId: string): ProviderSubscription => ({
  subscriptionId,
  status: 'active',
  plan: 'yearly',
  createdAt: now,
  periodBeganAt: now,
  periodEndsAt: addTime(now, days(365)),
  trialEndsAt: null,
  endsAt: null,
  cardFingerprint: null,
  endsUnpaid: false,
});
