import * as calls from '@wayfare/contracts/calls/comments';
import { postEditors } from '@wayfare/contracts/rules/policies';
import type { FastifyInstance } from 'fastify';
import type { Db } from '#adapters/db/database.ts';
import { addComment, deleteComment, listComments, resolveComment } from '#features/editing/comments.ts';
import { requireGroup } from '#http/guards/member.ts';
import { route } from '#http/guards/route.ts';
import { problem } from '#http/responses/problems.ts';
import type { BlogDeps } from './blog-deps.ts';
import { lockPostDraft } from './draft-queries.ts';
import { binnedPostProblem } from './lock-to-edit.ts';
import { lockPost } from './stored-post.ts';

/** What those who write say to each other of a post. */
export function commentRoutes(app: FastifyInstance, deps: BlogDeps): void {
  const guards = { writer: requireGroup(deps.identity, postEditors) };
  const of = (postId: string, { writer }: { readonly writer: { readonly sub: string } }) =>
    ({ kind: 'post', ref: postId, sub: writer.sub }) as const;
  route(app, calls.listPostComments, {
    guards,
    handler: ({ params, auth }) => listComments(deps, of(params.postId, auth)),
  });
  route(app, calls.addPostComment, {
    guards,
    handler: ({ params: { postId }, body, auth }) =>
      addComment(deps, of(postId, auth), body, (tx) => hold(tx, postId)),
  });
  route(app, calls.resolvePostComment, {
    guards,
    handler: ({ params: { postId, commentId }, body, auth }) =>
      resolveComment(deps, of(postId, auth), commentId, body.isResolved),
  });
  route(app, calls.deletePostComment, {
    guards,
    handler: ({ params: { postId, commentId }, auth }) => deleteComment(deps, of(postId, auth), commentId),
  });
}

async function hold(tx: Db, postId: string): Promise<void> {
  const post = await lockPost(tx, postId);
  if (post !== null && post.binnedAt !== null) throw binnedPostProblem();
  if (post === null && (await lockPostDraft(tx, postId)) === null) throw problem('post_not_found');
}
