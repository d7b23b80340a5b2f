import { maxEmailLength } from '@wayfare/contracts/rules/email';
import { findNameError } from '@wayfare/contracts/rules/member-name';
import { signupErrors } from '@wayfare/contracts/rules/signup';
import {
  type AccountView,
  createUserPool,
  type PasswordChange,
  type PoolConfig,
  type UserPool,
} from '@wayfare/user-pool';
import type { Database, Db } from '#adapters/db/database.ts';
import type { SiteSecret } from '#adapters/master-key/master-key.ts';
import type { Clock } from '#clock.ts';
import type { Log } from '#log.ts';
import { cacheBearers, type Verdict } from './bearer-cache.ts';
import type { CompromisedPasswords, Identity, IdentityAccount } from './identity.ts';
import { listedPasswords, parseEmail, parseSub, passwordFault } from './password-fault.ts';

/** The site's own requests to the embedded pool. */
export function poolIdentity(
  pool: Pick<UserPool, 'admin' | 'checkUnconfirmedPassword' | 'verifyToken'>,
  clock: Clock = { now: () => new Date() },
): Identity {
  const { admin } = pool;
  const withSub = (text: string, change: (sub: string) => Promise<boolean>): Promise<boolean> => {
    const sub = parseSub(text);
    return sub === null ? Promise.resolve(false) : change(sub);
  };
  return {
    async findByEmail(text) {
      const email = parseEmail(text, maxEmailLength);
      const account = email === null ? null : await admin.find({ email });
      return account && toIdentityAccount(account);
    },
    async findBySub(sub) {
      const account = await admin.find({ sub });
      return account && toIdentityAccount(account);
    },
    async list({ after, limit }) {
      // One more than `limit`, to see whether there is another page.
      const page = await admin.list({ after: after ?? '', limit: limit + 1 });
      const accounts = page.slice(0, limit).map(toIdentityAccount);
      return { accounts, next: page.length > limit ? (accounts.at(-1)?.email ?? null) : null };
    },
    async findMailboxes(subs) {
      const accounts = (await admin.listBySub(subs)).map(toIdentityAccount);
      const reachable = accounts.filter(({ isConfirmed, isEnabled }) => isConfirmed && isEnabled);
      return new Map(reachable.map(({ sub, email, name }) => [sub, { email, name }]));
    },
    listGroup: async (group) => (await admin.listGroup(group)).map(toIdentityAccount),
    async signUp({ email: text, name, password }) {
      const email = parseEmail(text, maxEmailLength);
      if (email === null) return { status: 'refused', message: signupErrors.email };
      const outcome = await admin.createAccount({ email, name, password, isConfirmed: false });
      if (outcome.status === 'created') return { status: 'created', sub: outcome.account.sub };
      return outcome.status === 'bad-password' ? { status: 'refused', message: outcome.message } : outcome;
    },
    async checkUnconfirmedPassword({ email: text, ...proof }) {
      const email = parseEmail(text, maxEmailLength);
      return email !== null && pool.checkUnconfirmedPassword({ email, ...proof });
    },
    confirm: (text) => withSub(text, (sub) => admin.confirm(sub)),
    async setPassword(text, password) {
      const sub = parseSub(text);
      if (sub === null) return { status: 'not-found' };
      const outcome = await admin.setPassword(sub, password);
      return outcome.status === 'bad-password' ? { status: 'refused', message: outcome.message } : outcome;
    },
    setName: (text, name) =>
      withSub(text, async (sub) => (await admin.setAttributes(sub, { name })) === 'changed'),
    addToGroup: (text, group) => withSub(text, (sub) => admin.addToGroup(sub, group)),
    removeFromGroup: (text, group) =>
      withSub(text, async (sub) => {
        const wasIn = (await admin.find({ sub }))?.groups.includes(group);
        if (!(await admin.removeFromGroup(sub, group))) return false;
        return wasIn ? admin.signOutEverywhere(sub) : true;
      }),
    async isInGroup(sub, group) {
      const account = await admin.find({ sub });
      return account?.isEnabled ? account.groups.includes(group) : false;
    },
    disable: (text) => withSub(text, (sub) => admin.disable(sub)),
    enable: (text) => withSub(text, (sub) => admin.enable(sub)),
    delete: (text) => withSub(text, (sub) => admin.delete(sub)),
    signOutEverywhere: (text) => withSub(text, (sub) => admin.signOutEverywhere(sub)),
    async listSessions(text) {
      const sub = parseSub(text);
      return sub === null ? [] : admin.listSessions(sub);
    },
    async listLockouts(text) {
      const sub = parseSub(text);
      return sub === null ? [] : admin.listLockouts(sub);
    },
    clearLockouts: async (text) =>
      (await withSub(text, (sub) => admin.clearLockouts(sub))) ? 'cleared' : 'not-found',
    verifyToken: cacheBearers((token) => verifyToken(pool, token), clock),
  };
}

function toIdentityAccount(account: AccountView): IdentityAccount {
  const { sub, email, name, state, isEnabled, groups, createdAt } = account;
  return { sub, email, name, isConfirmed: state !== 'UNCONFIRMED', isEnabled, groups, createdAt };
}

async function verifyToken(pool: Pick<UserPool, 'verifyToken'>, token: string): Promise<Verdict> {
  const verified = await pool.verifyToken(token, ['access', 'id']);
  if (verified.status !== 'valid') return { bearer: verified, expiresAt: null };
  const { claims, session } = verified;
  const groups = claims['cognito:groups'] ?? [];
  return {
    bearer: {
      status: 'valid',
      sub: claims.sub,
      use: claims.token_use,
      groups,
      signedInAt: session.signedInAt,
    },
    expiresAt: new Date(claims.exp * 1_000),
  };
}

interface EmbeddedPoolOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly siteSecret: SiteSecret;
  readonly identity: {
    readonly userPoolId: string;
    readonly userPoolClientId: string;
    readonly issuer: string;
    /** Enables the admin calls over HTTP. */
    readonly adminKey?: PoolConfig['adminKey'] | undefined;
  };
  /** Called in the transaction of a member's password change. */
  readonly onPasswordChanged?: (tx: Db, change: PasswordChange) => Promise<void>;
  readonly compromisedPasswords?: CompromisedPasswords;
  readonly log?: Log<'info'>;
  /** Hashes a network address for the log. */
  readonly hashNetwork?: (address: string) => string;
}

/** Our own user pool, in the site's database. */
export const embeddedPool = ({
  database,
  clock,
  siteSecret,
  identity,
  compromisedPasswords = listedPasswords,
  log,
  hashNetwork,
  onPasswordChanged,
}: EmbeddedPoolOptions): UserPool =>
  createUserPool({
    database,
    clock,
    keys: { master: siteSecret },
    config: {
      poolId: identity.userPoolId,
      clientId: identity.userPoolClientId,
      issuer: identity.issuer,
      passwordFault: (password, { email }) => passwordFault(password, email, compromisedPasswords),
      nameFault: findNameError,
      adminKey: identity.adminKey ?? null,
      ...(onPasswordChanged && { onPasswordChanged }),
      onEvent: ({ kind, sub: subject, address, ...details }) => {
        const network = address === undefined ? undefined : hashNetwork?.(address);
        log?.info({ security: kind, subject, network, ...details }, 'The user pool');
      },
    },
  });
