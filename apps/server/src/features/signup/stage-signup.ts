import { consentVersion } from '@wayfare/contracts/calls/auth';
import { addTime } from '@wayfare/contracts/rules/durations';
import { canonicalEmail, isSignupEmail } from '@wayfare/contracts/rules/email';
import { findNameError, normalizeName } from '@wayfare/contracts/rules/member-name';
import { type SignupDetails, signupErrors, validateSignup } from '@wayfare/contracts/rules/signup';
import type { IdentityAccount } from '#adapters/identity/identity.ts';
import { findFirstCheckoutTime } from '#features/billing/checkout-queries.ts';
import { closeCheckoutsUntilPaid } from '#features/billing/settle-checkouts.ts';
import { queueMail } from '#features/mail/mail-order.ts';
import { inProgressProblem, withLease } from '#features/person/lease-queries.ts';
import {
  addSignup,
  addSignupToken,
  deleteUnpaidSignupAndPerson,
  findPendingSignup,
  findPendingSignupByToken,
  type PendingSignup,
  revokeSignupTokens,
  saveSub,
} from '#features/person/signup-queries.ts';
import { problem } from '#http/responses/problems.ts';
import { hashToken } from '#secret-token.ts';
import { checkoutGuardMs, type SignupDeps, signupLifetimeMs } from './rate-limits.ts';

/** Normalizes the details. Throws signup_invalid. */
export function parseSignupDetails(input: SignupDetails): SignupDetails {
  const { password } = input;
  const name = normalizeName(input.name);
  const email = canonicalEmail(input.email);
  const verdict = validateSignup({ name, email, password });
  if (!verdict.isValid) throw invalid(signupErrors[verdict.reason]);
  if (!isMailable(email)) throw invalid(signupErrors.email);
  const nameError = findNameError(name);
  if (nameError !== null) throw invalid(nameError);
  return { name, email, password };
}

const invalid = (message: string) => problem('signup_invalid', { message });

/** Characters that the form accepts but that break a mail header. */
const unmailableCharacters = /[\p{Cc}<>",;:()[\]\\]/u;

export const isMailable = (email: string): boolean =>
  isSignupEmail(email) && !unmailableCharacters.test(email);

type SignupRequest = SignupDetails & {
  readonly token: string;
  /** The network address of the browser. */
  readonly address: string;
};

export async function stageSignup(deps: SignupDeps, request: SignupRequest): Promise<void> {
  return withLease(deps.db, request.email, () => stageUnderLease(deps, request));
}

/**
 * Creates the row, then the account, then saves the account's id, so that a crash leaves only an unpaid sign-up. The
 * next attempt or the cleanup task deletes it.
 */
async function stageUnderLease(deps: SignupDeps, request: SignupRequest): Promise<void> {
  const { db, identity } = deps;
  const account = await identity.findByEmail(request.email);
  if (account?.isConfirmed) {
    await mailExistingMember(deps, account);
    throw problem('account_exists');
  }
  const earlier = await findPendingSignup(db, request.email);
  const guard = await findCheckoutGuard(deps, earlier, request);
  if (earlier !== null && guard.isActive) return addBrowserOrRefuse(deps, earlier, request);
  const personId = await replaceSignup(deps, earlier, { ...request, guardedSince: guard.since });
  // Only the account found above: a newer one may belong to somebody else.
  if (account !== null) await deleteUnconfirmed(deps, account.sub);
  await createAccount(deps, personId, request);
}

interface CheckoutGuard {
  /** Another browser has an open payment page. */
  readonly isActive: boolean;
  /** Passed on to a replacing sign-up, so that starting again does not restart the guard. */
  readonly since: Date | null;
}

/** For half an hour after the first payment page was opened, another browser cannot replace the sign-up. */
async function findCheckoutGuard(
  { db, clock }: Pick<SignupDeps, 'db' | 'clock'>,
  signup: PendingSignup | null,
  browser: { readonly email: string; readonly token: string },
): Promise<CheckoutGuard> {
  if (signup === null || signup.isPaid) return { isActive: false, since: null };
  const now = clock.now();
  const openedAt = await findFirstCheckoutTime(db, signup.personId, now);
  const since = signup.guardedSince ?? openedAt;
  const own = await findPendingSignupByToken(db, browser, now);
  if (own?.signupId === signup.signupId) return { isActive: false, since };
  const isActive = openedAt !== null && since !== null && now < addTime(since, checkoutGuardMs);
  return { isActive, since: null };
}

/** Loads the account again, because an operator may have confirmed it meanwhile. */
async function deleteUnconfirmed({ identity }: SignupDeps, sub: string): Promise<void> {
  const account = await identity.findBySub(sub);
  if (account !== null && !account.isConfirmed) await identity.delete(sub);
}

/** The payment page of this address is open in another browser. The right password shows that it is the same person. */
async function addBrowserOrRefuse(
  { db, clock, identity }: SignupDeps,
  { signupId }: PendingSignup,
  { email, password, address, token }: SignupRequest,
): Promise<void> {
  if (!(await identity.checkUnconfirmedPassword({ email, password, address }))) throw guardedProblem();
  const expiresAt = addTime(clock.now(), signupLifetimeMs);
  await db.transaction((tx) => addSignupToken(tx, { signupId, tokenHash: hashToken(token), expiresAt }));
}

/** Tells the owner how to continue, without revealing whether or when a sign-up started. */
const guardedProblem = () =>
  problem('too_many_requests', {
    message:
      'This email cannot be signed up just now. If you have begun already, log in with the password that you chose and go on from there. Otherwise please try again in half an hour.',
    retryAfterSeconds: checkoutGuardMs / 1_000,
  });

/** Mails the existing member, at most once a day. */
async function mailExistingMember(
  { db, clock }: SignupDeps,
  { sub, email, name }: IdentityAccount,
): Promise<void> {
  const day = clock.now().toISOString().slice(0, 10);
  const order = { kind: 'already-member', to: { name, address: email } } as const;
  await queueMail(db, order, { key: `already-member:${sub}:${day}` });
}

/** Replaces an unpaid sign-up of the address. Throws signup_paid if it is paid. */
async function replaceSignup(
  deps: SignupDeps,
  earlier: PendingSignup | null,
  { email, name, token, guardedSince }: SignupRequest & { readonly guardedSince: Date | null },
): Promise<string> {
  const { db, clock } = deps;
  if (earlier !== null && !(await releaseSignup(deps, earlier))) throw problem('signup_paid');
  const createdAt = clock.now();
  const signup = {
    email,
    name,
    tokenHash: hashToken(token),
    consentVersion,
    createdAt,
    expiresAt: addTime(createdAt, signupLifetimeMs),
    guardedSince,
  };
  return db.transaction(async (tx) => {
    if (earlier !== null && !(await deleteUnpaidSignupAndPerson(tx, earlier.personId)))
      throw inProgressProblem();
    const personId = await addSignup(tx, signup);
    if (personId === null) throw inProgressProblem();
    return personId;
  });
}

/**
 * Closes the payment pages of an unpaid sign-up, so that it can be deleted. Revokes the tokens of its browsers first,
 * because they could open another page. False if the sign-up is paid.
 */
export async function releaseSignup(
  deps: SignupDeps,
  { signupId, personId, isPaid }: PendingSignup,
): Promise<boolean> {
  if (isPaid) return false;
  await revokeSignupTokens(deps.db, signupId);
  return (await closeCheckoutsUntilPaid(deps, personId)) === 'released';
}

async function createAccount(deps: SignupDeps, personId: string, request: SignupRequest): Promise<void> {
  const { db, identity } = deps;
  const { email, name, password } = request;
  const outcome = await identity.signUp({ email, name, password });
  if (outcome.status === 'created') {
    if (await saveSub(db, personId, outcome.sub)) return;
    await identity.delete(outcome.sub);
    throw inProgressProblem();
  }
  await deleteUnpaidSignupAndPerson(db, personId);
  if (outcome.status === 'email-taken') throw inProgressProblem();
  throw invalid(outcome.message);
}
