import { randomInt } from 'node:crypto';
import { canonicalEmail, isSignupEmail } from '@wayfare/contracts/rules/email';
import { findNameError, normalizeName } from '@wayfare/contracts/rules/member-name';
import type { MemberGroup } from '@wayfare/contracts/rules/policies';
import { signupErrors } from '@wayfare/contracts/rules/signup';
import type { Db } from '#adapters/db/database.ts';
import type { Identity } from '#adapters/identity/identity.ts';
import type { Clock } from '#clock.ts';
import { grantComplimentary } from '#features/billing/access-queries.ts';

export interface NewMember {
  readonly email: string;
  readonly name: string;
  readonly password: string;
  readonly groups: readonly MemberGroup[];
  readonly isComplimentary: boolean;
}

interface CreateMemberDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly identity: Identity;
}

type CreateOutcome =
  | { readonly status: 'created'; readonly sub: string }
  | { readonly status: 'refused'; readonly message: string };

const refused = (message: string): CreateOutcome => ({ status: 'refused', message });

/** Creates a confirmed member: an operator vouches for the address. */
export async function createMember(
  { db, clock, identity }: CreateMemberDeps,
  member: NewMember,
): Promise<CreateOutcome> {
  const email = canonicalEmail(member.email);
  const name = normalizeName(member.name);
  if (name === '') return refused('The name is empty.');
  const nameError = findNameError(name);
  if (nameError !== null) return refused(nameError);
  if (!isSignupEmail(email)) return refused(signupErrors.email);
  const account = await identity.signUp({ email, name, password: member.password });
  if (account.status === 'email-taken') return refused(`There is an account for ${email} already.`);
  if (account.status === 'refused') return account;
  await identity.confirm(account.sub);
  for (const group of member.groups) await identity.addToGroup(account.sub, group);
  if (member.isComplimentary) await grantComplimentary(db, account.sub, { now: clock.now() });
  return { status: 'created', sub: account.sub };
}

interface SampleMember {
  readonly email: string;
  readonly password: string;
  readonly may: string;
}

const samples: readonly (Omit<NewMember, 'password'> & Pick<SampleMember, 'may'>)[] = [
  { name: 'Ruth', email: 'ruth@wayfare.example', groups: [], isComplimentary: true, may: 'reads' },
  {
    name: 'Luke',
    email: 'luke@wayfare.example',
    groups: ['blog-admin', 'homily-admin'],
    isComplimentary: true,
    may: 'writes',
  },
];

// Without letters and digits that look alike.
const letters = 'abcdefghjkmnpqrstuvwxyz';
const randomLetters = (count: number): string =>
  Array.from({ length: count }, () => letters[randomInt(letters.length)]).join('');

const createPassword = (): string =>
  `${randomLetters(5)}-${randomLetters(5).toUpperCase()}-${randomInt(2, 10)}${randomLetters(5)}`;

/**
 * Adds members for trying the site, if there are none yet. The passwords are returned once and stored only as
 * verifiers.
 */
export async function addSampleMembers(deps: CreateMemberDeps): Promise<readonly SampleMember[]> {
  const { accounts } = await deps.identity.list({ after: null, limit: 1 });
  if (accounts.length > 0) return [];
  const added: SampleMember[] = [];
  for (const { may, ...sample } of samples) {
    const password = createPassword();
    const outcome = await createMember(deps, { ...sample, password });
    if (outcome.status === 'created') added.push({ email: sample.email, password, may });
  }
  return added;
}
