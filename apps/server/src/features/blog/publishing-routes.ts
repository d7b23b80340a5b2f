import * as calls from '@wayfare/contracts/calls/post-publishing';
import type { FastifyInstance } from 'fastify';
import type { Bearer } from '#adapters/identity/identity.ts';
import type { Actor } from '#features/activity/activity-queries.ts';
import type { Publisher } from '#features/editing/review.ts';
import { type Guard, route } from '#http/guards/route.ts';
import { deletePost, listBin, restorePost } from './bin.ts';
import type { BlogDeps } from './blog-deps.ts';
import { presentForEditor } from './present.ts';
import { schedulePost, unschedulePost } from './schedule.ts';

interface PublishingDeps {
  readonly admin: Guard<Bearer>;
  readonly actor: (editor: Bearer) => Promise<Actor>;
  readonly publisher: (editor: Bearer) => Promise<Publisher>;
  /** Invalidates cached responses. */
  readonly changed: () => void;
}

/** Scheduling, deleting and restoring posts. */
export function publishingRoutes(
  app: FastifyInstance,
  deps: BlogDeps,
  { admin, actor, publisher, changed }: PublishingDeps,
): void {
  const { db } = deps;
  route(app, calls.schedulePost, {
    guards: { admin },
    handler: async ({ params, body, auth }) => {
      const post = await schedulePost(deps, params.postId, body, await publisher(auth.admin));
      changed();
      return presentForEditor(deps, post);
    },
  });
  route(app, calls.unschedulePost, {
    guards: { admin },
    handler: async ({ params, query, auth }) => {
      const post = await unschedulePost(deps, params.postId, query.token, await actor(auth.admin));
      changed();
      return presentForEditor(deps, post);
    },
  });
  route(app, calls.deletePost, {
    guards: { admin },
    handler: async ({ params, query, auth }) => {
      const binned = await deletePost(deps, params.postId, query.token, await actor(auth.admin));
      changed();
      return binned;
    },
  });
  route(app, calls.restorePost, {
    guards: { admin },
    handler: async ({ params, auth }) => {
      const post = await restorePost(deps, params.postId, await actor(auth.admin));
      changed();
      return presentForEditor(deps, post);
    },
  });
  route(app, calls.listBin, { guards: { admin }, handler: () => listBin(db) });
}
