import { type Db, findRow, listRows } from '@wayfare/postgres/db';

export interface MemberGroup {
  readonly name: string;
  readonly createdAt: Date;
}

const columns = 'name, created_at as "createdAt"';

/** False if the group exists. */
export async function insertGroup(db: Db, { name, createdAt }: MemberGroup): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into user_pool.member_group (name, created_at) values ($1, $2)
     on conflict do nothing`,
    [name, createdAt],
  );
  return rowCount === 1;
}

export const findGroup = (db: Db, name: string): Promise<MemberGroup | null> =>
  findRow<MemberGroup>(db, `select ${columns} from user_pool.member_group where name = $1`, [name]);

/** In order of name, starting after the name `after`. */
export const listGroupsAmong = (
  db: Db,
  names: readonly string[],
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<readonly MemberGroup[]> =>
  listRows<MemberGroup>(
    db,
    `select ${columns} from user_pool.member_group where name > $1 and name = any($3) order by name limit $2`,
    [after, limit, names],
  );

/** Creates the group if necessary. False if there is no such account. */
export async function addToGroup(db: Db, sub: string, group: string, at: Date): Promise<boolean> {
  const { rowCount } = await db.query(
    `with created as (
       insert into user_pool.member_group (name, created_at)
       select $2::text, $3 from user_pool.account where sub = $1
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
