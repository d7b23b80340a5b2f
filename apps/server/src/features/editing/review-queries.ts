import type { ResponseInput } from '@wayfare/contracts/calls/contract';
import type { getReviewQueue } from '@wayfare/contracts/calls/review';
import { type Db, findRow, findValue, hasRow, listRows } from '#adapters/db/database.ts';
import type { TextRef } from './kind.ts';

export interface ReviewRow extends TextRef {
  readonly step: 'asked' | 'approved' | 'changes';
  /** The fingerprints of what was approved, the newest last. */
  readonly approved: readonly string[];
  readonly requestedBy: string | null;
  readonly actorName: string;
  readonly at: Date;
  readonly changes: string;
  readonly notifiedAt: Date | null;
}

const columns = `kind, ref, step, approved, requested_by as "requestedBy", actor_name as "actorName", updated_at as at, changes, notified_at as "notifiedAt"`;

export const isReviewEnabled = async (db: Db): Promise<boolean> =>
  (await findValue<boolean>(db, 'select is_on from review_setting')) ?? false;

/** False if nothing changed. */
export const saveReviewSetting = (db: Db, isOn: boolean): Promise<boolean> =>
  hasRow(
    db,
    `insert into review_setting (is_on) select $1 where $1 or exists (select from review_setting)
     on conflict (is_only) do update set is_on = excluded.is_on where review_setting.is_on <> excluded.is_on`,
    [isOn],
  );

export interface ReviewOfDraft<Content> extends ReviewRow {
  /** Null if nothing of it is approved. */
  readonly content: Content | null;
}

export const findReviews = <Content>(
  db: Db,
  kind: TextRef['kind'],
  refs: readonly string[],
): Promise<ReviewOfDraft<Content>[]> =>
  listRows<ReviewOfDraft<Content>>(
    db,
    `select ${columns}, case when approved <> '{}' then content end as content
     from review left join draft using (kind, ref) where kind = $1 and ref = any($2::text[])`,
    [kind, refs],
  );

/** Locks the review until the transaction ends, so that no approval is withdrawn before. */
export const lockReview = async (tx: Db, { kind, ref }: TextRef): Promise<ReviewRow> =>
  (await findRow<ReviewRow>(tx, `select ${columns} from review where kind = $1 and ref = $2 for update`, [
    kind,
    ref,
  ])) ?? {
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

export async function saveReview(
  db: Db,
  { kind, ref, step, approved, requestedBy, actorName, at, changes, notifiedAt }: ReviewRow,
): Promise<void> {
  await db.query(
    `insert into review (kind, ref, step, approved, requested_by, actor_name, updated_at, changes, notified_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (kind, ref) do update
       set step = excluded.step, approved = excluded.approved, requested_by = excluded.requested_by,
           actor_name = excluded.actor_name, updated_at = excluded.updated_at, changes = excluded.changes,
           notified_at = excluded.notified_at`,
    [kind, ref, step, approved, requestedBy, actorName, at, changes, notifiedAt],
  );
}

export async function deleteApprovals(db: Db, { kind, ref }: TextRef): Promise<void> {
  await db.query("update review set approved = '{}' where kind = $1 and ref = $2", [kind, ref]);
}

export interface UnnotifiedReview extends ReviewRow {
  /** Null if there is no draft any more. */
  readonly title: string | null;
  /** The id of the writer who asked at the identity provider; null after the account was deleted. */
  readonly requesterSub: string | null;
}

const maxListed = 200;

/** Review steps without a notification, oldest first. */
export const listUnnotifiedReviews = (db: Db): Promise<UnnotifiedReview[]> =>
  listRows<UnnotifiedReview>(
    db,
    `select ${columns}, content ->> 'title' as title, sub as "requesterSub"
     from review left join draft using (kind, ref) left join person on person_id = requested_by
     where notified_at is null order by updated_at limit ${maxListed}`,
  );

/** False if there was another step since, or another server was first. */
export const setReviewNotified = (db: Db, { kind, ref, step, at }: ReviewRow, now: Date): Promise<boolean> =>
  hasRow(
    db,
    `update review set notified_at = $5
     where kind = $1 and ref = $2 and step = $3 and updated_at = $4 and notified_at is null`,
    [kind, ref, step, at, now],
  );

type WaitingText = ResponseInput<typeof getReviewQueue>['waiting'][number];

/** The longest wait first. */
export const listWaitingTexts = (db: Db): Promise<WaitingText[]> =>
  listRows<WaitingText>(
    db,
    `select kind, ref, content ->> 'title' as name, actor_name as "askedBy", updated_at as "askedAt"
     from review join draft using (kind, ref) where step = 'asked'
     order by updated_at, kind, ref limit ${maxListed}`,
  );
