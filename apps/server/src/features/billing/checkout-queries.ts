import { type Db, findRow, findValue, hasRow, listRows } from '#adapters/db/database.ts';

export interface StoredCheckout {
  readonly sessionId: string;
  readonly personId: string;
  readonly choice: string;
  readonly url: string;
  readonly expiresAt: Date;
}

const columns = 'session_id as "sessionId", person_id as "personId", choice, url, expires_at as "expiresAt"';

/** False if the person was deleted meanwhile. */
export const addCheckout = (
  db: Db,
  { sessionId, personId, choice, url, expiresAt }: StoredCheckout,
  now: Date,
): Promise<boolean> =>
  hasRow(
    db,
    `insert into checkout (session_id, person_id, choice, url, created_at, expires_at)
     select $1, person_id, $3, $4, $5, $6 from person where person_id = $2 for key share
     on conflict (session_id) do update set url = excluded.url`,
    [sessionId, personId, choice, url, now, expiresAt],
  );

export const findCheckout = (db: Db, sessionId: string): Promise<StoredCheckout | null> =>
  findRow<StoredCheckout>(db, `select ${columns} from checkout where session_id = $1`, [sessionId]);

/** Newest first. Includes expired checkouts whose outcome is unknown. */
export const listOpenCheckouts = (db: Db, personId: string): Promise<StoredCheckout[]> =>
  listRows<StoredCheckout>(
    db,
    `select ${columns} from checkout
     where person_id = $1 and state = 'open' order by created_at desc`,
    [personId],
  );

/** Null if no payment page of the person is open. */
export const findFirstCheckoutTime = (db: Db, personId: string, now: Date): Promise<Date | null> =>
  findValue<Date>(
    db,
    `select min(created_at) as first from checkout where person_id = $1
     having bool_or(state = 'open' and expires_at > $2)`,
    [personId, now],
  );

export const countCheckouts = async (db: Db, personId: string): Promise<number> =>
  (await findValue<number>(db, 'select count(*)::int as count from checkout where person_id = $1', [
    personId,
  ])) ?? 0;

export async function settleCheckout(
  db: Db,
  sessionId: string,
  state: 'complete' | 'expired',
): Promise<void> {
  await db.query("update checkout set state = $2 where session_id = $1 and state <> 'complete'", [
    sessionId,
    state,
  ]);
}
