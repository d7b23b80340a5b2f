import { userSubStatus } from '@wayfare/contracts/subscription';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '#adapters/clock/clock.ts';
import type { Db } from '#adapters/db/database.ts';
import type { Identity } from '#adapters/identity/identity.ts';
import { requireMember } from '#http/member.ts';
import { route } from '#http/route.ts';
import { accessFor } from './access.ts';
import { findStanding } from './queries.ts';

export interface SubscriptionDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly identity: Pick<Identity, 'verifyToken'>;
}

export function subscriptionRoutes(app: FastifyInstance, { db, clock, identity }: SubscriptionDeps): void {
  route(app, userSubStatus, {
    guards: { member: requireMember(identity) },
    handler: async ({ found, reply }) => {
      reply.header('cache-control', 'private, no-store').header('vary', 'Authorization');
      const { isActive } = accessFor(await findStanding(db, found.member.sub), clock.now());
      return { isActive };
    },
  });
}
