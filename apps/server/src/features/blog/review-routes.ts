import * as calls from '@wayfare/contracts/calls/review';
import { postEditors, reviewers } from '@wayfare/contracts/rules/policies';
import type { FastifyInstance } from 'fastify';
import { getActor } from '#features/activity/activity-queries.ts';
import { getPublisher } from '#features/editing/review.ts';
import { requireGroup } from '#http/guards/member.ts';
import { route } from '#http/guards/route.ts';
import type { BlogDeps } from './blog-deps.ts';
import { applyPostReviewStep, loadReviewQueue, setReviewEnabled } from './review.ts';

/** Asking for a review and answering it; what waits, and the switch, for homilies as well. */
export function reviewRoutes(app: FastifyInstance, deps: BlogDeps): void {
  const { db, identity } = deps;
  const chief = requireGroup(identity, reviewers);
  route(app, calls.reviewPost, {
    guards: { admin: requireGroup(identity, postEditors) },
    handler: async ({ params, body, auth }) =>
      applyPostReviewStep(deps, params.postId, body, await getPublisher(deps, auth.admin)),
  });
  route(app, calls.getReviewQueue, { guards: { chief }, handler: () => loadReviewQueue(db) });
  route(app, calls.setReviewEnabled, {
    guards: { chief },
    handler: async ({ body, auth }) => {
      await setReviewEnabled(deps, body.isEnabled, await getActor(deps, auth.chief.sub));
      return loadReviewQueue(db);
    },
  });
}
