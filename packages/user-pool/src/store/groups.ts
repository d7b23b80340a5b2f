import { type Db, findRow, listRows } from '@wayfare/postgres/db';

export interface MemberGroup {
  readonly name: string;
  readonly description: string | null;
  /** Stored for clients. Has no effect in this pool. */
  readonly precedence: number | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

const columns = 'name, description, precedence, created_at as "createdAt", updated_at as "updatedAt"';

/** False if the group exists. */
export async function insertGroup(
  db: Db,
  { name, description, precedence, createdAt, updatedAt }: MemberGroup,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into user_pool.member_group (name, description, precedence, created_at, updated_at)
     values ($1, $2, $3, $4, $5)
     on conflict do nothing`,
    [name, description, precedence, createdAt, updatedAt],
  );
  return rowCount === 1;
}

export const findGroup = (db: Db, name: string): Promise<MemberGroup | null> =>
  findRow<MemberGroup>(db, `select ${columns} from user_pool.member_group where name = $1`, [name]);

/** Removes all members from it. False if there is no such group. */
export async function deleteGroup(db: Db, name: string, at: Date): Promise<boolean> {
  const { rowCount } = await db.query(
    `with members as (
       update user_pool.account set groups = array_remove(groups, $1), updated_at = $2 where $1 = any(groups)
     )
     delete from user_pool.member_group where name = $1`,
    [name, at],
  );
  return rowCount === 1;
}

/** In order of name, starting after the name `after`. `among` restricts the result to these names. */
export const listGroups = (
  db: Db,
  {
    after,
    limit,
    among,
  }: { readonly after: string; readonly limit: number; readonly among?: readonly string[] },
): Promise<readonly MemberGroup[]> =>
  listRows<MemberGroup>(
    db,
    `select ${columns} from user_pool.member_group
     where name > $1 and ($3::text[] is null or name = any($3::text[]))
     order by name limit $2`,
    [after, limit, among ?? null],
  );

/** Creates the group if necessary. False if there is no such account. */
export async function addToGroup(db: Db, sub: string, group: string, at: Date): Promise<boolean> {
  const { rowCount } = await db.query(
    `with created as (
       insert into user_pool.member_group (name, created_at, updated_at)
       select $2::text, $3, $3 from user_pool.account where sub = $1
       on conflict do nothing
     )
     update user_pool.account
     set groups = array(select distinct unnest(groups || $2::text) order by 1), updated_at = $3
     where sub = $1`,
    [sub, group, at],
  );
  return rowCount === 1;
}

export async function removeFromGroup(db: Db, sub: string, group: string, at: Date): Promise<boolean> {
  const { rowCount } = await db.query(
    'update user_pool.account set groups = array_remove(groups, $2), updated_at = $3 where sub = $1',
    [sub, group, at],
  );
  return rowCount === 1;
}
