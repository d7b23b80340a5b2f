import { type Db, isUniqueViolation } from '@wayfare/postgres/db';
import { isUuid } from '#sealing/unknown-name.ts';
import type { Attempts } from './attempts.ts';

export const accountStates = ['UNCONFIRMED', 'CONFIRMED', 'RESET_REQUIRED', 'FORCE_CHANGE_PASSWORD'] as const;
export type AccountState = (typeof accountStates)[number];

export interface Account {
  /** For ever the same; part of what the password is hashed with. */
  readonly sub: string;
  /** In lower case. */
  readonly email: string;
  readonly isEmailVerified: boolean;
  readonly name: string;
  readonly state: AccountState;
  readonly isEnabled: boolean;
  readonly groups: readonly string[];
  /** Salt and verifier, sealed. */
  readonly credential: Uint8Array;
  readonly createdAt: Date;
  readonly changedAt: Date;
}

export type AccountChanges = Partial<
  Pick<Account, 'email' | 'isEmailVerified' | 'name' | 'state' | 'isEnabled' | 'credential'>
>;

/** What a sign-in must know of a name. */
export interface AccountWithAttempts {
  readonly account: Account | null;
  /** By their doors; a door without any is not there. */
  readonly attempts: ReadonlyMap<string, Attempts>;
}

const columns = `
  account.sub, email, is_email_verified as "isEmailVerified", name, state, is_enabled as "isEnabled", groups, credential,
  created_at as "createdAt", changed_at as "changedAt"`;

/** By sub or by email, in lower case. No email looks like a sub. */
export const findAccount = (db: Db, name: string): Promise<Account | null> =>
  isUuid(name) ? findAccountBySub(db, name) : findAccountByEmail(db, name);

export async function findAccountByEmail(db: Db, email: string): Promise<Account | null> {
  const { rows } = await db.query<Account>(`select ${columns} from user_pool.account where email = $1`, [
    email,
  ]);
  return rows[0] ?? null;
}

/** Whatever is asked for: an operator may type anything, and PostgreSQL would call it a fault. */
export async function findAccountBySub(db: Db, sub: string): Promise<Account | null> {
  if (!isUuid(sub)) return null;
  const { rows } = await db.query<Account>(`select ${columns} from user_pool.account where sub = $1`, [sub]);
  return rows[0] ?? null;
}

/**
 * The attempts are those of the account at these doors, or, where there is none, of the sub to count them by. One question
 * for both, because each costs a sign-in about as much as hashing does.
 */
export async function findAccountWithAttempts(
  db: Db,
  name: string,
  otherwiseSub: string,
  doors: readonly string[],
): Promise<AccountWithAttempts> {
  const isMeant = isUuid(name) ? 'account.sub = $1' : 'account.email = $1';
  const { rows } = await db.query<AttemptsRow>(
    `select ${columns}, door, failures, last_failed_at as "lastFailedAt"
     from (values (true)) as once
     left join user_pool.account on ${isMeant}
     left join user_pool.attempts on attempts.sub = coalesce(account.sub, $2) and door = any($3)`,
    [name, otherwiseSub, doors],
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
type AttemptsRow = MaybeAccount & {
  readonly door: string | null;
  readonly failures: number | null;
  readonly lastFailedAt: Date | null;
};

const isAccount = (account: MaybeAccount): account is Account => account.sub !== null;

/** By email, in order, from after the one named. */
export async function listAccounts(
  db: Db,
  { after, limit }: { after: string; limit: number },
): Promise<readonly Account[]> {
  const { rows } = await db.query<Account>(
    `select ${columns} from user_pool.account where email > $1 order by email limit $2`,
    [after, limit],
  );
  return rows;
}

/** Those of them that there are, in no order. */
export async function listAccountsBySub(db: Db, texts: readonly string[]): Promise<readonly Account[]> {
  const subs = texts.filter(isUuid);
  if (subs.length === 0) return [];
  const { rows } = await db.query<Account>(
    `select ${columns} from user_pool.account where sub = any($1::uuid[])`,
    [subs],
  );
  return rows;
}

/** By email, in order, from after the one named. */
export async function listAccountsInGroup(
  db: Db,
  group: string,
  { after, limit }: { after: string; limit: number },
): Promise<readonly Account[]> {
  const { rows } = await db.query<Account>(
    `select ${columns} from user_pool.account where $1 = any(groups) and email > $2 order by email limit $3`,
    [group, after, limit],
  );
  return rows;
}

export async function addAccount(db: Db, account: Account): Promise<'added' | 'email-taken'> {
  const { rowCount } = await db.query(
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

/** With its sessions and its failed attempts. False where there is none. */
export async function removeAccount(db: Db, sub: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `with lifted as (delete from user_pool.attempts where sub = $1)
     delete from user_pool.account where sub = $1`,
    [sub],
  );
  return rowCount === 1;
}
