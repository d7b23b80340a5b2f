import {
  deletePost as deleteContract,
  listBin as listBinContract,
  restorePost as restoreContract,
  schedulePost as scheduleContract,
  unschedulePost as unscheduleContract,
} from '@wayfare/contracts/calls/post-publishing';
import type { FastifyInstance } from 'fastify';
import type { Bearer } from '#adapters/identity/identity.ts';
import type { Actor } from '#features/activity/activity-queries.ts';
import type { Publisher } from '#features/editing/review.ts';
import { type Guard, route } from '#http/guards/route.ts';
import { deletePost, listBin, restorePost } from './bin.ts';
import type { BlogDeps } from './blog-deps.ts';
import { presentToEditor } from './present.ts';
import { schedulePost, unschedulePost } from './schedule.ts';

interface Editing {
  readonly admin: Guard<Bearer>;
  readonly actor: (editor: Bearer) => Promise<Actor>;
  readonly publisher: (editor: Bearer) => Promise<Publisher>;
  /** Readers, here and on other servers, see something else from now on. */
  readonly changed: () => void;
}

/** A post's way to readers by the clock, and away from them into the bin. */
export function wayRoutes(
  app: FastifyInstance,
  deps: BlogDeps,
  { admin, actor, publisher, changed }: Editing,
): void {
  const { db } = deps;
  route(app, scheduleContract, {
    guards: { admin },
    handler: async ({ params, body, auth }) => {
      const post = await schedulePost(deps, params.postId, body, await publisher(auth.admin));
      changed();
      return presentToEditor(deps, post);
    },
  });
  route(app, unscheduleContract, {
    guards: { admin },
    handler: async ({ params, auth }) => {
      const post = await unschedulePost(deps, params.postId, await actor(auth.admin));
      changed();
      return presentToEditor(deps, post);
    },
  });
  route(app, deleteContract, {
    guards: { admin },
    handler: async ({ params, auth }) => {
      const binned = await deletePost(deps, params.postId, await actor(auth.admin));
      changed();
      return binned;
    },
  });
  route(app, restoreContract, {
    guards: { admin },
    handler: async ({ params, auth }) => {
      const post = await restorePost(deps, params.postId, await actor(auth.admin));
      changed();
      return presentToEditor(deps, post);
    },
  });
  route(app, listBinContract, { guards: { admin }, handler: () => listBin(db) });
}
