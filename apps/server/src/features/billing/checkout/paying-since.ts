import { findFirstOpening } from './queries.ts';
import type { CheckoutDeps } from './start-checkout.ts';

/** While a payment page of the person's is open, when the first one was opened. */
export const payingSince = (
  { db, clock }: Pick<CheckoutDeps, 'db' | 'clock'>,
  personId: string,
): Promise<Date | null> => findFirstOpening(db, personId, clock.now());
