import {
  createPost as createContract,
  listRevisions as listRevisionsContract,
  openPost,
  openRevision,
  savePost,
} from '@wayfare/contracts/calls/blog';
import { finishUpload as finishContract, uploadUrl } from '@wayfare/contracts/calls/upload';
import { postEditors } from '@wayfare/contracts/rules/policies/post';
import type { FastifyInstance } from 'fastify';
import type { Bearer } from '#adapters/identity/identity.ts';
import { problem } from '#http/answers/problems.ts';
import { requireGroup } from '#http/guards/member.ts';
import { route } from '#http/guards/route.ts';
import { type BlogDeps, postsTopic } from './blog-deps.ts';
import { finishUpload } from './finish-upload.ts';
import { pictureFacts } from './picture.ts';
import { presentPost, presentRevision } from './present.ts';
import { findPost } from './queries.ts';
import { findRevision, listRevisions } from './revision-queries.ts';
import { changePost, createPost } from './save-post.ts';
import { startUpload } from './start-upload.ts';

/** A long essay, every letter of it written as an escape. */
const postBytes = 1024 * 1024;

export function writingRoutes(app: FastifyInstance, deps: BlogDeps): void {
  const { db, identity, mediaBase } = deps;
  const admin = requireGroup(identity, postEditors);
  const watch = db.watch(postsTopic);
  const nameOf = async ({ sub }: Bearer): Promise<string> => (await identity.findBySub(sub))?.name ?? '';
  const getPost = async (postId: string) => {
    const post = await findPost(db, postId);
    if (post === null) throw problem('post_not_found');
    return post;
  };

  route(app, openPost, {
    guards: { admin },
    handler: async ({ params }) => presentPost(deps, await getPost(params.postId)),
  });
  route(app, createContract, {
    guards: { admin },
    bodyLimitBytes: postBytes,
    handler: async ({ body, found }) => {
      const post = await createPost(deps, body, await nameOf(found.admin));
      watch.changed();
      return presentPost(deps, post);
    },
  });
  route(app, savePost, {
    guards: { admin },
    bodyLimitBytes: postBytes,
    handler: async ({ params, body, found }) => {
      const post = await changePost(deps, params.postId, body, await nameOf(found.admin));
      watch.changed();
      return presentPost(deps, post);
    },
  });
  route(app, listRevisionsContract, {
    guards: { admin },
    handler: async ({ params }) => {
      const { postId } = await getPost(params.postId);
      return (await listRevisions(db, postId)).map(presentRevision);
    },
  });
  route(app, openRevision, {
    guards: { admin },
    handler: async ({ params }) => {
      const post = await getPost(params.postId);
      const revision = await findRevision(db, params.postId, Number(params.number));
      if (revision === null) throw problem('post_not_found');
      return {
        revision: presentRevision(revision),
        post: await presentPost(deps, { ...post, ...revision, updatedAt: revision.savedAt }),
      };
    },
  });
  route(app, uploadUrl, {
    guards: { admin },
    handler: ({ query: { filename, size } }) =>
      startUpload(deps, { filename, size: size === undefined ? null : Number(size) }),
  });
  route(app, finishContract, {
    guards: { admin },
    handler: async ({ body: { key } }) => ({
      key,
      ...pictureFacts(await finishUpload(deps, key), mediaBase),
    }),
  });
}
