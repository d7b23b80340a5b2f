import type { Identity, IdentityAccount } from '#adapters/identity/identity.ts';
import { CommandError } from './operator.ts';
import type { Row } from './print.ts';

/** Iterates over all accounts, page by page. */
export async function* listAccounts(identity: Identity): AsyncIterable<IdentityAccount> {
  let after: string | null = null;
  do {
    const page: Awaited<ReturnType<Identity['list']>> = await identity.list({ after, limit: 60 });
    yield* page.accounts;
    after = page.next;
  } while (after !== null);
}

/** Finds an account by mail address or id. Throws `CommandError` if there is none. */
export async function getAccount(identity: Identity, who: string): Promise<IdentityAccount> {
  const account = await (who.includes('@') ? identity.findByEmail(who) : identity.findBySub(who));
  if (account === null) throw new CommandError(`There is no account for ${who}.`);
  return account;
}

export function accountState({ isConfirmed, isEnabled }: IdentityAccount): string {
  if (!isEnabled) return 'disabled';
  return isConfirmed ? 'confirmed' : 'unconfirmed';
}

export const accountRow = (account: IdentityAccount): Row => ({
  email: account.email,
  name: account.name,
  state: accountState(account),
  groups: account.groups,
  since: account.createdAt.toISOString().slice(0, 10),
  id: account.sub,
});
