import * as calls from '@wayfare/contracts/calls/picture';
import { postEditors } from '@wayfare/contracts/rules/policies';
import type { FastifyInstance } from 'fastify';
import { requirePublisher } from '#features/editing/review.ts';
import { requireGroup } from '#http/guards/member.ts';
import { route } from '#http/guards/route.ts';
import { type BlogDeps, postsTopic } from '../blog-deps.ts';
import { deletePicture, describePicture, getLibraryPicture, searchLibrary } from './library.ts';
import { replacePicture } from './replace-picture.ts';

export function libraryRoutes(app: FastifyInstance, deps: BlogDeps): void {
  const posts = deps.db.watch(postsTopic);
  const readGuards = { admin: requireGroup(deps.identity, postEditors) };
  const guards = { by: requirePublisher(deps, postEditors) };
  route(app, calls.listPictures, readGuards, ({ query }) => searchLibrary(deps, query));
  route(app, calls.getPicture, readGuards, ({ params }) => getLibraryPicture(deps, params.pictureId));
  route(app, calls.updatePicture, guards, ({ params, body, auth }) =>
    describePicture(deps, params.pictureId, body, auth.by),
  );
  route(app, calls.deletePicture, guards, async ({ params, auth }) => {
    await deletePicture(deps, params.pictureId, auth.by);
    return { id: params.pictureId };
  });
  route(app, calls.replacePicture, guards, async ({ params, body, auth }) => {
    const picture = await replacePicture(deps, params.pictureId, body.key, auth.by);
    posts.changed();
    return picture;
  });
}
