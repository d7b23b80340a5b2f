import { randomUUID } from 'node:crypto';
import {
  checkPassword as checkContract,
  confirm,
  csrfHeader,
  resendConfirmation,
  resumeSignup as resumeContract,
  storeSignup,
  verifyCheckout as verifyContract,
} from '@wayfare/contracts/calls/auth';
import { addTime } from '@wayfare/contracts/rules/durations';
import { canonicalEmail } from '@wayfare/contracts/rules/email';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { withLease } from '#features/person/lease-queries.ts';
import { findPersonAndSignup } from '#features/person/person-queries.ts';
import { addSignupToken, findPendingSignup } from '#features/person/signup-queries.ts';
import { toNetwork } from '#http/client-network.ts';
import type { RateLimit } from '#http/guards/rate-limit.ts';
import { route } from '#http/guards/route.ts';
import { problem } from '#http/responses/problems.ts';
import { hashToken, isSameSecret } from '#secret-token.ts';
import { verifyCheckout } from '../billing/settle-checkouts.ts';
import { confirmSignup, getLinkRedirect } from './confirm-signup.ts';
import { callLimits, queueMailRequest, type SignupDeps, signupLifetimeMs } from './rate-limits.ts';
import { resendJob } from './resend-confirmation.ts';
import { parseSignupDetails, stageSignup } from './stage-signup.ts';

interface Resumption {
  readonly email: string;
  readonly password: string;
  /** Token of the browser that will pay. */
  readonly token: string;
  readonly address: string;
}

/**
 * Lets another browser pay for an unpaid sign-up, after its password is verified. All failures return the same error
 * after the same work, so that nothing reveals which addresses have a sign-up.
 */
async function resumeSignup(
  { db, clock, identity }: Pick<SignupDeps, 'db' | 'clock' | 'identity'>,
  { email: input, password, token, address }: Resumption,
): Promise<void> {
  const email = canonicalEmail(input);
  const claimed = await findPendingSignup(db, email);
  const proof = { email: claimed?.email ?? `${randomUUID()}@unknown.invalid`, password, address };
  if (!(await identity.checkUnconfirmedPassword(proof)) || claimed === null)
    throw problem('signup_credentials_wrong');
  await withLease(db, email, async () => {
    const signup = await findPendingSignup(db, email);
    if (signup?.signupId !== claimed.signupId) throw problem('signup_credentials_wrong');
    if (signup.isPaid) throw problem('signup_paid');
    const expiresAt = addTime(clock.now(), signupLifetimeMs);
    await db.transaction((tx) =>
      addSignupToken(tx, { signupId: signup.signupId, tokenHash: hashToken(token), expiresAt }),
    );
  });
}

export function signupRoutes(app: FastifyInstance, deps: SignupDeps): void {
  const { limits } = deps;
  const perNetwork = (limit: RateLimit) => ({ limit: limits.perNetwork(limit) });
  route(app, storeSignup, perNetwork(callLimits.signupsPerNetwork), async ({ body, request }) => {
    const { token, csrfToken, ...input } = body;
    if (!isSameSecret(request.headers[csrfHeader], csrfToken)) throw problem('csrf_mismatch');
    const details = parseSignupDetails(input);
    await limits.count(callLimits.signupsPerEmail, `${details.email} ${toNetwork(request.ip)}`);
    await stageSignup(deps, { ...details, token, address: request.ip });
    return {};
  });
  route(app, checkContract, perNetwork(callLimits.passwordChecks), async ({ body, reply }) => {
    reply.header('cache-control', 'no-store');
    return { isCommon: await deps.knownPasswords.has(body.password) };
  });
  route(app, resumeContract, perNetwork(callLimits.resumptions), async ({ body, request }) => {
    await resumeSignup(deps, { ...body, address: request.ip });
    return {};
  });
  route(app, verifyContract, perNetwork(callLimits.verifications), async ({ body }) => {
    const verdict = await verifyCheckout(deps, body.session_id);
    if (verdict.status !== 'verified') throw problem(`checkout_${verdict.status}`);
    const email = await findEmail(deps, verdict.personId);
    const { payment } = verdict;
    return {
      ...(email === null ? {} : { email }),
      ...(payment === null
        ? {}
        : { payment: { ...payment, nextChargeAt: payment.nextChargeAt.toISOString() } }),
    };
  });
  route(app, confirm, perNetwork(callLimits.confirmations), async ({ body }) => {
    await confirmSignup(deps, body);
    return { success: true };
  });
  route(app, resendConfirmation, perNetwork(callLimits.resends), async ({ body, request }) => {
    await queueMailRequest(deps, resendJob, { email: body.email, ip: request.ip });
    return {};
  });
  // The mailed link is a GET at the path of the call that confirms.
  app.get(`/api/${confirm.service}${confirm.path}`, (request, reply) => redirectLink(deps, request, reply));
}

/** The address that the mails about a payment go to: the sign-up's until it is confirmed, then the account's. */
async function findEmail({ db, identity }: SignupDeps, personId: string): Promise<string | null> {
  const person = await findPersonAndSignup(db, personId);
  if (person === null) return null;
  const { sub, signup } = person;
  if (signup !== null && !signup.isConfirmed) return signup.email;
  const account = sub === null ? null : await identity.findBySub(sub);
  return account?.email ?? null;
}

async function redirectLink(deps: SignupDeps, { query }: FastifyRequest, reply: FastifyReply) {
  const target = await getLinkRedirect(deps, query);
  // The target contains the token of the link, so it must not be cached or sent as a referrer.
  reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
  return reply.redirect(target, 302);
}
