import { consentVersion } from '@wayfare/contracts/calls/auth';
import { addTime } from '@wayfare/contracts/rules/durations';
import type { SignupDetails } from '@wayfare/contracts/rules/signup';
import type { IdentityAccount } from '#adapters/identity/identity.ts';
import { queueMail } from '#features/mail/mail-order.ts';
import { busy, withLease } from '#features/person/lease-queries.ts';
import { saveSub } from '#features/person/person-queries.ts';
import { hashOf } from '#features/person/secret-token.ts';
import {
  addBrowser,
  addSignup,
  findOpenSignup,
  type OpenSignup,
  removeUnpaidSignup,
} from '#features/person/signup-queries.ts';
import { problem } from '#http/responses/problems.ts';
import { guardOf, isReleased } from './open-payment-page.ts';
import { guardedForMs, type PeopleDeps, stagedForMs } from './rate-limits.ts';

type Staging = SignupDetails & {
  readonly token: string;
  /** The network address of the browser. */
  readonly address: string;
};

export async function stageSignup(deps: PeopleDeps, staging: Staging): Promise<void> {
  return withLease(deps.db, staging.email, () => stage(deps, staging));
}

/**
 * In this order, so that a server that dies in the middle leaves nothing but an unpaid signup: first its row, then the
 * account, then the account's id. The next attempt, or the job that forgets, takes away what it finds.
 */
async function stage(deps: PeopleDeps, staging: Staging): Promise<void> {
  const { db, identity } = deps;
  const account = await identity.findByEmail(staging.email);
  if (account?.isConfirmed) {
    await tellMember(deps, account);
    throw problem('account_exists');
  }
  const earlier = await findOpenSignup(db, staging.email);
  const guard = await guardOf(deps, earlier, staging);
  if (earlier !== null && guard.status === 'another-browser') return shareOrRefuse(deps, earlier, staging);
  const personId = await takePlace(deps, earlier, { ...staging, guardedSince: guard.since });
  // The one that was seen above, and no other: a newer one may be somebody else's by now.
  if (account !== null) await deleteUnconfirmed(deps, account.sub);
  await openAccount(deps, personId, staging);
}

/** Whoever runs the site may have vouched for the address a moment ago. */
async function deleteUnconfirmed({ identity }: PeopleDeps, sub: string): Promise<void> {
  const account = await identity.findBySub(sub);
  if (account !== null && !account.isConfirmed) await identity.delete(sub);
}

/** Somebody stands at the payment page with this address. It may be the same person, who then knows the password. */
async function shareOrRefuse(
  { db, clock, identity }: PeopleDeps,
  { signupId }: OpenSignup,
  { email, password, address, token }: Staging,
): Promise<void> {
  if (!(await identity.provesPassword({ email, password, address }))) throw notNow();
  const until = addTime(clock.now(), stagedForMs);
  await db.transaction((within) => addBrowser(within, { signupId, tokenHash: hashOf(token), until }));
}

/** It leads the owner on, and tells a stranger neither that somebody has begun nor when. */
const notNow = () =>
  problem('too_many_requests', {
    message:
      'This email cannot be signed up just now. If you have begun already, log in with the password that you chose and go on from there. Otherwise please try again in half an hour.',
    retryAfterSeconds: guardedForMs / 1_000,
  });

/** Whoever has forgotten the account is led back to it by mail, and whoever did not ask learns of it: once a day. */
async function tellMember(
  { db, clock, queue }: PeopleDeps,
  { sub, email, name }: IdentityAccount,
): Promise<void> {
  const day = clock.now().toISOString().slice(0, 10);
  const order = { kind: 'already-member', to: { name, address: email } } as const;
  await queueMail(db, queue, order, { key: `already-member:${sub}:${day}` });
}

/** The signup takes the place of an unpaid one with the same address; a paid one stays. */
async function takePlace(
  deps: PeopleDeps,
  earlier: OpenSignup | null,
  { email, name, token, guardedSince }: Staging & { readonly guardedSince: Date | null },
): Promise<string> {
  const { db, clock } = deps;
  if (earlier !== null && !(await isReleased(deps, earlier))) throw problem('signup_paid');
  const stagedAt = clock.now();
  const signup = {
    email,
    name,
    browserTokenHash: hashOf(token),
    consentVersion,
    stagedAt,
    expiresAt: addTime(stagedAt, stagedForMs),
    guardedSince,
  };
  return db.transaction(async (within) => {
    if (earlier !== null && !(await removeUnpaidSignup(within, earlier.personId))) throw busy();
    const personId = await addSignup(within, signup);
    if (personId === null) throw busy();
    return personId;
  });
}

async function openAccount(deps: PeopleDeps, personId: string, staging: Staging): Promise<void> {
  const { db, identity } = deps;
  const { email, name, password } = staging;
  const outcome = await identity.signUp({ email, name, password });
  if (outcome.status === 'created') {
    if (await saveSub(db, personId, outcome.sub)) return;
    await identity.delete(outcome.sub);
    throw busy();
  }
  await removeUnpaidSignup(db, personId);
  if (outcome.status === 'email-taken') throw busy();
  throw problem('signup_invalid', { message: outcome.message });
}
