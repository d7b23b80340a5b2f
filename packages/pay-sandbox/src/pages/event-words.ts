import type { DeliveryView, EventView } from '#webhooks/event-list.ts';

const stateWords: Readonly<Record<DeliveryView['state'], string>> = {
  delivered: 'delivered',
  pending: 'to be delivered',
  'given up': 'given up',
};

/** 'delivered (200)', 'to be delivered (503)' */
export function stateOf({ state, attempts }: DeliveryView): string {
  const last = attempts.at(-1);
  if (last === undefined) return stateWords[state];
  return `${stateWords[state]} (${last.status ?? 'no answer'})`;
}

export const deliveryWords = ({ deliveries }: EventView): string =>
  deliveries.length === 0 ? 'nobody listens' : deliveries.map(stateOf).join(', ');
