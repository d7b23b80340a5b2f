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
  confirm,
  deleteUser,
  disable,
  enable,
  provesPassword,
  setAttribute,
  setPassword,
  signOutEverywhere,
  signUp,
} from './cognito-changes.ts';
import { type CognitoConfig, cognitoClient, cognitoLimits } from './cognito-client.ts';
import { addToGroup, listGroup, removeFromGroup } from './cognito-groups.ts';
import { cognitoTokens } from './cognito-tokens.ts';
import type { Identity } from './identity.ts';
import { emailFrom, listedPasswords, subFrom } from './password-fault.ts';

/** Cognito takes no longer user name. */
const emailMaxLength = 128;
/** Less than the minute in which a removed editor must have stopped, and seldom enough for Amazon. */
const groupsGoodForMs = 30_000;

/**
 * An Amazon Cognito user pool, or one that speaks its protocol, whose user name is the email. Opening asks nothing of
 * it, so the site starts while it is away.
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
  const look = await cognitoTokens(config, clock, limits);
  const groups = cache<readonly string[]>({ max: 1_000, maxAge: { ms: groupsGoodForMs, clock } });
  const ifSomebody = async (
    text: string,
    change: (cognito: Cognito, sub: string) => Promise<boolean>,
  ): Promise<boolean> => {
    const sub = subFrom(text);
    return sub === null ? false : change(cognito, sub);
  };
  return {
    async findByEmail(text) {
      const email = emailFrom(text, emailMaxLength);
      const account = email === null ? null : await findAccount(cognito, email);
      // Whoever changed the address may still go by the old one as a user name.
      return account?.email === email ? account : null;
    },
    async findBySub(text) {
      const sub = subFrom(text);
      const account = sub === null ? null : await findAccount(cognito, sub);
      return account?.sub === sub ? account : null;
    },
    list: (page) => listAccounts(cognito, page),
    findMailboxes: (subs) => findMailboxes(cognito, subs),
    listGroup: (group) => listGroup(cognito, group),
    async signUp(account) {
      const email = emailFrom(account.email, emailMaxLength);
      if (email === null) return { status: 'refused', message: signupErrors.email };
      return signUp(cognito, { ...account, email });
    },
    async checkUnconfirmedPassword({ email: text, password }) {
      const email = emailFrom(text, emailMaxLength);
      return email !== null && provesPassword(cognito, clock, { email, password });
    },
    confirm: (sub) => ifSomebody(sub, confirm),
    async setPassword(text, password) {
      const sub = subFrom(text);
      return sub === null ? { status: 'not-found' } : setPassword(cognito, sub, password);
    },
    setName: (text, name) => ifSomebody(text, (_, sub) => setAttribute(cognito, sub, 'name', name)),
    addToGroup: (text, group) =>
      ifSomebody(text, (_, sub) => addToGroup(cognito, sub, group).finally(() => groups.delete(sub))),
    removeFromGroup: (text, group) =>
      ifSomebody(text, (_, sub) => removeFromGroup(cognito, sub, group).finally(() => groups.delete(sub))),
    isInGroup: async (sub, group) =>
      (await groups.get(sub, () => listEnabledUserGroups(cognito, sub))).includes(group),
    disable: (sub) => ifSomebody(sub, disable),
    enable: (sub) => ifSomebody(sub, enable),
    delete: (sub) => ifSomebody(sub, deleteUser),
    signOutEverywhere: (sub) => ifSomebody(sub, signOutEverywhere),
    // Amazon tells of devices, where it remembers them, and of no session.
    listSessions: async () => null,
    // Cognito neither shows nor clears its lockouts, which last 15 minutes at most.
    listLockouts: async () => null,
    clearLockouts: async () => 'not-offered',
    verifyToken: cacheBearers(look, clock),
  };
}
