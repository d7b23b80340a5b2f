import { passOn as passOnContract } from '@wayfare/contracts/calls/passed-on';
import type { FastifyInstance } from 'fastify';
import { ofOnePerson } from '#http/answers/of-one-person.ts';
import { problem } from '#http/answers/problems.ts';
import { requireMember } from '#http/guards/member.ts';
import { route } from '#http/guards/route.ts';
import { type PassingOnDeps, passOn } from './passed-on.ts';

export function passingOnRoutes(app: FastifyInstance, deps: PassingOnDeps): void {
  route(app, passOnContract, {
    guards: { member: requireMember(deps.identity) },
    handler: async ({ body, found, reply }) => {
      ofOnePerson(reply);
      if (!deps.mayPassOn) throw problem('passing_on_closed');
      // An editor reads without a subscription; only what a subscription opens can be passed on.
      if (!(await deps.isSubscriber(found.member.sub))) throw problem('subscription_required');
      return passOn(deps, found.member.sub, body);
    },
  });
}
