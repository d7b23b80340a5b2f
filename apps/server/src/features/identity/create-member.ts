import { canonicalEmail, isSignupEmail } from '@wayfare/contracts/rules/email';
import { findNameError, normalizeName } from '@wayfare/contracts/rules/member-name';
import type { MemberGroup } from '@wayfare/contracts/rules/policies';
import { signupErrors } from '@wayfare/contracts/rules/signup';
import type { Clock } from '#adapters/clock/clock.ts';
import type { Db } from '#adapters/db/database.ts';
import type { Identity } from '#adapters/identity/identity.ts';
import { grantComplimentary } from '../billing/subscription/access.ts';

export interface NewMember {
  readonly email: string;
  readonly name: string;
  readonly password: string;
  readonly groups: readonly MemberGroup[];
  readonly isComplimentary: boolean;
}

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly identity: Identity;
}

export type CreateOutcome =
  | { readonly status: 'created'; readonly sub: string }
  | { readonly status: 'refused'; readonly message: string };

const refused = (message: string): CreateOutcome => ({ status: 'refused', message });

/** A member who was not asked to confirm, because somebody who runs the site vouches for the address. */
export async function createMember({ db, clock, identity }: Needs, given: NewMember): Promise<CreateOutcome> {
  const email = canonicalEmail(given.email);
  const name = normalizeName(given.name);
  if (name === '') return refused('The name is empty.');
  const fault = findNameError(name);
  if (fault !== null) return refused(fault);
  if (!isSignupEmail(email)) return refused(signupErrors.email);
  const account = await identity.signUp({ email, name, password: given.password });
  if (account.status === 'email-taken') return refused(`There is an account for ${email} already.`);
  if (account.status === 'refused') return account;
  await identity.confirm(account.sub);
  for (const group of given.groups) await identity.addToGroup(account.sub, group);
  if (given.isComplimentary) await grantComplimentary(db, account.sub, { now: clock.now() });
  return { status: 'created', sub: account.sub };
}
