import type { Db } from '#adapters/db/database.ts';
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

const whole = `kind, ref, step, approved, requested_by as "requestedBy", actor_name as "actorName", updated_at as at, changes, notified_at as "notifiedAt"`;

export async function isReviewEnabled(db: Db): Promise<boolean> {
  const { rows } = await db.query<{ isOn: boolean }>('select is_on as "isOn" from review_setting');
  return rows[0]?.isOn ?? false;
}

/** False where it stood so already. */
export async function saveReviewSetting(db: Db, isOn: boolean): Promise<boolean> {
  const was = await isReviewEnabled(db);
  await db.query(
    'insert into review_setting (is_on) values ($1) on conflict (is_only) do update set is_on = excluded.is_on',
    [isOn],
  );
  return was !== isOn;
}

export async function findReviews(
  db: Db,
  kind: TextRef['kind'],
  refs: readonly string[],
): Promise<ReviewRow[]> {
  if (refs.length === 0) return [];
  const { rows } = await db.query<ReviewRow>(
    `select ${whole} from review where kind = $1 and ref = any($2::text[])`,
    [kind, refs],
  );
  return rows;
}

/** Nobody takes a step with it until the transaction ends. */
export async function lockReview(db: Db, { kind, ref }: TextRef): Promise<ReviewRow | null> {
  const { rows } = await db.query<ReviewRow>(
    `select ${whole} from review where kind = $1 and ref = $2 for update`,
    [kind, ref],
  );
  return rows[0] ?? null;
}

export async function saveReview(db: Db, row: ReviewRow): Promise<void> {
  await db.query(
    `insert into review (kind, ref, step, approved, requested_by, actor_name, updated_at, changes, notified_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (kind, ref) do update
       set step = excluded.step, approved = excluded.approved, requested_by = excluded.requested_by,
           actor_name = excluded.actor_name, updated_at = excluded.updated_at, changes = excluded.changes,
           notified_at = excluded.notified_at`,
    [
      row.kind,
      row.ref,
      row.step,
      row.approved,
      row.requestedBy,
      row.actorName,
      row.at,
      row.changes,
      row.notifiedAt,
    ],
  );
}

/** With the text, to another date, what was said of it too. What was said there of a text that is gone makes way. */
export async function moveReview(db: Db, kind: TextRef['kind'], from: string, to: string): Promise<void> {
  await deleteReview(db, { kind, ref: to });
  await db.query('update review set ref = $3 where kind = $1 and ref = $2', [kind, from, to]);
  await db.query('update review_comment set ref = $3 where kind = $1 and ref = $2', [kind, from, to]);
}

export async function deleteReview(db: Db, { kind, ref }: TextRef): Promise<void> {
  await db.query('delete from review where kind = $1 and ref = $2', [kind, ref]);
  await db.query('delete from review_comment where kind = $1 and ref = $2', [kind, ref]);
}

export async function deleteApprovals(db: Db, { kind, ref }: TextRef): Promise<void> {
  await db.query("update review set approved = '{}' where kind = $1 and ref = $2", [kind, ref]);
}

export interface UnnotifiedReview extends ReviewRow {
  /** The id of the writer who asked at the identity provider; null after the account was deleted. */
  readonly requesterSub: string | null;
}

/** Review steps without a notification, oldest first. */
export async function listUnnotifiedReviews(db: Db): Promise<UnnotifiedReview[]> {
  const { rows } = await db.query<UnnotifiedReview>(
    `select ${whole}, (select sub from person where person_id = requested_by) as "requesterSub"
     from review where notified_at is null order by updated_at limit ${maxListed}`,
  );
  return rows;
}

/** False if there was another step since, or another server was first. */
export async function setReviewNotified(
  db: Db,
  { kind, ref, step, at }: ReviewRow,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update review set notified_at = $5
     where kind = $1 and ref = $2 and step = $3 and updated_at = $4 and notified_at is null`,
    [kind, ref, step, at, now],
  );
  return rowCount === 1;
}

const maxListed = 200;

/** Who waits longest comes first. */
export async function listRequestedReviews(db: Db): Promise<ReviewRow[]> {
  const { rows } = await db.query<ReviewRow>(
    `select ${whole} from review where step = 'asked' order by updated_at, kind, ref limit ${maxListed}`,
  );
  return rows;
}
