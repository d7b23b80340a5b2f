import { type Db, findRow, isUniqueViolation, listRows } from '@wayfare/postgres/db';
import type { FailureCount } from './failures.ts';

/** Cognito's names. */
export type AccountState = 'UNCONFIRMED' | 'CONFIRMED' | 'RESET_REQUIRED' | 'FORCE_CHANGE_PASSWORD';

export interface Account {
  /** Part of the password hash, so it never changes. */
  readonly sub: string;
  /** Lower case. */
  readonly email: string;
  readonly isEmailVerified: boolean;
  readonly name: string;
  readonly state: AccountState;
  readonly isEnabled: boolean;
  readonly groups: readonly string[];
  /** Salt and verifier, encrypted. */
  readonly credential: Uint8Array;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export type AccountChanges = Partial<
  Pick<Account, 'email' | 'isEmailVerified' | 'name' | 'state' | 'isEnabled' | 'credential'>
>;

const columns = `
  account.sub, email, is_email_verified as "isEmailVerified", name, state, is_enabled as "isEnabled", groups, credential,
  created_at as "createdAt", updated_at as "updatedAt"`;

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

export const isUuid = (text: string): boolean => uuidPattern.test(text);

/** By sub or email, in lower case. */
export const findAccount = (db: Db, name: string): Promise<Account | null> =>
  isUuid(name) ? findAccountBySub(db, name) : findAccountByEmail(db, name);

export const findAccountByEmail = (db: Db, email: string): Promise<Account | null> =>
  findRow<Account>(db, `select ${columns} from user_pool.account where email = $1`, [email]);

/** Null if `sub` is not a UUID, which PostgreSQL would report as an error. */
export async function findAccountBySub(db: Db, sub: string): Promise<Account | null> {
  if (!isUuid(sub)) return null;
  const { rows } = await db.query<Account>(`select ${columns} from user_pool.account where sub = $1`, [sub]);
  return rows[0] ?? null;
}

/**
 * The account and its failures by bucket. If there is no account, the failures of `fallbackSub`. One query, because a
 * round trip takes about as long as checking the password.
 */
export async function findAccountWithFailures(
  db: Db,
  name: string,
  fallbackSub: string,
  buckets: readonly string[],
): Promise<{ readonly account: Account | null; readonly failures: ReadonlyMap<string, FailureCount> }> {
  const condition = isUuid(name) ? 'account.sub = $1' : 'account.email = $1';
  const { rows } = await db.query<AccountRow>(
    `select ${columns}, bucket, failure_count as failures, last_failed_at as "lastFailedAt"
     from (values (true)) as one_row
     left join user_pool.account on ${condition}
     left join user_pool.sign_in_failure on sign_in_failure.sub = coalesce(account.sub, $2) and bucket = any($3)`,
    [name, fallbackSub, buckets],
  );
  const [first] = rows;
  if (first === undefined) throw new Error('A left join of one row returned none.');
  const { bucket: _bucket, failures: _failures, lastFailedAt: _lastFailedAt, ...account } = first;
  const counts = rows.flatMap(({ bucket, failures, lastFailedAt }) =>
    bucket === null ? [] : [[bucket, { failures: failures ?? 0, lastFailedAt }] as const],
  );
  return { account: isAccount(account) ? account : null, failures: new Map(counts) };
}

type MaybeAccount = Account | { readonly sub: null };
type AccountRow = MaybeAccount & {
  readonly bucket: string | null;
  readonly failures: number | null;
  readonly lastFailedAt: Date | null;
};

const isAccount = (account: MaybeAccount): account is Account => account.sub !== null;

/** In order of email, starting after the email `after`. */
export const listAccounts = (
  db: Db,
  { after, limit }: { after: string; limit: number },
): Promise<readonly Account[]> =>
  listRows<Account>(db, `select ${columns} from user_pool.account where email > $1 order by email limit $2`, [
    after,
    limit,
  ]);

/** In no particular order. Ignores unknown subs. */
export const listAccountsBySub = (db: Db, subs: readonly string[]): Promise<readonly Account[]> =>
  listRows<Account>(db, `select ${columns} from user_pool.account where sub = any($1::uuid[])`, [
    subs.filter(isUuid),
  ]);

/** In order of email, starting after the email `after`. */
export const listAccountsInGroup = (
  db: Db,
  group: string,
  { after, limit }: { after: string; limit: number },
): Promise<readonly Account[]> =>
  listRows<Account>(
    db,
    `select ${columns} from user_pool.account where $1 = any(groups) and email > $2 order by email limit $3`,
    [group, after, limit],
  );

export async function insertAccount(db: Db, account: Account): Promise<'created' | 'email-taken'> {
  const { rowCount } = await db.query(
    `with grouped as (
       insert into user_pool.member_group (name, created_at)
       select name, $9 from unnest($7::text[]) as name
       on conflict do nothing
     )
     insert into user_pool.account
       (sub, email, is_email_verified, name, state, is_enabled, groups, credential, created_at, updated_at)
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
      account.updatedAt,
    ],
  );
  return rowCount === 1 ? 'created' : 'email-taken';
}

export async function updateAccount(
  db: Db,
  sub: string,
  changes: AccountChanges,
  at: Date,
): Promise<'changed' | 'not-found' | 'email-taken'> {
  const { email, isEmailVerified, name, state, isEnabled, credential } = changes;
  try {
    const { rowCount } = await db.query(
      `update user_pool.account set
         email = coalesce($2, email),
         is_email_verified = coalesce($3, is_email_verified),
         name = coalesce($4, name),
         state = coalesce($5, state),
         is_enabled = coalesce($6, is_enabled),
         credential = coalesce($7, credential),
         updated_at = $8
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

/** Deletes its sessions and failures too. False if there is no such account. */
export async function deleteAccount(db: Db, sub: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `with failures as (delete from user_pool.sign_in_failure where sub = $1)
     delete from user_pool.account where sub = $1`,
    [sub],
  );
  return rowCount === 1;
}

export interface MemberGroup {
  readonly name: string;
  readonly createdAt: Date;
}

const groupColumns = 'name, created_at as "createdAt"';

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
  findRow<MemberGroup>(db, `select ${groupColumns} from user_pool.member_group where name = $1`, [name]);

/** In order of name, starting after the name `after`. */
export const listGroupsAmong = (
  db: Db,
  names: readonly string[],
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<readonly MemberGroup[]> =>
  listRows<MemberGroup>(
    db,
    `select ${groupColumns} from user_pool.member_group where name > $1 and name = any($3) order by name limit $2`,
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
