import type { ActivityAction, ActivityDetails, ActivityKind } from '@wayfare/contracts/calls/activity';
import { days } from '@wayfare/contracts/rules/durations';
import { type Db, listRows } from '#adapters/db/database.ts';
import type { Identity } from '#adapters/identity/identity.ts';
import type { Clock } from '#clock.ts';
import { getOrCreatePerson } from '#features/person/person-queries.ts';
import { every, type ScheduledTask } from '#scheduler.ts';

export interface Actor {
  readonly personId: string | null;
  readonly name: string;
}

/** A member who is logged in. */
export interface MemberActor extends Actor {
  readonly personId: string;
}

/** Actor of command-line actions. */
export const operatorActor: Actor = { personId: null, name: 'The operator' };

export async function getActor(
  { db, identity, clock }: { db: Db; identity: Pick<Identity, 'findBySub'>; clock: Clock },
  sub: string,
): Promise<MemberActor> {
  const [personId, account] = await Promise.all([
    getOrCreatePerson(db, sub, clock.now()),
    identity.findBySub(sub),
  ]);
  return { personId, name: account?.name ?? '' };
}

export interface NewActivityEntry {
  readonly at: Date;
  readonly by: Actor;
  readonly act: ActivityAction;
  readonly kind: ActivityKind;
  readonly ref: string;
  readonly name: string;
  readonly before?: ActivityDetails;
  readonly after?: ActivityDetails;
}

/** Call it in the transaction of the change, so that both are stored or neither. */
export async function recordActivity(tx: Db, ...entries: readonly NewActivityEntry[]): Promise<void> {
  if (entries.length === 0) return;
  const rows = entries.map(({ at, by, before = {}, after = {}, ...rest }) => ({
    created_at: at,
    person_id: by.personId,
    actor_name: by.name,
    before,
    after,
    ...rest,
  }));
  await tx.query(
    `insert into activity (created_at, person_id, actor_name, act, kind, ref, name, before, after)
     select created_at, person_id, actor_name, act, kind, ref, name, before, after
     from jsonb_to_recordset($1) as entry(created_at timestamptz, person_id uuid, actor_name text, act text, kind text, ref text,
                                          name text, before jsonb, after jsonb)`,
    [JSON.stringify(rows)],
  );
}

export interface ActivityEntry {
  readonly number: number;
  readonly at: Date;
  readonly by: string;
  readonly act: ActivityAction;
  readonly kind: ActivityKind;
  readonly ref: string;
  readonly name: string;
  readonly before: ActivityDetails;
  readonly after: ActivityDetails;
}

interface ActivityQuery {
  /** Entries with a lower number; null starts with the newest. */
  readonly before: number | null;
  readonly kind: ActivityKind | null;
  readonly limit: number;
}

/** Newest first. */
export const listActivity = (db: Db, { before, kind, limit }: ActivityQuery): Promise<ActivityEntry[]> =>
  listRows<ActivityEntry>(
    db,
    `select number::float8 as number, created_at as at, actor_name as by, act, kind, ref, name, before, after from activity
     where ($1::bigint is null or number < $1) and ($2::text is null or kind = $2)
     order by number desc limit $3`,
    [before, kind, limit],
  );

/** The database rejects deleting younger entries. */
export const deleteOldActivity = ({ db }: { readonly db: Db }): ScheduledTask =>
  every(days(1), 'delete-old-activity', () =>
    db.query("delete from activity where created_at < now() - interval '2 years'"),
  );
