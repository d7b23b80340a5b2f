import * as calls from '@wayfare/contracts/calls/picture';
import { postEditors } from '@wayfare/contracts/rules/policies';
import type { FastifyInstance } from 'fastify';
import { getActor } from '#features/activity/activity-queries.ts';
import { getPublisher } from '#features/editing/review.ts';
import { requireGroup } from '#http/guards/member.ts';
import { route } from '#http/guards/route.ts';
import { type BlogDeps, postsTopic } from '../blog-deps.ts';
import { deletePicture, describePicture, getLibraryPicture, searchLibrary } from './library.ts';
import { replacePicture } from './replace-picture.ts';

export function libraryRoutes(app: FastifyInstance, deps: BlogDeps): void {
  const watch = deps.db.watch(postsTopic);
  const admin = requireGroup(deps.identity, postEditors);
  route(app, calls.listPictures, { guards: { admin }, handler: ({ query }) => searchLibrary(deps, query) });
  route(app, calls.getPicture, {
    guards: { admin },
    handler: ({ params }) => getLibraryPicture(deps, params.pictureId),
  });
  route(app, calls.updatePicture, {
    guards: { admin },
    handler: async ({ params, body, auth }) =>
      describePicture(deps, params.pictureId, body, await getPublisher(deps, auth.admin)),
  });
  route(app, calls.deletePicture, {
    guards: { admin },
    handler: async ({ params, auth }) => {
      await deletePicture(deps, params.pictureId, await getActor(deps, auth.admin.sub));
      return { id: params.pictureId };
    },
  });
  route(app, calls.replacePicture, {
    guards: { admin },
    handler: async ({ params, body, auth }) => {
      const by = await getPublisher(deps, auth.admin);
      const picture = await replacePicture(deps, params.pictureId, body.key, by);
      watch.changed();
      return picture;
    },
  });
}
