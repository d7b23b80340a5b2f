import type { PaymentEvent } from '#adapters/payments/payments.ts';

/**
 * Copies of an event that come while it is handled share that one handling, and how it goes. Each would ask the provider
 * for everything again, and together they would take every connection to the database.
 */
export function shareCopies(
  handle: (event: PaymentEvent) => Promise<void>,
): (event: PaymentEvent) => Promise<void> {
  const underWay = new Map<string, Promise<void>>();
  return (event) => {
    const known = underWay.get(event.eventId);
    if (known !== undefined) return known;
    const handling = handle(event).finally(() => underWay.delete(event.eventId));
    underWay.set(event.eventId, handling);
    return handling;
  };
}
