import type { BodyOf, ResponseInput } from '@wayfare/contracts/calls/contract';
import type { getReviewQueue, ReviewStep, reviewCalls } from '@wayfare/contracts/calls/review';
import { type MemberGroup, reviewers } from '@wayfare/contracts/rules/policies';
import type { Db } from '#adapters/db/database.ts';
import type { Bearer } from '#adapters/identity/identity.ts';
import {
  type Actor,
  getActor,
  type MemberActor,
  recordActivity,
} from '#features/activity/activity-queries.ts';
import { requireGroup, toViewer } from '#http/guards/member.ts';
import { describeGuard, type Guard } from '#http/guards/route.ts';
import { problem } from '#http/responses/problems.ts';
import type { EditingDeps, Saver, StoredText, TextKind, TextRef } from './kind.ts';
import {
  deleteApprovals,
  findReviews,
  isReviewEnabled,
  listWaitingTexts,
  lockReview,
  type ReviewRow,
  saveReview,
  saveReviewSetting,
} from './review-queries.ts';
import type { TextEditor } from './text-editor.ts';

/** The person who changes or publishes a text. */
export interface Publisher extends Actor {
  /** May publish without an approval, and approve texts of others. False if review is disabled. */
  readonly canApprove: boolean;
}

/** A member of the group. */
export function requirePublisher(
  deps: EditingDeps,
  group: MemberGroup,
): Guard<Publisher & MemberActor & { readonly sub: string }> {
  const requireMemberOfGroup = requireGroup(deps.identity, group);
  return describeGuard(`members of ${group}`, async (...call) => {
    const bearer = await requireMemberOfGroup(...call);
    const actor = await getActor(deps, bearer.sub);
    return { ...actor, sub: bearer.sub, canApprove: await canApprove(deps, bearer) };
  });
}

/** See `Publisher`. */
export const canApprove = async (deps: EditingDeps, bearer: Bearer): Promise<boolean> =>
  (await isReviewEnabled(deps.db)) && (await toViewer(deps, bearer).isInGroup(reviewers));

/** Per text: an approved version may wait for its time while the next one is written. */
const maxApproved = 8;

/** Null if the step changes nothing. */
function takeStep(
  row: ReviewRow,
  fingerprint: string,
  step: ReviewStep,
  { by, now }: Saver,
): ReviewRow | null {
  const isApproved = row.approved.includes(fingerprint);
  const next = { ...row, actorName: by.name, at: now, changes: '' };
  if (step.step === 'ask')
    return isApproved || row.step === 'asked'
      ? null
      : { ...next, step: 'asked', requestedBy: by.personId, notifiedAt: null };
  // The person who asked gets a mail, unless they answer themselves.
  const notifiedAt = row.requestedBy === null || row.requestedBy === by.personId ? now : null;
  const others = row.approved.filter((each) => each !== fingerprint);
  if (step.step === 'ask_for_changes')
    return { ...next, step: 'changes', approved: others, changes: step.changes, notifiedAt };
  return isApproved && row.step === 'approved'
    ? null
    : { ...next, step: 'approved', approved: [...others, fingerprint].slice(-maxApproved), notifiedAt };
}

/**
 * In the transaction that publishes or schedules a text. Throws `review_needed` if it is not approved; what an
 * editor-in-chief publishes is approved by that.
 */
export async function requireApproved(tx: Db, text: StoredText, by: Publisher, now: Date): Promise<void> {
  if (!(await isAwaitingApproval(tx, text))) return;
  if (!by.canApprove) throw problem('review_needed');
  const row = takeStep(await lockReview(tx, text), text.fingerprint, { step: 'approve' }, { by, now });
  if (row !== null) await saveReview(tx, row);
}

/**
 * In the transaction that changes what readers get with a text but is not in its fingerprint: a recording, or the credit
 * of a picture. Only an editor-in-chief changes it in a published text. Any other text loses its approvals, because its
 * writer could remove such a part, change the rest, and add the part again.
 */
export async function revokeApproval(
  tx: Db,
  { kind, ref, isPublishedOrScheduled }: TextRef & { readonly isPublishedOrScheduled: boolean },
  by: Publisher,
  message: string,
): Promise<void> {
  if (by.canApprove || !(await isReviewEnabled(tx))) return;
  if (isPublishedOrScheduled) throw problem('review_needed', { message });
  await deleteApprovals(tx, { kind, ref });
}

/** A scheduled text in this state is not published at its time. */
export const isAwaitingApproval = async (tx: Db, text: StoredText): Promise<boolean> =>
  (await isReviewEnabled(tx)) && !(await lockReview(tx, text)).approved.includes(text.fingerprint);

type ReviewStatus = ResponseInput<typeof reviewCalls.post>;

const unapprovedStates = { asked: 'in_review', changes: 'draft', approved: 'draft' } as const;
const notReviewed = { state: 'draft', by: '', at: null, changes: '', hasChangedSince: false } as const;

/** Of drafts. Undefined for other texts, and if review is disabled. */
export async function loadReviews<Content>(
  db: Db,
  { kind, fingerprint }: TextKind<Content>,
  refs: readonly string[],
): Promise<(ref: string) => Omit<ReviewStatus, 'canApprove'> | undefined> {
  if (!(await isReviewEnabled(db))) return () => undefined;
  const reviews = new Map<string, Omit<ReviewStatus, 'canApprove'>>(refs.map((ref) => [ref, notReviewed]));
  for (const review of await findReviews<Content>(db, kind, refs)) {
    const { ref, content, approved, step, actorName: by, at, changes } = review;
    const isApproved = content !== null && approved.includes(fingerprint(content));
    reviews.set(ref, {
      state: isApproved ? 'approved' : unapprovedStates[step],
      by,
      at,
      changes: isApproved ? '' : changes,
      hasChangedSince: step === 'approved' && !isApproved,
    });
  }
  return (ref) => reviews.get(ref);
}

/** The review of a draft. Undefined if review is disabled. */
export async function getReviewStatus<Content>(
  db: Db,
  kind: TextKind<Content>,
  ref: string,
  canApprove: boolean,
): Promise<ReviewStatus | undefined> {
  const getReview = await loadReviews(db, kind, [ref]);
  const review = getReview(ref);
  return review && { ...review, canApprove };
}

const actions = {
  ask: 'asked_for_review',
  approve: 'approved',
  ask_for_changes: 'asked_for_changes',
} as const;

/** A step of the review of a draft. Throws `homily_changed` or `post_changed` if the caller has seen another version. */
export async function reviewText<Content>(
  { db, clock }: Pick<EditingDeps, 'db' | 'clock'>,
  { kind, lockDraft }: TextEditor<Content>,
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
    const row = takeStep(await lockReview(tx, text), kind.fingerprint(draft.content), step, { by, now });
    if (row !== null) {
      await saveReview(tx, row);
      const name = kind.title(draft.content);
      await recordActivity(tx, { ...text, name, act: actions[step.step], by, at: now });
    }
    const status = await getReviewStatus(tx, kind, ref, by.canApprove);
    if (status === undefined) throw problem('review_off');
    return status;
  });
}

/** Texts that wait for an editor-in-chief. */
export const loadReviewQueue = async (db: Db): Promise<ResponseInput<typeof getReviewQueue>> => ({
  isEnabled: await isReviewEnabled(db),
  waiting: await listWaitingTexts(db),
});

/** False if nothing changed. Published texts stay as they are. */
export async function switchReview(tx: Db, isOn: boolean, by: Actor, now: Date): Promise<boolean> {
  if (!(await saveReviewSetting(tx, isOn))) return false;
  const act = isOn ? 'switched_on' : 'switched_off';
  await recordActivity(tx, { at: now, by, act, kind: 'review', ref: '', name: '' });
  return true;
}
