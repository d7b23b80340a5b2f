import { randomUUID } from 'node:crypto';
import { emitEvent, type Pool } from '#pool.ts';
import {
  type Account,
  type AccountChanges,
  type AccountState,
  addToGroup,
  deleteAccount,
  findAccountByEmail,
  findAccountBySub,
  insertAccount,
  listAccounts,
  listAccountsBySub,
  listAccountsInGroup,
  removeFromGroup,
  updateAccount,
} from '#store/accounts.ts';
import { clearFailures, listFailures, lockAccount } from '#store/failures.ts';
import { listOpenSessions, type OpenSession, revokeSessions } from '#store/sessions.ts';
import { type BucketKind, bucketKind, failureLimit, lockedUntil } from '#throttling/sign-in-limits.ts';
import { createCredential, passwordFault } from './credentials.ts';

export type AccountView = Omit<Account, 'credential'>;

function toView(account: Account): AccountView {
  const { sub, email, isEmailVerified, name, state, isEnabled, groups, createdAt, updatedAt } = account;
  return { sub, email, isEmailVerified, name, state, isEnabled, groups, createdAt, updatedAt };
}

export interface NewAccount {
  readonly email: string;
  readonly name: string;
  readonly password: string;
  readonly isConfirmed: boolean;
  /** Default: `isConfirmed`. */
  readonly isEmailVerified?: boolean;
  readonly groups?: readonly string[];
  /** The first sign-in requires a new password. */
  readonly isPasswordTemporary?: boolean;
}

export type CreateOutcome =
  | { readonly status: 'created'; readonly account: AccountView }
  | { readonly status: 'email-taken' }
  | { readonly status: 'bad-password'; readonly message: string };

export type PasswordOutcome =
  | { readonly status: 'set' | 'not-found' }
  | { readonly status: 'bad-password'; readonly message: string };

export interface Lockout {
  readonly bucket: BucketKind;
  readonly until: Date;
}

export type SessionView = Omit<OpenSession, 'sessionId'>;

const maxListedSessions = 1_000;
const maxListedGroupMembers = 1_000;

export type PoolAdmin = ReturnType<typeof createPoolAdmin>;

export function createPoolAdmin(pool: Pool) {
  const { database, clock } = pool;
  return {
    createAccount: (account: NewAccount) => createAccount(pool, account),
    async find(by: { readonly email: string } | { readonly sub: string }) {
      const account = await ('sub' in by
        ? findAccountBySub(database, by.sub.toLowerCase())
        : findAccountByEmail(database, by.email.toLowerCase()));
      return account && toView(account);
    },
    async list({ after = '', limit = 100 }: { readonly after?: string; readonly limit?: number } = {}) {
      return (await listAccounts(database, { after, limit })).map(toView);
    },
    /** In no particular order. Ignores unknown subs. */
    async listBySub(subs: readonly string[]) {
      const lowerCaseSubs = subs.map((sub) => sub.toLowerCase());
      return (await listAccountsBySub(database, lowerCaseSubs)).map(toView);
    },
    /** In order of email. */
    async listGroup(group: string) {
      const page = { after: '', limit: maxListedGroupMembers };
      return (await listAccountsInGroup(database, group, page)).map(toView);
    },
    /** Verifies the email too. False if there is no such account. */
    confirm: (sub: string) => confirm(pool, sub),
    /** Ends all sessions and lockouts. A temporary password must be changed at the next sign-in. */
    setPassword: (
      sub: string,
      password: string,
      { isTemporary = false }: { readonly isTemporary?: boolean } = {},
    ) => setPassword(pool, sub, password, isTemporary ? 'FORCE_CHANGE_PASSWORD' : 'CONFIRMED'),
    /** Ends all sessions. Sign-in fails until a new password is set. */
    requireReset: (sub: string) => updateAndSignOut(pool, sub, { state: 'RESET_REQUIRED' }),
    setAttributes(
      sub: string,
      { email, ...rest }: Pick<AccountChanges, 'email' | 'isEmailVerified' | 'name'>,
    ) {
      const changes = email === undefined ? rest : { ...rest, email: email.toLowerCase() };
      return updateAccount(database, sub, changes, clock.now());
    },
    addToGroup: (sub: string, group: string) => addToGroup(database, sub, group, clock.now()),
    removeFromGroup: (sub: string, group: string) => removeFromGroup(database, sub, group, clock.now()),
    disable: (sub: string) => updateAndSignOut(pool, sub, { isEnabled: false }),
    enable: async (sub: string) =>
      (await updateAccount(database, sub, { isEnabled: true }, clock.now())) === 'changed',
    delete: (sub: string) =>
      database.transaction(async (tx) => {
        await lockAccount(tx, sub);
        return deleteAccount(tx, sub);
      }),
    async signOutEverywhere(sub: string) {
      const isFound = await updateAndSignOut(pool, sub, {});
      if (isFound) emitEvent(pool, { kind: 'signed-out-everywhere', sub });
      return isFound;
    },
    /** Open sessions, newest first. */
    async listSessions(sub: string): Promise<readonly SessionView[]> {
      const filter = { sessionId: null, sub, clientId: pool.config.clientId };
      const sessions = await listOpenSessions(database, filter, clock.now(), maxListedSessions);
      return sessions.map(({ browser, signedInAt, usedAt }) => ({ browser, signedInAt, usedAt }));
    },
    listLockouts: (sub: string) => listLockouts(pool, sub),
    /** False if there is no such account. */
    clearLockouts: (sub: string) =>
      database.transaction(async (tx) => {
        await lockAccount(tx, sub);
        await clearFailures(tx, sub);
        return (await findAccountBySub(tx, sub)) !== null;
      }),
  };
}

async function listLockouts({ database, clock }: Pool, sub: string): Promise<readonly Lockout[]> {
  const now = clock.now();
  return (await listFailures(database, sub)).flatMap(({ bucket, ...count }) => {
    const until = lockedUntil(count, failureLimit(bucket), now);
    return until === null ? [] : [{ bucket: bucketKind(bucket), until }];
  });
}

async function createAccount(pool: Pool, options: NewAccount): Promise<CreateOutcome> {
  const email = options.email.toLowerCase();
  const fault = await passwordFault(pool, options.password, email);
  if (fault !== null) return { status: 'bad-password', message: fault };
  const sub = randomUUID();
  const now = pool.clock.now();
  const account: Account = {
    sub,
    email,
    isEmailVerified: options.isEmailVerified ?? options.isConfirmed,
    name: options.name,
    state: initialState(options),
    isEnabled: true,
    groups: [...new Set(options.groups)].toSorted(),
    credential: createCredential(pool, sub, options.password),
    createdAt: now,
    updatedAt: now,
  };
  const status = await insertAccount(pool.database, account);
  return status === 'created' ? { status, account: toView(account) } : { status };
}

function initialState({ isConfirmed, isPasswordTemporary = false }: NewAccount): AccountState {
  if (isPasswordTemporary) return 'FORCE_CHANGE_PASSWORD';
  return isConfirmed ? 'CONFIRMED' : 'UNCONFIRMED';
}

async function confirm({ database, clock }: Pool, sub: string): Promise<boolean> {
  return database.transaction(async (tx) => {
    const account = await findAccountBySub(tx, sub);
    if (account === null) return false;
    const state = account.state === 'UNCONFIRMED' ? 'CONFIRMED' : account.state;
    await updateAccount(tx, sub, { state, isEmailVerified: true }, clock.now());
    return true;
  });
}

async function setPassword(
  pool: Pool,
  sub: string,
  password: string,
  state: AccountState,
): Promise<PasswordOutcome> {
  const account = await findAccountBySub(pool.database, sub);
  if (account === null) return { status: 'not-found' };
  const fault = await passwordFault(pool, password, account.email);
  if (fault !== null) return { status: 'bad-password', message: fault };
  const credential = createCredential(pool, sub, password);
  const outcome: PasswordOutcome = await pool.database.transaction(async (tx) => {
    const now = pool.clock.now();
    await lockAccount(tx, sub);
    if ((await updateAccount(tx, sub, { credential, state }, now)) !== 'changed') {
      return { status: 'not-found' };
    }
    await revokeSessions(tx, sub, now);
    await clearFailures(tx, sub);
    return { status: 'set' };
  });
  if (outcome.status === 'set') emitEvent(pool, { kind: 'password-changed', sub });
  return outcome;
}

async function updateAndSignOut(
  { database, clock }: Pool,
  sub: string,
  changes: AccountChanges,
): Promise<boolean> {
  return database.transaction(async (tx) => {
    const now = clock.now();
    // Without the lock, a concurrent sign-in could open a session after this has ended all of them.
    await lockAccount(tx, sub);
    if ((await updateAccount(tx, sub, changes, now)) !== 'changed') return false;
    await revokeSessions(tx, sub, now);
    return true;
  });
}
