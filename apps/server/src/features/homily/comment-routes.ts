import * as calls from '@wayfare/contracts/calls/comments';
import { homilyEditors } from '@wayfare/contracts/rules/policies';
import type { FastifyInstance } from 'fastify';
import type { Db } from '#adapters/db/database.ts';
import { addComment, deleteComment, listComments, resolveComment } from '#features/editing/comments.ts';
import { requireGroup } from '#http/guards/member.ts';
import { route } from '#http/guards/route.ts';
import { problem } from '#http/responses/problems.ts';
import { lockDraft } from './draft-queries.ts';
import type { HomilyDeps } from './homily-deps.ts';

/** What those who write say to each other of a day's text. */
export function commentRoutes(app: FastifyInstance, deps: HomilyDeps): void {
  const guards = { writer: requireGroup(deps.identity, homilyEditors) };
  const of = (date: string, { writer }: { readonly writer: { readonly sub: string } }) =>
    ({ kind: 'homily', ref: date, sub: writer.sub }) as const;
  route(app, calls.listHomilyComments, {
    guards,
    handler: ({ params, auth }) => listComments(deps, of(params.date, auth)),
  });
  route(app, calls.addHomilyComment, {
    guards,
    handler: ({ params: { date }, body, auth }) =>
      addComment(deps, of(date, auth), body, (tx) => hold(tx, date)),
  });
  route(app, calls.resolveHomilyComment, {
    guards,
    handler: ({ params: { date, commentId }, body, auth }) =>
      resolveComment(deps, of(date, auth), commentId, body.isResolved),
  });
  route(app, calls.deleteHomilyComment, {
    guards,
    handler: ({ params: { date, commentId }, auth }) => deleteComment(deps, of(date, auth), commentId),
  });
}

async function hold(tx: Db, date: string): Promise<void> {
  if ((await lockDraft(tx, date)) === null)
    throw problem('homily_not_found', { message: 'Nothing is written for this day.' });
}
