import { addTime, hours } from '@wayfare/contracts/rules/durations';
import type { Db } from '#adapters/db/database.ts';
import { getOrCreatePerson } from '#features/person/person-queries.ts';
import { findPendingSignupByToken } from '#features/person/signup-queries.ts';
import { requireMember } from '#http/guards/member.ts';
import { problem } from '#http/responses/problems.ts';
import type { BillingDeps } from './billing-deps.ts';

export interface Payer {
  readonly kind: 'signup' | 'member';
  readonly personId: string;
  readonly email: string;
  readonly name: string;
  /** The payment page expires then, by the clock of the server. */
  readonly expiresAt: Date;
  /** Called in the transaction that records the checkout. Locks the sign-up until its end. */
  readonly stillExists: (tx: Db) => Promise<boolean>;
}

/** The sign-up whose browser token is in the request. */
export async function getPayingVisitor(
  deps: BillingDeps,
  proof: { readonly email: string; readonly token: string },
): Promise<Payer> {
  const signup = await findPendingSignupByToken(deps.db, proof, deps.clock.now());
  if (signup === null) throw problem('signup_expired');
  if (signup.isPaid) throw problem('signup_paid');
  const { personId, email, name, expiresAt } = signup;
  return {
    kind: 'signup',
    personId,
    email,
    name,
    expiresAt,
    stillExists: async (tx) => (await findPendingSignupByToken(tx, proof, deps.clock.now())) !== null,
  };
}

export async function getPayingMember(
  { db, clock, identity }: BillingDeps,
  ...call: Parameters<ReturnType<typeof requireMember>>
): Promise<Payer> {
  const { sub } = await requireMember(identity)(...call);
  const account = await identity.findBySub(sub);
  if (account === null) throw problem('authentication_required');
  const now = clock.now();
  const personId = await getOrCreatePerson(db, sub, now);
  // Rounded to the hour, so that a double click reuses the same page.
  const hour = new Date(Math.floor(now.getTime() / hours(1)) * hours(1));
  const { email, name } = account;
  return {
    kind: 'member',
    personId,
    email,
    name,
    expiresAt: addTime(hour, hours(23)),
    stillExists: async () => true,
  };
}
