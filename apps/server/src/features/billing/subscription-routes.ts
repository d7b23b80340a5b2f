import { memberSubscription, subscriptionStatus } from '@wayfare/contracts/calls/subscription';
import type { FastifyInstance } from 'fastify';
import { ofOnePerson } from '#http/answers/of-one-person.ts';
import { problem } from '#http/answers/problems.ts';
import { requireIdToken, requireMember } from '#http/guards/member.ts';
import { route } from '#http/guards/route.ts';
import type { BillingDeps } from './billing-deps.ts';
import { viewSubscription } from './subscription/member-subscription.ts';
import { portalAddress } from './subscription/portal-address.ts';

/** Everything below /api/subscription. */
export function subscriptionRoutes(app: FastifyInstance, deps: BillingDeps): void {
  const { db, billingClock, identity, isSubscriber } = deps;
  const member = requireMember(identity);
  const findPortal = portalAddress(deps.payments, deps.clock);
  route(app, subscriptionStatus, {
    guards: { member: requireIdToken(identity) },
    handler: async ({ found, reply }) => {
      ofOnePerson(reply);
      return { isActive: await isSubscriber(found.member.sub) };
    },
  });
  route(app, memberSubscription, {
    guards: { member },
    handler: async ({ found, reply }) => {
      ofOnePerson(reply);
      const account = await identity.findBySub(found.member.sub);
      if (account === null) throw problem('authentication_required');
      const view = await viewSubscription(db, deps, account, billingClock.now());
      return { ...view, portalUrl: await findPortal() };
    },
  });
}
