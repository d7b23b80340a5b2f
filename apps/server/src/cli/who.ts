import type { Identity, IdentityAccount } from '#adapters/identity/identity.ts';
import { CommandFault } from './operator.ts';
import type { Row } from './print.ts';

/** By mail address or by id, as the operator has it at hand. */
export async function getAccount(identity: Identity, who: string): Promise<IdentityAccount> {
  const account = await (who.includes('@') ? identity.findByEmail(who) : identity.findBySub(who));
  if (account === null) throw new CommandFault(`There is no account for ${who}.`);
  return account;
}

export function stateOf({ isConfirmed, isEnabled }: IdentityAccount): string {
  if (!isEnabled) return 'disabled';
  return isConfirmed ? 'confirmed' : 'unconfirmed';
}

export const accountRow = (account: IdentityAccount): Row => ({
  email: account.email,
  name: account.name,
  state: stateOf(account),
  groups: account.groups,
  since: account.createdAt.toISOString().slice(0, 10),
  id: account.sub,
});
