import { createShareLink } from '@wayfare/contracts/calls/share-link';
import type { FastifyInstance } from 'fastify';
import { ofOnePerson } from '#http/answers/of-one-person.ts';
import { problem } from '#http/answers/problems.ts';
import { requireMember } from '#http/guards/member.ts';
import { route } from '#http/guards/route.ts';
import { type PassingOnDeps, passOn } from './passed-on.ts';

export function passingOnRoutes(app: FastifyInstance, deps: PassingOnDeps): void {
  route(app, createShareLink, {
    guards: { member: requireMember(deps.identity) },
    handler: async ({ body, found, reply }) => {
      ofOnePerson(reply);
      if (!deps.canShare) throw problem('sharing_off');
      // An editor reads without a subscription; only what a subscription opens can be passed on.
      if (!(await deps.isSubscriber(found.member.sub))) throw problem('subscription_required');
      return passOn(deps, found.member.sub, body);
    },
  });
}
