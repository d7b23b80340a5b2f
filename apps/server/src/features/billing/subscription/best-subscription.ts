import type { ProviderSubscription } from '#adapters/payments/payments.ts';

/** The better ones first. What is not here is over. */
const inOrder = ['trialing', 'active', 'past_due', 'unpaid', 'paused', 'incomplete'];
const live = ['trialing', 'active', 'past_due'];

export const isLive = ({ status }: Pick<ProviderSubscription, 'status'>): boolean => live.includes(status);

/** The one that a member stands on: a dead newer one never hides a live older one. */
export function bestOf(subscriptions: readonly ProviderSubscription[]): ProviderSubscription | null {
  const [best] = subscriptions.toSorted((a, b) => placeOf(a) - placeOf(b) || newerFirst(a, b));
  return best ?? null;
}

function placeOf({ status }: ProviderSubscription): number {
  const place = inOrder.indexOf(status);
  return place === -1 ? inOrder.length : place;
}

const newerFirst = (a: ProviderSubscription, b: ProviderSubscription): number =>
  b.createdAt.getTime() - a.createdAt.getTime();

/** Of several that cost money, the first one stays: the others were bought by mistake. */
export function doublesIn(subscriptions: readonly ProviderSubscription[]): readonly ProviderSubscription[] {
  return subscriptions
    .filter(isLive)
    .toSorted((a, b) => -newerFirst(a, b) || (a.subscriptionId < b.subscriptionId ? -1 : 1))
    .slice(1);
}
