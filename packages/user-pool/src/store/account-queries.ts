import type { Account, AccountChanges } from './account.ts';
import type { AccountName, Standing } from './pool-store.ts';
import { isUniqueViolation, type Sql } from './sql.ts';

const columns = `
  account.sub, email, is_email_verified as "isEmailVerified", name, state, is_enabled as "isEnabled", groups, credential,
  created_at as "createdAt", changed_at as "changedAt"`;

export async function findAccountByEmail(sql: Sql, email: string): Promise<Account | null> {
  const { rows } = await sql.query<Account>(`select ${columns} from user_pool.account where email = $1`, [
    email,
  ]);
  return rows[0] ?? null;
}

export async function findAccountBySub(sql: Sql, sub: string): Promise<Account | null> {
  const { rows } = await sql.query<Account>(`select ${columns} from user_pool.account where sub = $1`, [sub]);
  return rows[0] ?? null;
}

/** One question for both, because each costs a sign-in about as much as hashing does. */
export async function findStanding(
  sql: Sql,
  name: AccountName,
  otherwiseSub: string,
  doors: readonly string[],
): Promise<Standing> {
  const isMeant = 'sub' in name ? 'account.sub = $1' : 'account.email = $1';
  const { rows } = await sql.query<StandingRow>(
    `select ${columns}, door, failures, last_failed_at as "lastFailedAt"
     from (values (true)) as once
     left join user_pool.account on ${isMeant}
     left join user_pool.attempts on attempts.sub = coalesce(account.sub, $2) and door = any($3)`,
    ['sub' in name ? name.sub : name.email, otherwiseSub, doors],
  );
  const [first] = rows;
  if (first === undefined) throw new Error('A row of one value has one row.');
  const { door: _door, failures: _failures, lastFailedAt: _lastFailedAt, ...account } = first;
  const counted = rows.flatMap(({ door, failures, lastFailedAt }) =>
    door === null ? [] : [[door, { failures: failures ?? 0, lastFailedAt }] as const],
  );
  return { account: isAccount(account) ? account : null, attempts: new Map(counted) };
}

type MaybeAccount = Account | { readonly sub: null };
type StandingRow = MaybeAccount & {
  readonly door: string | null;
  readonly failures: number | null;
  readonly lastFailedAt: Date | null;
};

const isAccount = (account: MaybeAccount): account is Account => account.sub !== null;

export async function listAccounts(
  sql: Sql,
  { after, limit }: { after: string; limit: number },
): Promise<readonly Account[]> {
  const { rows } = await sql.query<Account>(
    `select ${columns} from user_pool.account where email > $1 order by email limit $2`,
    [after, limit],
  );
  return rows;
}

export async function listAccountsBySub(sql: Sql, subs: readonly string[]): Promise<readonly Account[]> {
  const { rows } = await sql.query<Account>(
    `select ${columns} from user_pool.account where sub = any($1::uuid[])`,
    [subs],
  );
  return rows;
}

export async function listAccountsInGroup(
  sql: Sql,
  group: string,
  { after, limit }: { after: string; limit: number },
): Promise<readonly Account[]> {
  const { rows } = await sql.query<Account>(
    `select ${columns} from user_pool.account where $1 = any(groups) and email > $2 order by email limit $3`,
    [group, after, limit],
  );
  return rows;
}

export async function addAccount(sql: Sql, account: Account): Promise<'added' | 'email-taken'> {
  const { rowCount } = await sql.query(
    `with grouped as (
       insert into user_pool.member_group (name, created_at, changed_at)
       select name, $9, $9 from unnest($7::text[]) as name
       on conflict do nothing
     )
     insert into user_pool.account
       (sub, email, is_email_verified, name, state, is_enabled, groups, credential, created_at, changed_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     on conflict (email) do nothing`,
    [
      account.sub,
      account.email,
      account.isEmailVerified,
      account.name,
      account.state,
      account.isEnabled,
      account.groups,
      account.credential,
      account.createdAt,
      account.changedAt,
    ],
  );
  return rowCount === 1 ? 'added' : 'email-taken';
}

export async function changeAccount(
  sql: Sql,
  sub: string,
  changes: AccountChanges,
  at: Date,
): Promise<'changed' | 'not-found' | 'email-taken'> {
  const { email, isEmailVerified, name, state, isEnabled, credential } = changes;
  try {
    const { rowCount } = await sql.query(
      `update user_pool.account set
         email = coalesce($2, email),
         is_email_verified = coalesce($3, is_email_verified),
         name = coalesce($4, name),
         state = coalesce($5, state),
         is_enabled = coalesce($6, is_enabled),
         credential = coalesce($7, credential),
         changed_at = $8
       where sub = $1`,
      [
        sub,
        email ?? null,
        isEmailVerified ?? null,
        name ?? null,
        state ?? null,
        isEnabled ?? null,
        credential ?? null,
        at,
      ],
    );
    return rowCount === 1 ? 'changed' : 'not-found';
  } catch (error) {
    if (isUniqueViolation(error)) return 'email-taken';
    throw error;
  }
}

export async function removeAccount(sql: Sql, sub: string): Promise<boolean> {
  const { rowCount } = await sql.query(
    `with lifted as (delete from user_pool.attempts where sub = $1)
     delete from user_pool.account where sub = $1`,
    [sub],
  );
  return rowCount === 1;
}
