import { randomUUID } from 'node:crypto';
import { type Pool, tell } from '#pool.ts';
import {
  type Account,
  type AccountChanges,
  type AccountState,
  addAccount,
  changeAccount,
  findAccountByEmail,
  findAccountBySub,
  listAccounts,
  listAccountsBySub,
  listAccountsInGroup,
  removeAccount,
} from '#store/accounts.ts';
import { clearAttempts, listAttempts, lockAttempts } from '#store/attempts.ts';
import { addToGroup, removeFromGroup } from '#store/groups.ts';
import { listOpenSessions, type OpenSession, revokeSessionsOf } from '#store/sessions.ts';
import { type DoorKind, doorKindOf, freeOf, pausedUntil } from '#throttling/doors.ts';
import { credentialFor, faultOf } from './new-password.ts';

/** An account without what belongs to its password. */
export type AccountView = Omit<Account, 'credential'>;

export function viewOf(account: Account): AccountView {
  const { sub, email, isEmailVerified, name, state, isEnabled, groups, createdAt, changedAt } = account;
  return { sub, email, isEmailVerified, name, state, isEnabled, groups, createdAt, changedAt };
}

export interface NewAccount {
  readonly email: string;
  readonly name: string;
  readonly password: string;
  readonly isConfirmed: boolean;
  /** As confirmed, unless it is said. */
  readonly isEmailVerified?: boolean;
  readonly groups?: readonly string[];
  /** The first sign-in then asks for another password. */
  readonly isPasswordTemporary?: boolean;
}

export type CreateOutcome =
  | { readonly status: 'created'; readonly account: AccountView }
  | { readonly status: 'email-taken' }
  | { readonly status: 'bad-password'; readonly message: string };

export type PasswordOutcome =
  | { readonly status: 'set' | 'not-found' }
  | { readonly status: 'bad-password'; readonly message: string };

/** From where a sign-in is not let in for a while: one network, one known browser, or everywhere but there. */
export interface SignInPause {
  readonly from: DoorKind;
  readonly until: Date;
}

/** One browser that is signed in, without what would name its session. */
export type SignedIn = Omit<OpenSession, 'sessionId'>;

/** More than anybody has. */
const mostSessions = 1_000;

/** What the site's server and its operator may do, in this process. */
export interface PoolAdmin {
  createAccount(given: NewAccount): Promise<CreateOutcome>;
  find(by: { readonly email: string } | { readonly sub: string }): Promise<AccountView | null>;
  list(page?: { readonly after?: string; readonly limit?: number }): Promise<readonly AccountView[]>;
  /** Those of them that there are, in no order. */
  listBySub(subs: readonly string[]): Promise<readonly AccountView[]>;
  /** All who are in the group, by email. */
  listGroup(group: string): Promise<readonly AccountView[]>;
  /** Confirmed, and the address with it. Leaves an account alone that is past being confirmed. */
  confirm(sub: string): Promise<boolean>;
  /** Ends every session and every pause; a temporary one must be changed at the next sign-in. */
  setPassword(
    sub: string,
    password: string,
    options?: { readonly isTemporary?: boolean },
  ): Promise<PasswordOutcome>;
  /** No sign-in succeeds before a new password is set. */
  requireReset(sub: string): Promise<boolean>;
  setAttributes(
    sub: string,
    attributes: { readonly email?: string; readonly isEmailVerified?: boolean; readonly name?: string },
  ): Promise<'changed' | 'not-found' | 'email-taken'>;
  addToGroup(sub: string, group: string): Promise<boolean>;
  removeFromGroup(sub: string, group: string): Promise<boolean>;
  disable(sub: string): Promise<boolean>;
  enable(sub: string): Promise<boolean>;
  delete(sub: string): Promise<boolean>;
  signOutEverywhere(sub: string): Promise<boolean>;
  /** Where the member is signed in, the newest first. */
  listSessions(sub: string): Promise<readonly SignedIn[]>;
  listPauses(sub: string): Promise<readonly SignInPause[]>;
  /** Forgets every wrong proof. False where there is nobody. */
  liftPauses(sub: string): Promise<boolean>;
}

/** Groups are for those who run the site. */
const mostInGroup = 1_000;

export function poolAdmin(pool: Pool): PoolAdmin {
  const { database, clock } = pool;
  const isFound = async (outcome: Promise<string>): Promise<boolean> => (await outcome) === 'changed';
  return {
    createAccount: (given) => createAccount(pool, given),
    async find(by) {
      const account = await ('sub' in by
        ? findAccountBySub(database, by.sub.toLowerCase())
        : findAccountByEmail(database, by.email.toLowerCase()));
      return account && viewOf(account);
    },
    async list({ after = '', limit = 100 } = {}) {
      return (await listAccounts(database, { after, limit })).map(viewOf);
    },
    async listBySub(subs) {
      return (
        await listAccountsBySub(
          database,
          subs.map((sub) => sub.toLowerCase()),
        )
      ).map(viewOf);
    },
    async listGroup(group) {
      return (await listAccountsInGroup(database, group, { after: '', limit: mostInGroup })).map(viewOf);
    },
    confirm: (sub) => confirm(pool, sub),
    setPassword: (sub, password, { isTemporary = false } = {}) =>
      setPassword(pool, sub, password, isTemporary ? 'FORCE_CHANGE_PASSWORD' : 'CONFIRMED'),
    requireReset: (sub) => changeAndSignOut(pool, sub, { state: 'RESET_REQUIRED' }),
    setAttributes: (sub, { email, ...rest }) =>
      changeAccount(
        database,
        sub,
        email === undefined ? rest : { ...rest, email: email.toLowerCase() },
        clock.now(),
      ),
    addToGroup: (sub, group) => addToGroup(database, sub, group, clock.now()),
    removeFromGroup: (sub, group) => removeFromGroup(database, sub, group, clock.now()),
    disable: (sub) => changeAndSignOut(pool, sub, { isEnabled: false }),
    enable: (sub) => isFound(changeAccount(database, sub, { isEnabled: true }, clock.now())),
    delete: (sub) =>
      database.transaction(async (db) => {
        await lockAttempts(db, sub);
        return removeAccount(db, sub);
      }),
    async signOutEverywhere(sub) {
      const isFound = await changeAndSignOut(pool, sub, {});
      if (isFound) tell(pool, { kind: 'signed-out-everywhere', sub });
      return isFound;
    },
    async listSessions(sub) {
      const { clientId } = pool.config;
      const open = await listOpenSessions(
        database,
        { sessionId: null, sub, clientId },
        clock.now(),
        mostSessions,
      );
      return open.map(({ browser, signedInAt, usedAt }) => ({ browser, signedInAt, usedAt }));
    },
    listPauses: (sub) => listPauses(pool, sub),
    liftPauses: (sub) =>
      database.transaction(async (db) => {
        await lockAttempts(db, sub);
        await clearAttempts(db, sub);
        return (await findAccountBySub(db, sub)) !== null;
      }),
  };
}

async function listPauses({ database, clock }: Pool, sub: string): Promise<readonly SignInPause[]> {
  const now = clock.now();
  return (await listAttempts(database, sub)).flatMap(({ door, ...attempts }) => {
    const until = pausedUntil(attempts, freeOf(door), now);
    return until === null ? [] : [{ from: doorKindOf(door), until }];
  });
}

async function createAccount(pool: Pool, given: NewAccount): Promise<CreateOutcome> {
  const email = given.email.toLowerCase();
  const fault = await faultOf(pool, given.password, email);
  if (fault !== null) return { status: 'bad-password', message: fault };
  const sub = randomUUID();
  const now = pool.clock.now();
  const account: Account = {
    sub,
    email,
    isEmailVerified: given.isEmailVerified ?? given.isConfirmed,
    name: given.name,
    state: stateOf(given),
    isEnabled: true,
    groups: [...new Set(given.groups)].toSorted(),
    credential: credentialFor(pool, sub, given.password),
    createdAt: now,
    changedAt: now,
  };
  const status = await addAccount(pool.database, account);
  return status === 'added' ? { status: 'created', account: viewOf(account) } : { status };
}

function stateOf({ isConfirmed, isPasswordTemporary = false }: NewAccount): AccountState {
  if (isPasswordTemporary) return 'FORCE_CHANGE_PASSWORD';
  return isConfirmed ? 'CONFIRMED' : 'UNCONFIRMED';
}

async function confirm({ database, clock }: Pool, sub: string): Promise<boolean> {
  return database.transaction(async (db) => {
    const account = await findAccountBySub(db, sub);
    if (account === null) return false;
    const state = account.state === 'UNCONFIRMED' ? 'CONFIRMED' : account.state;
    await changeAccount(db, sub, { state, isEmailVerified: true }, clock.now());
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
  const fault = await faultOf(pool, password, account.email);
  if (fault !== null) return { status: 'bad-password', message: fault };
  const credential = credentialFor(pool, sub, password);
  const outcome: PasswordOutcome = await pool.database.transaction(async (db) => {
    const now = pool.clock.now();
    await lockAttempts(db, sub);
    if ((await changeAccount(db, sub, { credential, state }, now)) !== 'changed') {
      return { status: 'not-found' };
    }
    await revokeSessionsOf(db, sub, now);
    await clearAttempts(db, sub);
    return { status: 'set' };
  });
  if (outcome.status === 'set') tell(pool, { kind: 'password-changed', sub });
  return outcome;
}

async function changeAndSignOut(
  { database, clock }: Pool,
  sub: string,
  changes: AccountChanges,
): Promise<boolean> {
  return database.transaction(async (db) => {
    const now = clock.now();
    // A sign-in that is just being proved waits, or it would open a session that nobody ends.
    await lockAttempts(db, sub);
    if ((await changeAccount(db, sub, changes, now)) !== 'changed') return false;
    await revokeSessionsOf(db, sub, now);
    return true;
  });
}
