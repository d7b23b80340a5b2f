import { startCheckout as contract } from '@wayfare/contracts/calls/checkout';
import {
  createPortalSession,
  getMemberSubscription,
  getSubscriptionStatus,
  type MemberSubscription,
  type SubscriptionState,
} from '@wayfare/contracts/calls/subscription';
import { addTime } from '@wayfare/contracts/rules/durations';
import { defaultPlan } from '@wayfare/contracts/rules/plans';
import { type Access, getAccess, graceMs } from '@wayfare/contracts/rules/policies';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Db } from '#adapters/db/database.ts';
import type { PaymentEvent } from '#adapters/payments/payments.ts';
import { findPerson, getOrCreatePerson } from '#features/person/person-queries.ts';
import { requireIdToken, requireMember } from '#http/guards/member.ts';
import { perHour } from '#http/guards/rate-limit.ts';
import { acceptRawBodies } from '#http/guards/request-body.ts';
import { route } from '#http/guards/route.ts';
import { problem } from '#http/responses/problems.ts';
import { findAccessInput } from './access-queries.ts';
import type { BillingDeps } from './billing-deps.ts';
import { cachedPortalAddress, getPayingMember, getPayingVisitor } from './customer.ts';
import { handleEvent } from './handle-event.ts';
import { startCheckout } from './start-checkout.ts';
import { findCustomerByPerson, findSubscription, type StoredSubscription } from './subscription-queries.ts';
import { getTrialDays } from './trials.ts';

type View = Omit<MemberSubscription, 'portalUrl'>;

async function describeSubscription(
  db: Db,
  deps: Pick<BillingDeps, 'addressHash' | 'clock'>,
  { sub, email }: { readonly sub: string; readonly email: string },
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

/** Several people behind one address may try all plans and donations. */
const checkoutLimit = perHour('checkout', 60);

export async function checkoutRoutes(app: FastifyInstance, deps: BillingDeps): Promise<void> {
  const limit = deps.limits.perNetwork(checkoutLimit);
  route(app, contract, { limit }, async ({ body, request, reply }) => {
    const { email, token, plan, donation } = body;
    const payer =
      email === undefined || token === undefined
        ? await getPayingMember(deps, request, reply)
        : await getPayingVisitor(deps, { email, token });
    return startCheckout(deps, payer, { plan, donation });
  });
  await webhookRoute(app, deps);
}

const bodyLimit = 1024 * 1024;

/** Events of the payment provider, which retries failed deliveries. */
async function webhookRoute(app: FastifyInstance, deps: BillingDeps): Promise<void> {
  // Concurrent copies of an event share one run: otherwise each would call the provider again, and together they would
  // use up the database connections.
  const running = new Map<string, Promise<void>>();
  const processEvent = async (event: PaymentEvent, { id, log }: FastifyRequest): Promise<void> => {
    const { eventId, type, customerId } = event;
    const outcome = await handleEvent(deps, event);
    log.info({ requestId: id, eventId, type, customerId, outcome }, 'Payment event processed');
  };
  await app.register(async (scope) => {
    // The signature covers the raw bytes.
    acceptRawBodies(scope, bodyLimit);
    // Rejects requests without a signature before the body is read.
    scope.addHook('onRequest', (request, _reply, done) =>
      done(isSignature(request.headers['stripe-signature']) ? undefined : problem('webhook_not_genuine')),
    );
    const config = { allows: ['the payment provider, by its signature'] };
    scope.post<{ Body: Buffer | undefined }>('/api/checkout/webhook', { config }, async (request) => {
      const { body } = request;
      const { 'stripe-signature': signature } = request.headers;
      const event = deps.payments.readEvent(
        body ?? Buffer.alloc(0),
        typeof signature === 'string' ? signature : undefined,
      );
      if (event === 'not-genuine') throw problem('webhook_not_genuine');
      if (event === 'unreadable') throw problem('invalid_input');
      const { eventId } = event;
      const run = running.get(eventId) ?? processEvent(event, request).finally(() => running.delete(eventId));
      running.set(eventId, run);
      await run;
      return { received: true };
    });
  });
}

const maxSignatureLength = 1_024;

/** Checks only the format. The signature itself covers the body. */
const isSignature = (header: unknown): boolean =>
  typeof header === 'string' &&
  header.length <= maxSignatureLength &&
  /(?:^|,)t=\d{1,12}(?:,|$)/.test(header) &&
  /(?:^|,)v1=[0-9a-f]{64}(?:,|$)/.test(header);

/** Far above what a member needs. */
const portalLimit = perHour('portal', 60);

export function subscriptionRoutes(app: FastifyInstance, deps: BillingDeps): void {
  const { db, billingClock, identity, isSubscriber } = deps;
  const member = requireMember(identity);
  const limit = deps.limits.perNetwork(portalLimit);
  const findPortal = cachedPortalAddress(deps.payments, deps.clock);
  route(app, getSubscriptionStatus, { member: requireIdToken(identity) }, async ({ auth }) => ({
    isActive: await isSubscriber(auth.member.sub),
  }));
  route(app, getMemberSubscription, { member }, async ({ auth }) => {
    const account = await identity.findBySub(auth.member.sub);
    if (account === null) throw problem('authentication_required');
    const view = await describeSubscription(db, deps, account, billingClock.now());
    return { ...view, portalUrl: await findPortal() };
  });
  route(app, createPortalSession, { member, limit }, async ({ auth }) => {
    // The customer comes from the account, never from the request.
    const personId = await findPerson(db, auth.member.sub);
    const customer = personId === null ? null : await findCustomerByPerson(db, personId);
    const url =
      customer &&
      (await deps.payments.openPortal(customer.customerId, `${deps.publicUrl}/dashboard/subscription`));
    if (url === null) throw problem('portal_unavailable');
    return { url };
  });
}
