import { homilyComments, postComments } from '@wayfare/contracts/calls/comments';
import type { HomilyWarning, TextCalls, TextState } from '@wayfare/contracts/calls/editing';
import { reviewCalls } from '@wayfare/contracts/calls/review';
import type { MemberGroup } from '@wayfare/contracts/rules/policies';
import type { FastifyInstance } from 'fastify';
import type { Db } from '#adapters/db/database.ts';
import type { Bearer } from '#adapters/identity/identity.ts';
import { getActor } from '#features/activity/activity-queries.ts';
import { requireGroup } from '#http/guards/member.ts';
import { route } from '#http/guards/route.ts';
import { problem } from '#http/responses/problems.ts';
import { deleteOwnComment, setCommentResolved } from './comment-queries.ts';
import { addComment, listComments } from './comments.ts';
import { deleteChanges } from './delete-draft.ts';
import { type Draft, type DraftWithEditor, findDraft, hasChanges } from './draft-queries.ts';
import { presentLock, updateLock } from './edit-lock.ts';
import { loadEditorNames } from './editor-names.ts';
import type { EditingDeps, Saver, TextKind } from './kind.ts';
import { findEditLock } from './lock-queries.ts';
import { canApprove, getPublisher, getReviewStatus, reviewText } from './review.ts';
import { getRevision, listRevisions } from './revision-queries.ts';
import { type OnSave, saveDraft } from './save-draft.ts';

/** The editor of a kind of text. */
export interface TextEditor<Content> {
  readonly kind: TextKind<Content>;
  readonly calls: TextCalls<Content>;
  readonly group: MemberGroup;
  readonly bodyLimitBytes: number;
  readonly open: (
    ref: string,
    draft: DraftWithEditor<Content> | null,
  ) => Promise<{ readonly state: TextState; readonly copy: unknown; readonly details: unknown }>;
  /** The content as the editor gets it. */
  readonly show: (content: Content) => unknown;
  readonly listWarnings: (ref: string, content: Content) => Promise<readonly HomilyWarning[]>;
  readonly onSave: OnSave;
  /** Locks the draft until the transaction ends. Throws if there is none, or if it cannot be edited. */
  readonly lockDraft: (tx: Db, ref: string) => Promise<Draft<Content>>;
  readonly findCopy: (tx: Db, ref: string) => Promise<Content | null>;
  /** Deletes what belongs to a draft without a copy. */
  readonly onDelete: (tx: Db, ref: string) => Promise<void>;
}

export function textRoutes<Content>(
  app: FastifyInstance,
  deps: EditingDeps,
  editor: TextEditor<Content>,
): void {
  const { db } = deps;
  const { kind, calls } = editor;
  const guards = { editor: requireGroup(deps.identity, editor.group) };
  const toText = (ref: string) => ({ kind: kind.kind, ref });

  route(app, calls.getDraft, {
    guards,
    handler: async ({ params: { ref }, auth }) => {
      const draft = await findDraft<Content>(db, toText(ref));
      return {
        ...(await editor.open(ref, draft)),
        hasChanges: draft !== null && hasChanges(draft),
        draft:
          draft === null
            ? null
            : {
                content: await editor.show(draft.content),
                version: draft.version,
                savedAt: draft.savedAt.toISOString(),
                savedBy: (await loadEditorNames(deps, [draft]))(draft.sub),
              },
        lock: await presentLock(deps, await findEditLock(db, toText(ref))),
        review: await getReviewStatus(db, kind, ref, await canApprove(deps, auth.editor)),
      };
    },
  });
  route(app, calls.saveDraft, {
    guards,
    bodyLimitBytes: editor.bodyLimitBytes,
    handler: async ({ params: { ref }, body, auth }) => {
      const by = await getActor(deps, auth.editor.sub);
      const result = await saveDraft(deps, kind, ref, body, by, editor.onSave);
      if (result.saved === 'revision') {
        const { lock, ...saved } = result;
        return { ...saved, holder: (await presentLock(deps, lock)).holder };
      }
      return {
        ...result,
        warnings: [...(await editor.listWarnings(ref, body.content))],
        review: await getReviewStatus(db, kind, ref, await canApprove(deps, auth.editor)),
      };
    },
  });
  route(app, calls.deleteDraft, {
    guards,
    handler: async ({ params: { ref }, query, auth }) => {
      const by = await getActor(deps, auth.editor.sub);
      return { version: await deleteChanges(deps, editor, ref, query.token, by) };
    },
  });
  route(app, calls.updateLock, {
    guards,
    handler: ({ params: { ref }, body, auth }) =>
      updateLock(deps, kind, ref, body, () => getActor(deps, auth.editor.sub)),
  });
  route(app, calls.listRevisions, {
    guards,
    handler: async ({ params: { ref } }) => ({ revisions: await listRevisions(db, toText(ref)) }),
  });
  route(app, calls.getRevision, {
    guards,
    handler: async ({ params: { ref, number } }) => {
      const revision = await getRevision(db, toText(ref), Number(number));
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- parsed by this kind when it was saved
      return { ...revision, content: await editor.show(revision.content as Content) };
    },
  });
  route(app, reviewCalls[kind.kind], {
    guards,
    handler: async ({ params: { ref }, body, auth }) =>
      reviewText(deps, editor, ref, body, await getPublisher(deps, auth.editor)),
  });
  commentRoutes(app, deps, editor);
}

function commentRoutes<Content>(app: FastifyInstance, deps: EditingDeps, editor: TextEditor<Content>): void {
  const { kind } = editor.kind;
  const calls = kind === 'homily' ? homilyComments : postComments;
  const guards = { editor: requireGroup(deps.identity, editor.group) };
  async function change(ref: string, { sub }: Bearer, act: (save: Saver) => Promise<void>) {
    await act({ by: await getActor(deps, sub), now: deps.clock.now() });
    return listComments(deps, { kind, ref }, sub);
  }
  route(app, calls.list, {
    guards,
    handler: ({ params: { ref }, auth }) => listComments(deps, { kind, ref }, auth.editor.sub),
  });
  route(app, calls.add, {
    guards,
    handler: ({ params: { ref }, body, auth }) =>
      change(ref, auth.editor, (save) =>
        addComment(deps, { kind, ref }, body, save, (tx) => editor.lockDraft(tx, ref)),
      ),
  });
  route(app, calls.resolve, {
    guards,
    handler: ({ params: { ref, commentId }, body, auth }) =>
      change(ref, auth.editor, async (save) => {
        if (!(await setCommentResolved(deps.db, { kind, ref }, commentId, { ...save, ...body })))
          throw problem('comment_not_found');
      }),
  });
  route(app, calls.delete, {
    guards,
    handler: ({ params: { ref, commentId }, auth }) =>
      change(ref, auth.editor, ({ by }) => deleteOwnComment(deps.db, { kind, ref }, commentId, by.personId)),
  });
}
