import type { CommentCalls } from '@wayfare/contracts/calls/comments';
import type { MemberGroup } from '@wayfare/contracts/rules/policies';
import type { FastifyInstance } from 'fastify';
import type { Db } from '#adapters/db/database.ts';
import type { Identity } from '#adapters/identity/identity.ts';
import { requireGroup } from '#http/guards/member.ts';
import { route } from '#http/guards/route.ts';
import { addComment, type CommentDeps, deleteComment, listComments, resolveComment } from './comments.ts';
import type { TextRef } from './kind.ts';

interface CommentedKind {
  readonly kind: TextRef['kind'];
  readonly calls: CommentCalls;
  readonly group: MemberGroup;
  /** Locks the text until the transaction ends. Throws if there is none. */
  readonly lock: (tx: Db, ref: string) => Promise<unknown>;
}

/** Comments of editors on a text. */
export function commentRoutes(
  app: FastifyInstance,
  deps: CommentDeps & { readonly identity: Pick<Identity, 'verifyToken' | 'isInGroup' | 'findBySub'> },
  { kind, calls, group, lock }: CommentedKind,
): void {
  const guards = { editor: requireGroup(deps.identity, group) };
  route(app, calls.list, {
    guards,
    handler: ({ params: { ref }, auth }) => listComments(deps, { kind, ref, sub: auth.editor.sub }),
  });
  route(app, calls.add, {
    guards,
    handler: ({ params: { ref }, body, auth }) =>
      addComment(deps, { kind, ref, sub: auth.editor.sub }, body, (tx) => lock(tx, ref)),
  });
  route(app, calls.resolve, {
    guards,
    handler: ({ params: { ref, commentId }, body, auth }) =>
      resolveComment(deps, { kind, ref, sub: auth.editor.sub }, commentId, body.isResolved),
  });
  route(app, calls.delete, {
    guards,
    handler: ({ params: { ref, commentId }, auth }) =>
      deleteComment(deps, { kind, ref, sub: auth.editor.sub }, commentId),
  });
}
