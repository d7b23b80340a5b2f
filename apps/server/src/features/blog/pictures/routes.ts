import {
  deletePicture,
  getPicture,
  listPictures,
  replacePicture as replaceContract,
  updatePicture,
} from '@wayfare/contracts/calls/picture';
import { postEditors } from '@wayfare/contracts/rules/policies';
import type { FastifyInstance } from 'fastify';
import { actorOf } from '#features/activity/activity-queries.ts';
import { publisherOf } from '#features/editing/review.ts';
import { requireGroup } from '#http/guards/member.ts';
import { route } from '#http/guards/route.ts';
import type { BlogDeps } from '../blog-deps.ts';
import { deleteFromLibrary, describeInLibrary, openInLibrary, searchLibrary } from './library.ts';
import { replacePicture } from './replace-picture.ts';

/** The library of pictures. `changed`: readers, here and on other servers, see something else from now on. */
export function libraryRoutes(app: FastifyInstance, deps: BlogDeps, changed: () => void): void {
  const admin = requireGroup(deps.identity, postEditors);
  route(app, listPictures, { guards: { admin }, handler: ({ query }) => searchLibrary(deps, query) });
  route(app, getPicture, {
    guards: { admin },
    handler: ({ params }) => openInLibrary(deps, params.pictureId),
  });
  route(app, updatePicture, {
    guards: { admin },
    handler: async ({ params, body, auth }) =>
      describeInLibrary(deps, params.pictureId, body, await publisherOf(deps, auth.admin)),
  });
  route(app, deletePicture, {
    guards: { admin },
    handler: async ({ params, auth }) => {
      await deleteFromLibrary(deps, params.pictureId, await actorOf(deps, auth.admin.sub));
      return { id: params.pictureId };
    },
  });
  route(app, replaceContract, {
    guards: { admin },
    handler: async ({ params, body, auth }) => {
      const by = await publisherOf(deps, auth.admin);
      const picture = await replacePicture(deps, params.pictureId, body.key, by);
      changed();
      return picture;
    },
  });
}
