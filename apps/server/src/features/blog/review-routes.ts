import { getReviewQueue, reviewPost, setReviewEnabled } from '@wayfare/contracts/calls/review';
import { postEditors, reviewers } from '@wayfare/contracts/rules/policies';
import type { FastifyInstance } from 'fastify';
import { actorOf } from '#features/activity/activity-queries.ts';
import { publisherOf } from '#features/editing/review.ts';
import { requireGroup } from '#http/guards/member.ts';
import { route } from '#http/guards/route.ts';
import type { BlogDeps } from './blog-deps.ts';
import { reviewDesk, reviewStep, setReview } from './review.ts';

/** Asking for a review and answering it; what waits, and the switch, for homilies as well. */
export function reviewRoutes(app: FastifyInstance, deps: BlogDeps): void {
  const { db, identity } = deps;
  const chief = requireGroup(identity, reviewers);
  route(app, reviewPost, {
    guards: { admin: requireGroup(identity, postEditors) },
    handler: async ({ params, body, auth }) =>
      reviewStep(deps, params.postId, body, await publisherOf(deps, auth.admin)),
  });
  route(app, getReviewQueue, { guards: { chief }, handler: () => reviewDesk(db) });
  route(app, setReviewEnabled, {
    guards: { chief },
    handler: async ({ body, auth }) => {
      await setReview(deps, body.isEnabled, await actorOf(deps, auth.chief.sub));
      return reviewDesk(db);
    },
  });
}
