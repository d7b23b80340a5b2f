import { homilyComments, postComments } from '@wayfare/contracts/calls/comments';
import { reviewCalls } from '@wayfare/contracts/calls/review';
import type { FastifyInstance } from 'fastify';
import { getActor } from '#features/activity/activity-queries.ts';
import { requireGroup } from '#http/guards/member.ts';
import { route } from '#http/guards/route.ts';
import { problem } from '#http/responses/problems.ts';
import { deleteOwnComment, listComments, setCommentResolved } from './comment-queries.ts';
import { addComment } from './comments.ts';
import { deleteChanges } from './delete-draft.ts';
import { findDraft } from './draft-queries.ts';
import { presentLock, updateLock } from './edit-lock.ts';
import { loadEditorNames } from './editor-names.ts';
import type { EditingDeps } from './kind.ts';
import { findEditLock } from './lock-queries.ts';
import { canApprove, getReviewStatus, requirePublisher, reviewText } from './review.ts';
import { findRevision, listRevisions } from './revision-queries.ts';
import { saveDraft } from './save-draft.ts';
import type { TextEditor } from './text-editor.ts';

export function textRoutes<Content>(
  app: FastifyInstance,
  deps: EditingDeps,
  editor: TextEditor<Content>,
): void {
  const { db } = deps;
  const { kind, calls } = editor;
  const guards = { by: requirePublisher(deps, editor.group) };
  const readGuards = { editor: requireGroup(deps.identity, editor.group) };
  const toText = (ref: string) => ({ kind: kind.kind, ref });

  // Reading writes nothing, not even the actor: it works while the database is read-only.
  route(app, calls.getDraft, readGuards, async ({ params: { ref }, auth }) => {
    const draft = await findDraft<Content>(db, toText(ref));
    return {
      ...(await editor.open(ref, draft)),
      hasChanges: draft?.hasChanges ?? false,
      draft: draft && {
        ...draft,
        content: await editor.show(draft.content),
        savedBy: (await loadEditorNames(deps, [draft]))(draft.sub),
      },
      lock: await presentLock(deps, await findEditLock(db, toText(ref))),
      review: await getReviewStatus(db, kind, ref, await canApprove(deps, auth.editor)),
    };
  });
  route(app, calls.saveDraft, guards, async ({ params: { ref }, body, auth: { by } }) => {
    const result = await saveDraft(deps, editor, ref, body, by);
    if (result.saved === 'revision') {
      // The lock contains the token of the other editor.
      const { lock, ...saved } = result;
      return { ...saved, holder: (await presentLock(deps, lock)).holder };
    }
    return {
      ...result,
      warnings: await editor.listWarnings(ref, body.content),
      review: await getReviewStatus(db, kind, ref, by.canApprove),
    };
  });
  route(app, calls.deleteDraft, guards, async ({ params: { ref }, query, auth: { by } }) => ({
    version: await deleteChanges(deps, editor, ref, query.token, by),
  }));
  route(app, calls.updateLock, readGuards, ({ params: { ref }, body, auth }) =>
    updateLock(deps, kind, ref, body, () => getActor(deps, auth.editor.sub)),
  );
  route(app, calls.listRevisions, readGuards, async ({ params: { ref } }) => ({
    revisions: await listRevisions(db, toText(ref)),
  }));
  route(app, calls.getRevision, readGuards, async ({ params: { ref, number } }) => {
    const revision = await findRevision<Content>(db, toText(ref), Number(number));
    if (revision === null) throw problem('revision_not_found');
    return { ...revision, content: await editor.show(revision.content) };
  });
  route(app, reviewCalls[kind.kind], guards, ({ params: { ref }, body, auth: { by } }) =>
    reviewText(deps, editor, ref, body, by),
  );
  commentRoutes(app, deps, editor);
}

function commentRoutes<Content>(app: FastifyInstance, deps: EditingDeps, editor: TextEditor<Content>): void {
  const { db, clock } = deps;
  const { kind } = editor.kind;
  const calls = kind === 'homily' ? homilyComments : postComments;
  const guards = { by: requirePublisher(deps, editor.group) };
  const list = async (ref: string, by: { readonly personId: string }) => ({
    comments: await listComments(db, { kind, ref }, by.personId),
  });
  route(app, calls.list, guards, ({ params: { ref }, auth: { by } }) => list(ref, by));
  route(app, calls.add, guards, async ({ params: { ref }, body, auth: { by } }) => {
    await addComment(db, editor, ref, body, { by, now: clock.now() });
    return list(ref, by);
  });
  route(app, calls.resolve, guards, async ({ params: { ref, commentId }, body, auth: { by } }) => {
    const resolution = { ...body, by, now: clock.now() };
    if (!(await setCommentResolved(db, { kind, ref }, commentId, resolution)))
      throw problem('comment_not_found');
    return list(ref, by);
  });
  route(app, calls.delete, guards, async ({ params: { ref, commentId }, auth: { by } }) => {
    await deleteOwnComment(db, { kind, ref }, commentId, by.personId);
    return list(ref, by);
  });
}
