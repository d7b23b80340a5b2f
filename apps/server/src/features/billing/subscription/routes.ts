import { memberSubscription, userSubStatus } from '@wayfare/contracts/calls/subscription';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '#adapters/clock/clock.ts';
import type { Db } from '#adapters/db/database.ts';
import type { Identity } from '#adapters/identity/identity.ts';
import type { Payments } from '#adapters/payments/payments.ts';
import { problem } from '#http/answers/problems.ts';
import { requireIdToken, requireMember } from '#http/guards/member.ts';
import { route } from '#http/guards/route.ts';
import { viewSubscription } from './member-subscription.ts';
import { portalAddress } from './portal-address.ts';

export interface SubscriptionDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly billingClock: Clock;
  /** What was heard a moment ago counts. */
  readonly isSubscriber: (sub: string) => Promise<boolean>;
  readonly identity: Pick<Identity, 'verifyToken' | 'findBySub'>;
  readonly payments: Pick<Payments, 'findPortalAddress'>;
  readonly addressHash: (email: string) => Uint8Array;
}

const ofOnePerson = { 'cache-control': 'private, no-store', vary: 'Authorization' } as const;

export function subscriptionRoutes(app: FastifyInstance, deps: SubscriptionDeps): void {
  const { db, billingClock, identity, isSubscriber } = deps;
  const member = requireMember(identity);
  const findPortal = portalAddress(deps.payments, deps.clock);
  route(app, userSubStatus, {
    guards: { member: requireIdToken(identity) },
    handler: async ({ found, reply }) => {
      reply.headers(ofOnePerson);
      return { isActive: await isSubscriber(found.member.sub) };
    },
  });
  route(app, memberSubscription, {
    guards: { member },
    handler: async ({ found, reply }) => {
      reply.headers(ofOnePerson);
      const account = await identity.findBySub(found.member.sub);
      if (account === null) throw problem('authentication_required');
      const view = await viewSubscription(db, deps, account, billingClock.now());
      return { ...view, portalUrl: await findPortal() };
    },
  });
}
