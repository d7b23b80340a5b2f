import type { BodyOf } from '@wayfare/contracts/calls/contract';
import type { ReviewQueue, ReviewStep, reviewCalls } from '@wayfare/contracts/calls/review';
import type { ReviewState, ReviewStatus } from '@wayfare/contracts/calls/review-state';
import { reviewers } from '@wayfare/contracts/rules/policies';
import type { Db } from '#adapters/db/database.ts';
import type { Bearer } from '#adapters/identity/identity.ts';
import { type Actor, getActor, recordActivity } from '#features/activity/activity-queries.ts';
import { toViewer } from '#http/guards/member.ts';
import { problem } from '#http/responses/problems.ts';
import type { Draft } from './draft-queries.ts';
import type { EditingDeps, Saver, TextKind, TextRef } from './kind.ts';
import {
  deleteApprovals,
  findReviews,
  isReviewEnabled,
  listRequestedReviews,
  lockReview,
  type ReviewRow,
  saveReview,
  saveReviewSetting,
} from './review-queries.ts';

/** The person who publishes a text, and whether this needs an approval. */
export interface Publisher extends Actor {
  readonly canApprove: boolean;
}

export async function getPublisher(deps: EditingDeps, bearer: Bearer): Promise<Publisher> {
  return { ...(await getActor(deps, bearer.sub)), canApprove: await canApprove(deps, bearer) };
}

/** False if review is disabled. */
export const canApprove = async (deps: EditingDeps, bearer: Bearer): Promise<boolean> =>
  (await isReviewEnabled(deps.db)) && toViewer(deps, bearer).isInGroup(reviewers);

/** A text as it is now. */
export interface ReviewedText extends TextRef {
  readonly fingerprint: string;
}

export const toReviewed = <Content>(
  { kind, fingerprint }: TextKind<Content>,
  ref: string,
  content: Content,
): ReviewedText => ({ kind, ref, fingerprint: fingerprint(content) });

/** Per text: an approved version may wait for its time while the next one is written. */
const maxApproved = 8;

/** Locks the review until the transaction ends. */
const getReview = async (tx: Db, { kind, ref }: TextRef): Promise<ReviewRow> =>
  (await lockReview(tx, { kind, ref })) ?? {
    kind,
    ref,
    step: 'approved',
    approved: [],
    requestedBy: null,
    actorName: '',
    at: new Date(0),
    changes: '',
    notifiedAt: null,
  };

const isApproved = (row: ReviewRow, fingerprint: string): boolean => row.approved.includes(fingerprint);

/** Null if the step changes nothing. */
function takeStep(
  row: ReviewRow,
  fingerprint: string,
  step: ReviewStep,
  { by, now }: Saver,
): ReviewRow | null {
  switch (step.step) {
    case 'ask':
      if (isApproved(row, fingerprint) || row.step === 'asked') return null;
      return {
        ...row,
        step: 'asked',
        requestedBy: by.personId,
        actorName: by.name,
        at: now,
        changes: '',
        notifiedAt: null,
      };
    case 'approve':
      return isApproved(row, fingerprint) && row.step === 'approved'
        ? null
        : approve(row, fingerprint, { by, now });
    case 'ask_for_changes':
      return {
        ...answer(row, { by, now }),
        step: 'changes',
        approved: row.approved.filter((each) => each !== fingerprint),
        changes: step.changes,
      };
  }
}

/** The person who asked gets a mail, unless they answer themselves. */
const answer = (row: ReviewRow, { by, now }: Saver): ReviewRow => ({
  ...row,
  actorName: by.name,
  at: now,
  notifiedAt: row.requestedBy === null || row.requestedBy === by.personId ? now : null,
});

const approve = (row: ReviewRow, fingerprint: string, save: Saver): ReviewRow => ({
  ...answer(row, save),
  step: 'approved',
  approved: [...row.approved.filter((each) => each !== fingerprint), fingerprint].slice(-maxApproved),
  changes: '',
});

/**
 * In the transaction that publishes or schedules a text. Throws `review_needed` if it is not approved; what an
 * editor-in-chief publishes is approved by that.
 */
export async function requireApproved(tx: Db, text: ReviewedText, by: Publisher, now: Date): Promise<void> {
  if (!(await isReviewEnabled(tx))) return;
  const row = await getReview(tx, text);
  if (isApproved(row, text.fingerprint)) return;
  if (!by.canApprove) throw problem('review_needed');
  await saveReview(tx, approve(row, text.fingerprint, { by, now }));
}

/**
 * In the transaction that changes what readers get with a text but is not in its fingerprint: a recording, or the credit
 * of a picture. Only an editor-in-chief changes it in a published text. Any other text loses its approvals, because its
 * writer could remove such a part, change the rest, and add the part again.
 */
export async function revokeApproval(
  tx: Db,
  { kind, ref, isOut }: TextRef & { readonly isOut: boolean },
  by: Publisher,
  message: string,
): Promise<void> {
  if (by.canApprove || !(await isReviewEnabled(tx))) return;
  if (isOut) throw problem('review_needed', { message });
  await deleteApprovals(tx, { kind, ref });
}

/** A scheduled text in this state is not published at its time. */
export const isAwaitingApproval = async (tx: Db, text: ReviewedText): Promise<boolean> =>
  (await isReviewEnabled(tx)) && !isApproved(await getReview(tx, text), text.fingerprint);

type SharedStatus = Omit<ReviewStatus, 'canApprove'>;

/** By ref; texts without a review are left out. Undefined if review is disabled. */
async function listReviewStatuses<Content>(
  db: Db,
  kind: TextKind<Content>,
  refs: readonly string[],
): Promise<ReadonlyMap<string, SharedStatus> | undefined> {
  if (!(await isReviewEnabled(db))) return undefined;
  const rows = await findReviews<Content>(db, kind.kind, refs);
  return new Map(
    rows.map(({ content, ...row }) => [
      row.ref,
      toReviewStatus(row, content === null ? '' : kind.fingerprint(content)),
    ]),
  );
}

/** Of a draft. Undefined if review is disabled. */
export async function getReviewStatus<Content>(
  db: Db,
  kind: TextKind<Content>,
  ref: string,
  canApprove: boolean,
): Promise<ReviewStatus | undefined> {
  const statuses = await listReviewStatuses(db, kind, [ref]);
  return statuses && { ...(statuses.get(ref) ?? initialReviewStatus), canApprove };
}

/** Of drafts. Undefined if review is disabled. */
export async function loadReviewStates<Content>(
  db: Db,
  kind: TextKind<Content>,
  refs: readonly string[],
): Promise<(ref: string) => ReviewState | undefined> {
  const statuses = await listReviewStatuses(db, kind, refs);
  return (ref) => (statuses === undefined ? undefined : (statuses.get(ref)?.state ?? 'draft'));
}

interface ReviewableText<Content> {
  readonly kind: TextKind<Content>;
  readonly lockDraft: (tx: Db, ref: string) => Promise<Draft<Content>>;
}

const actions = {
  ask: 'asked_for_review',
  approve: 'approved',
  ask_for_changes: 'asked_for_changes',
} as const;

/** A step of the review of a draft. Throws `homily_changed` or `post_changed` if the caller has seen another version. */
export async function reviewText<Content>(
  { db, clock }: Pick<EditingDeps, 'db' | 'clock'>,
  { kind, lockDraft }: ReviewableText<Content>,
  ref: string,
  { step, version }: BodyOf<typeof reviewCalls.post>,
  by: Publisher,
): Promise<ReviewStatus> {
  return db.transaction(async (tx) => {
    const draft = await lockDraft(tx, ref);
    if (draft.version !== version) throw problem(`${kind.kind}_changed`);
    if (!(await isReviewEnabled(tx))) throw problem('review_off');
    if (step.step !== 'ask' && !by.canApprove)
      throw problem('not_allowed', { message: `Access denied (${reviewers} only).` });
    const now = clock.now();
    const text = { kind: kind.kind, ref };
    const row = takeStep(await getReview(tx, text), kind.fingerprint(draft.content), step, { by, now });
    if (row !== null) {
      await saveReview(tx, row);
      const name = kind.title(draft.content);
      await recordActivity(tx, [{ ...text, name, act: actions[step.step], by, at: now }]);
    }
    const status = await getReviewStatus(tx, kind, ref, by.canApprove);
    if (status === undefined) throw problem('review_off');
    return status;
  });
}

/** Texts that wait for an editor-in-chief. */
export async function loadReviewQueue(db: Db): Promise<ReviewQueue> {
  const requests = await listRequestedReviews(db);
  return {
    isEnabled: await isReviewEnabled(db),
    waiting: requests.flatMap(({ kind, ref, title: name, actorName: askedBy, at }) =>
      name === null ? [] : [{ kind, ref, name, askedBy, askedAt: at.toISOString() }],
    ),
  };
}

const initialReviewStatus: SharedStatus = {
  state: 'draft',
  by: '',
  at: null,
  changes: '',
  hasChangedSince: false,
};

function toReviewStatus(row: ReviewRow, fingerprint: string): SharedStatus {
  const status = { ...initialReviewStatus, by: row.actorName, at: row.at.toISOString() };
  if (isApproved(row, fingerprint)) return { ...status, state: 'approved' };
  switch (row.step) {
    case 'asked':
      return { ...status, state: 'in_review' };
    case 'changes':
      return { ...status, changes: row.changes };
    case 'approved':
      return { ...status, hasChangedSince: true };
  }
}

/** False if nothing changed. Published texts stay as they are. */
export async function switchReview(tx: Db, isOn: boolean, by: Actor, now: Date): Promise<boolean> {
  if (!(await saveReviewSetting(tx, isOn))) return false;
  const act = isOn ? 'switched_on' : 'switched_off';
  await recordActivity(tx, [{ at: now, by, act, kind: 'review', ref: '', name: '' }]);
  return true;
}
