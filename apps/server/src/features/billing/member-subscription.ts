import type { MemberSubscription, SubscriptionState } from '@wayfare/contracts/calls/subscription';
import { addTime } from '@wayfare/contracts/rules/durations';
import { defaultPlan } from '@wayfare/contracts/rules/plans';
import { type Access, getAccess, graceMs } from '@wayfare/contracts/rules/policies';
import type { Db } from '#adapters/db/database.ts';
import { getOrCreatePerson } from '#features/person/person-queries.ts';
import type { BillingDeps } from './billing-deps.ts';
import { findAccessInput, findSubscription, type StoredSubscription } from './subscription-queries.ts';
import { getTrialDays } from './trials.ts';

interface Viewer {
  readonly sub: string;
  readonly email: string;
}

type View = Omit<MemberSubscription, 'portalUrl'>;

export async function describeSubscription(
  db: Db,
  deps: Pick<BillingDeps, 'addressHash' | 'clock'>,
  { sub, email }: Viewer,
  billingNow: Date,
): Promise<View> {
  const personId = await getOrCreatePerson(db, sub, deps.clock.now());
  const access = getAccess(await findAccessInput(db, sub), billingNow);
  const subscription = await findSubscription(db, personId);
  const state = toState(access, subscription);
  const isRenewing = state === 'trialing' || state === 'active';
  return {
    state,
    isActive: access.isActive,
    plan: subscription?.plan ?? null,
    renewsAt: isRenewing ? toIsoString(subscription?.periodEndsAt) : null,
    endsAt: toIsoString(subscription?.endsAt),
    accessUntil:
      state === 'past-due' && subscription !== null
        ? toIsoString(addTime(subscription.periodBeganAt, graceMs))
        : null,
    trialDays: await getTrialDays(db, deps, { personId, email }, defaultPlan),
  };
}

const toIsoString = (date: Date | null | undefined): string | null => date?.toISOString() ?? null;

function toState({ because }: Access, subscription: StoredSubscription | null): SubscriptionState {
  switch (because) {
    case 'none':
    case 'complimentary':
      return because;
    case 'grace':
    case 'unpaid':
      return 'past-due';
    case 'ended':
      return 'ended';
    case 'subscription':
      if (subscription?.endsAt !== null) return 'ending';
      return subscription.status === 'trialing' ? 'trialing' : 'active';
  }
}
