import type { MemberGroup } from './member-group.ts';
import type { Sql } from './sql.ts';

const columns = 'name, description, precedence, created_at as "createdAt", changed_at as "changedAt"';

export async function addGroup(
  sql: Sql,
  { name, description, precedence, createdAt, changedAt }: MemberGroup,
): Promise<boolean> {
  const { rowCount } = await sql.query(
    `insert into user_pool.member_group (name, description, precedence, created_at, changed_at)
     values ($1, $2, $3, $4, $5)
     on conflict do nothing`,
    [name, description, precedence, createdAt, changedAt],
  );
  return rowCount === 1;
}

export async function findGroup(sql: Sql, name: string): Promise<MemberGroup | null> {
  const { rows } = await sql.query<MemberGroup>(
    `select ${columns} from user_pool.member_group where name = $1`,
    [name],
  );
  return rows[0] ?? null;
}

export async function removeGroup(sql: Sql, name: string, at: Date): Promise<boolean> {
  const { rowCount } = await sql.query(
    `with left_by as (
       update user_pool.account set groups = array_remove(groups, $1), changed_at = $2 where $1 = any(groups)
     )
     delete from user_pool.member_group where name = $1`,
    [name, at],
  );
  return rowCount === 1;
}

export async function listGroups(
  sql: Sql,
  {
    after,
    limit,
    among,
  }: { readonly after: string; readonly limit: number; readonly among?: readonly string[] },
): Promise<readonly MemberGroup[]> {
  const { rows } = await sql.query<MemberGroup>(
    `select ${columns} from user_pool.member_group
     where name > $1 and ($3::text[] is null or name = any($3::text[]))
     order by name limit $2`,
    [after, limit, among ?? null],
  );
  return rows;
}

export async function addToGroup(sql: Sql, sub: string, group: string, at: Date): Promise<boolean> {
  const { rowCount } = await sql.query(
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

export async function removeFromGroup(sql: Sql, sub: string, group: string, at: Date): Promise<boolean> {
  const { rowCount } = await sql.query(
    'update user_pool.account set groups = array_remove(groups, $2), changed_at = $3 where sub = $1',
    [sub, group, at],
  );
  return rowCount === 1;
}
