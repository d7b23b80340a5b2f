import { minutes } from '@wayfare/contracts/rules/durations';
import type { Clock } from '#adapters/clock/clock.ts';
import { type Payments, PaymentsRefused, PaymentsUnavailable } from '#adapters/payments/payments.ts';

const goodForMs = minutes(10);

/** Where billing is managed. It hardly ever changes, so the provider is asked now and then, and not for each reader. */
export function portalAddress(payments: Pick<Payments, 'findPortalAddress'>, clock: Clock) {
  let known: string | null = null;
  let askedAt = 0;
  return async (): Promise<string | null> => {
    const now = clock.now().getTime();
    if (known !== null && now < askedAt + goodForMs) return known;
    try {
      known = await payments.findPortalAddress();
      askedAt = now;
    } catch (error) {
      // The page is worth showing without it, and an address of before is better than none.
      const isTheirs = error instanceof PaymentsUnavailable || error instanceof PaymentsRefused;
      if (!isTheirs) throw error;
    }
    return known;
  };
}
