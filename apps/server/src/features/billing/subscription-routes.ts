import {
  createPortalSession,
  getMemberSubscription,
  getSubscriptionStatus,
} from '@wayfare/contracts/calls/subscription';
import type { FastifyInstance } from 'fastify';
import { findPerson } from '#features/person/person-queries.ts';
import { ofOnePerson } from '#http/answers/of-one-person.ts';
import { problem } from '#http/answers/problems.ts';
import { anHour } from '#http/guards/limit.ts';
import { requireIdToken, requireMember } from '#http/guards/member.ts';
import { route } from '#http/guards/route.ts';
import type { BillingDeps } from './billing-deps.ts';
import { viewSubscription } from './subscription/member-subscription.ts';
import { portalAddress } from './subscription/portal-address.ts';
import { findCustomerOf } from './subscription/subscription-queries.ts';

/** Whoever comes back to it all day is still far from it. */
const portalPages = anHour('portal', 60);

/** Everything below /api/subscription. */
export function subscriptionRoutes(app: FastifyInstance, deps: BillingDeps): void {
  const { db, billingClock, identity, isSubscriber } = deps;
  const member = requireMember(identity);
  const findPortal = portalAddress(deps.payments, deps.clock);
  route(app, getSubscriptionStatus, {
    guards: { member: requireIdToken(identity) },
    handler: async ({ found, reply }) => {
      ofOnePerson(reply);
      return { isActive: await isSubscriber(found.member.sub) };
    },
  });
  route(app, getMemberSubscription, {
    guards: { member },
    handler: async ({ found, reply }) => {
      ofOnePerson(reply);
      const account = await identity.findBySub(found.member.sub);
      if (account === null) throw problem('authentication_required');
      const view = await viewSubscription(db, deps, account, billingClock.now());
      return { ...view, portalUrl: await findPortal() };
    },
  });
  route(app, createPortalSession, {
    guards: { member, limit: deps.limits.perNetwork(portalPages) },
    handler: async ({ found, reply }) => {
      ofOnePerson(reply);
      // Only ever the customer of the account that asks: nothing in the request names one.
      const personId = await findPerson(db, found.member.sub);
      const customer = personId === null ? null : await findCustomerOf(db, personId);
      const url =
        customer &&
        (await deps.payments.openPortal(customer.customerId, `${deps.publicUrl}/dashboard/subscription`));
      if (url === null) throw problem('portal_unavailable');
      return { url };
    },
  });
}
