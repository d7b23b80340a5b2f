import { signupErrors } from '@wayfare/contracts/rules/signup';
import { cache } from '#cache.ts';
import type { Clock } from '#clock.ts';
import { cacheBearers } from './bearer-cache.ts';
import {
  type Cognito,
  findAccount,
  findMailboxes,
  listAccounts,
  listEnabledUserGroups,
} from './cognito-accounts.ts';
import {
  addToGroup,
  confirm,
  deleteUser,
  disable,
  enable,
  listGroup,
  provesPassword,
  removeFromGroup,
  setAttribute,
  setPassword,
  signOutEverywhere,
  signUp,
} from './cognito-changes.ts';
import { type CognitoConfig, cognitoClient, cognitoLimits } from './cognito-client.ts';
import { cognitoTokens } from './cognito-tokens.ts';
import type { Identity } from './identity.ts';
import { listedPasswords, parseEmail, parseSub } from './password-fault.ts';

/** Cognito's limit for a user name. */
const maxEmailLength = 128;
/** A removed editor must lose access within a minute; Amazon limits the requests. */
const groupsMaxAgeMs = 30_000;

/**
 * An Amazon Cognito user pool, or one with its protocol, whose user name is the email. Opening sends no request, so the
 * site starts while the pool is unreachable.
 */
export async function openCognitoIdentity(
  config: CognitoConfig,
  clock: Clock = { now: () => new Date() },
  limits = cognitoLimits,
): Promise<Identity> {
  const sdk = await cognitoClient(config, limits);
  const cognito: Cognito = {
    sdk,
    UserPoolId: config.userPoolId,
    ClientId: config.userPoolClientId,
    compromisedPasswords: config.compromisedPasswords ?? listedPasswords,
  };
  const verify = await cognitoTokens(config, clock, limits);
  const groups = cache<readonly string[]>({ max: 1_000, maxAge: { ms: groupsMaxAgeMs, clock } });
  const withSub = async (
    text: string,
    change: (cognito: Cognito, sub: string) => Promise<boolean>,
  ): Promise<boolean> => {
    const sub = parseSub(text);
    return sub === null ? false : change(cognito, sub);
  };
  return {
    async findByEmail(text) {
      const email = parseEmail(text, maxEmailLength);
      const account = email === null ? null : await findAccount(cognito, email);
      // After a change of address, the old one may still be the user name.
      return account?.email === email ? account : null;
    },
    async findBySub(text) {
      const sub = parseSub(text);
      const account = sub === null ? null : await findAccount(cognito, sub);
      return account?.sub === sub ? account : null;
    },
    list: (page) => listAccounts(cognito, page),
    findMailboxes: (subs) => findMailboxes(cognito, subs),
    listGroup: (group) => listGroup(cognito, group),
    async signUp(account) {
      const email = parseEmail(account.email, maxEmailLength);
      if (email === null) return { status: 'refused', message: signupErrors.email };
      return signUp(cognito, { ...account, email });
    },
    async checkUnconfirmedPassword({ email: text, password }) {
      const email = parseEmail(text, maxEmailLength);
      return email !== null && provesPassword(cognito, clock, { email, password });
    },
    confirm: (sub) => withSub(sub, confirm),
    async setPassword(text, password) {
      const sub = parseSub(text);
      return sub === null ? { status: 'not-found' } : setPassword(cognito, sub, password);
    },
    setName: (text, name) => withSub(text, (_, sub) => setAttribute(cognito, sub, 'name', name)),
    addToGroup: (text, group) =>
      withSub(text, (_, sub) => addToGroup(cognito, sub, group).finally(() => groups.delete(sub))),
    removeFromGroup: (text, group) =>
      withSub(text, (_, sub) => removeFromGroup(cognito, sub, group).finally(() => groups.delete(sub))),
    isInGroup: async (sub, group) =>
      (await groups.get(sub, () => listEnabledUserGroups(cognito, sub))).includes(group),
    disable: (sub) => withSub(sub, disable),
    enable: (sub) => withSub(sub, enable),
    delete: (sub) => withSub(sub, deleteUser),
    signOutEverywhere: (sub) => withSub(sub, signOutEverywhere),
    // Cognito does not list sessions.
    listSessions: async () => null,
    // Cognito neither shows nor clears its lockouts, which last 15 minutes at most.
    listLockouts: async () => null,
    clearLockouts: async () => 'not-offered',
    verifyToken: cacheBearers(verify, clock),
  };
}
