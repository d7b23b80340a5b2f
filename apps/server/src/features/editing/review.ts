import type { BodyOf } from '@wayfare/contracts/calls/contract';
import type { ReviewQueue, ReviewStep, reviewCalls } from '@wayfare/contracts/calls/review';
import type { ReviewState, ReviewStatus } from '@wayfare/contracts/calls/review-state';
import { reviewers } from '@wayfare/contracts/rules/policies';
import type { Database, Db } from '#adapters/db/database.ts';
import type { Bearer, Identity } from '#adapters/identity/identity.ts';
import type { Clock } from '#clock.ts';
import { type Actor, getActor, recordActivity } from '#features/activity/activity-queries.ts';
import { toViewer } from '#http/guards/member.ts';
import { problem } from '#http/responses/problems.ts';
import { type Draft, listDraftContents, listDraftTitles } from './draft-queries.ts';
import type { TextKind, TextRef } from './kind.ts';
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

/** Who publishes something, and whether they may without being approved. */
export interface Publisher extends Actor {
  readonly canApprove: boolean;
}

interface PublisherDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly identity: Pick<Identity, 'findBySub' | 'isInGroup'>;
  readonly isSubscriber: (sub: string) => Promise<boolean>;
}

/** Where nothing is reviewed, nobody is asked which group they are in. */
export async function getPublisher(deps: PublisherDeps, bearer: Bearer): Promise<Publisher> {
  return { ...(await getActor(deps, bearer.sub)), canApprove: await canApprove(deps, bearer) };
}

export const canApprove = async (deps: PublisherDeps, bearer: Bearer): Promise<boolean> =>
  (await isReviewEnabled(deps.db)) && toViewer(deps, bearer).isInGroup(reviewers);

/** A text as it stands, and by what it is told from every other. */
export interface ReviewedText extends TextRef {
  readonly name: string;
  readonly fingerprint: string;
}

/** So many approved states of one text are remembered: what was approved may wait for its hour while more is written. */
const maxApproved = 8;

const isApproved = (row: ReviewRow | null, fingerprint: string): boolean =>
  row?.approved.includes(fingerprint) ?? false;

const begun = ({ kind, ref }: TextRef, now: Date): ReviewRow => ({
  kind,
  ref,
  step: 'approved',
  approved: [],
  requestedBy: null,
  actorName: '',
  at: now,
  changes: '',
  notifiedAt: now,
});

/** Within the transaction that holds the text. */
async function applyReviewStep(
  tx: Db,
  text: ReviewedText,
  step: ReviewStep,
  by: Publisher,
  now: Date,
): Promise<void> {
  if (!(await isReviewEnabled(tx))) throw problem('review_off');
  if (step.step !== 'ask' && !by.canApprove)
    throw problem('not_allowed', { message: `Access denied (${reviewers} only).` });
  const row = await lockReview(tx, text);
  switch (step.step) {
    case 'ask': {
      if (isApproved(row, text.fingerprint) || row?.step === 'asked') return;
      await saveReview(tx, {
        ...(row ?? begun(text, now)),
        step: 'asked',
        requestedBy: by.personId,
        actorName: by.name,
        at: now,
        changes: '',
        notifiedAt: null,
      });
      break;
    }
    case 'approve':
      if (isApproved(row, text.fingerprint) && row?.step === 'approved') return;
      await saveReview(tx, approved(row ?? begun(text, now), text.fingerprint, by, now));
      break;
    case 'ask_for_changes':
      await saveReview(tx, {
        ...answered(row ?? begun(text, now), by, now),
        step: 'changes',
        approved: (row?.approved ?? []).filter((fingerprint) => fingerprint !== text.fingerprint),
        changes: step.changes,
      });
  }
  const act = {
    ask: 'asked_for_review',
    approve: 'approved',
    ask_for_changes: 'asked_for_changes',
  } as const;
  const { kind, ref, name } = text;
  await recordActivity(tx, [{ at: now, by, act: act[step.step], kind, ref, name }]);
}

/** Whoever answers themselves needs no mail of it. */
const answered = (row: ReviewRow, by: Publisher, now: Date): ReviewRow => ({
  ...row,
  actorName: by.name,
  at: now,
  notifiedAt: row.requestedBy === null || row.requestedBy === by.personId ? now : null,
});

const approved = (row: ReviewRow, fingerprint: string, by: Publisher, now: Date): ReviewRow => ({
  ...answered(row, by, now),
  step: 'approved',
  approved: [...row.approved.filter((known) => known !== fingerprint), fingerprint].slice(-maxApproved),
  changes: '',
});

/**
 * Within the transaction that gives the text to readers, now or at an hour: lets through what was approved, to the letter.
 * What an editor-in-chief publishes is approved by that.
 */
export async function requireApproved(
  tx: Db,
  text: Omit<ReviewedText, 'name'>,
  by: Publisher,
  now: Date,
): Promise<void> {
  if (!(await isReviewEnabled(tx))) return;
  const row = await lockReview(tx, text);
  if (isApproved(row, text.fingerprint)) return;
  if (!by.canApprove) throw problem('review_needed');
  await saveReview(tx, approved(row ?? begun(text, now), text.fingerprint, by, now));
}

/**
 * Within the transaction that changes what readers get with a text and its fingerprint leaves out: a recording, or the
 * credit of a picture. Readers of a published text get the change at once, so an editor-in-chief makes it there. Any
 * other text loses its approvals: its writer could take the words away, change the rest, and put the words back.
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

/** Whether it may be given to readers when its hour comes. */
export async function isAwaitingApproval(tx: Db, text: Omit<ReviewedText, 'name'>): Promise<boolean> {
  return (await isReviewEnabled(tx)) && !isApproved(await lockReview(tx, text), text.fingerprint);
}

type SharedStatus = Omit<ReviewStatus, 'canApprove'>;

/** By ref; texts without a review are left out. Undefined if review is disabled. */
async function listReviewStatuses<Content>(
  db: Db,
  kind: TextKind<Content>,
  refs: readonly string[],
): Promise<ReadonlyMap<string, SharedStatus> | undefined> {
  if (!(await isReviewEnabled(db))) return undefined;
  const rows = await findReviews(db, kind.kind, refs);
  const approved = rows.filter((row) => row.approved.length > 0).map(({ ref }) => ref);
  const contents = await listDraftContents<Content>(db, kind.kind, approved);
  return new Map(
    rows.map((row) => {
      const content = contents.get(row.ref);
      return [row.ref, toReviewStatus(row, content === undefined ? '' : kind.fingerprint(content))];
    }),
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

/** A step of the review of a draft. Throws `homily_changed` or `post_changed` if the caller has seen another version. */
export async function reviewText<Content>(
  { db, clock }: Pick<PublisherDeps, 'db' | 'clock'>,
  { kind, lockDraft }: ReviewableText<Content>,
  ref: string,
  { step, version }: BodyOf<typeof reviewCalls.post>,
  by: Publisher,
): Promise<ReviewStatus> {
  return db.transaction(async (tx) => {
    const { content, version: current } = await lockDraft(tx, ref);
    if (current !== version) throw problem(`${kind.kind}_changed`);
    const text = { ...toReviewed(kind, ref, content), name: kind.title(content) };
    await applyReviewStep(tx, text, step, by, clock.now());
    const status = await getReviewStatus(tx, kind, ref, by.canApprove);
    if (status === undefined) throw problem('review_off');
    return status;
  });
}

export const toReviewed = <Content>(
  { kind, fingerprint }: TextKind<Content>,
  ref: string,
  content: Content,
) => ({ kind, ref, fingerprint: fingerprint(content) });

/** Texts that wait for an editor-in-chief. */
export async function loadReviewQueue(db: Db): Promise<ReviewQueue> {
  const requests = await listRequestedReviews(db);
  const titles = await listDraftTitles(db, requests);
  return {
    isEnabled: await isReviewEnabled(db),
    waiting: requests.flatMap(({ kind, ref, actorName, at }) => {
      const name = titles.get(`${kind} ${ref}`);
      return name === undefined ? [] : [{ kind, ref, name, askedBy: actorName, askedAt: at.toISOString() }];
    }),
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
  const said = { by: row.actorName, at: row.at.toISOString(), changes: '', hasChangedSince: false };
  if (isApproved(row, fingerprint)) return { ...said, state: 'approved' };
  switch (row.step) {
    case 'asked':
      return { ...said, state: 'in_review' };
    case 'changes':
      return { ...said, state: 'draft', changes: row.changes };
    case 'approved':
      return { ...said, state: 'draft', hasChangedSince: true };
  }
}

/** From now on, for whoever publishes something. What was done before stays as it is. */
export async function switchReview(tx: Db, isOn: boolean, by: Actor, now: Date): Promise<boolean> {
  if (!(await saveReviewSetting(tx, isOn))) return false;
  await recordActivity(tx, [
    { at: now, by, act: isOn ? 'switched_on' : 'switched_off', kind: 'review', ref: '', name: '' },
  ]);
  return true;
}
