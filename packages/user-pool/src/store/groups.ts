import type { Db } from '@wayfare/postgres/db';

export interface MemberGroup {
  readonly name: string;
  readonly description: string | null;
  /** Kept for whoever asks; every group of this pool is worth the same. */
  readonly precedence: number | null;
  readonly createdAt: Date;
  readonly changedAt: Date;
}

const columns = 'name, description, precedence, created_at as "createdAt", changed_at as "changedAt"';

/** False where there is one of that name. */
export async function addGroup(
  db: Db,
  { name, description, precedence, createdAt, changedAt }: MemberGroup,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into user_pool.member_group (name, description, precedence, created_at, changed_at)
     values ($1, $2, $3, $4, $5)
     on conflict do nothing`,
    [name, description, precedence, createdAt, changedAt],
  );
  return rowCount === 1;
}

export async function findGroup(db: Db, name: string): Promise<MemberGroup | null> {
  const { rows } = await db.query<MemberGroup>(
    `select ${columns} from user_pool.member_group where name = $1`,
    [name],
  );
  return rows[0] ?? null;
}

/** Everybody leaves it. False where there is none. */
export async function removeGroup(db: Db, name: string, at: Date): Promise<boolean> {
  const { rowCount } = await db.query(
    `with left_by as (
       update user_pool.account set groups = array_remove(groups, $1), changed_at = $2 where $1 = any(groups)
     )
     delete from user_pool.member_group where name = $1`,
    [name, at],
  );
  return rowCount === 1;
}

/** By name, in order, from after the one named; of all, or of those. */
export async function pageOfGroups(
  db: Db,
  {
    after,
    limit,
    among,
  }: { readonly after: string; readonly limit: number; readonly among?: readonly string[] },
): Promise<readonly MemberGroup[]> {
  const { rows } = await db.query<MemberGroup>(
    `select ${columns} from user_pool.member_group
     where name > $1 and ($3::text[] is null or name = any($3::text[]))
     order by name limit $2`,
    [after, limit, among ?? null],
  );
  return rows;
}

/** Being in it already is no failure; an account that is not there is. Makes the group if need be. */
export async function addToGroup(db: Db, sub: string, group: string, at: Date): Promise<boolean> {
  const { rowCount } = await db.query(
    `with made as (
       insert into user_pool.member_group (name, created_at, changed_at)
       select $2::text, $3, $3 from user_pool.account where sub = $1
       on conflict do nothing
     )
     update user_pool.account
     set groups = array(select distinct unnest(groups || $2::text) order by 1), changed_at = $3
     where sub = $1`,
    [sub, group, at],
  );
  return rowCount === 1;
}

export async function removeFromGroup(db: Db, sub: string, group: string, at: Date): Promise<boolean> {
  const { rowCount } = await db.query(
    'update user_pool.account set groups = array_remove(groups, $2), changed_at = $3 where sub = $1',
    [sub, group, at],
  );
  return rowCount === 1;
}
