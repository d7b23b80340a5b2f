import {
  checkPassword as checkContract,
  confirm,
  csrfHeader,
  resendConfirmation,
  resumeSignup as resumeContract,
  storeSignup,
  verifyCheckout as verifyContract,
} from '@wayfare/contracts/calls/auth';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findPersonAndSignup } from '#features/person/person-queries.ts';
import { toNetwork } from '#http/client-network.ts';
import { route } from '#http/guards/route.ts';
import { isSameSecret } from '#http/guards/shared-secret.ts';
import { problem } from '#http/responses/problems.ts';
import { verifyCheckout } from '../billing/settle-checkouts.ts';
import { confirmSignup, getLinkRedirect } from './confirm-signup.ts';
import { callLimits, queueMailRequest, type SignupDeps } from './rate-limits.ts';
import { resendJob } from './resend-confirmation.ts';
import { resumeSignup } from './resume-signup.ts';
import { parseSignupDetails } from './signup-details.ts';
import { stageSignup } from './stage-signup.ts';
import { suggestPassword } from './suggest-password.ts';

export function signupRoutes(app: FastifyInstance, deps: SignupDeps): void {
  stagingRoutes(app, deps);
  confirmationRoutes(app, deps);
}

function stagingRoutes(app: FastifyInstance, deps: SignupDeps): void {
  const { limits } = deps;
  route(app, storeSignup, {
    guards: { limit: limits.perNetwork(callLimits.signupsPerNetwork) },
    handler: async ({ body: { token, csrfToken, ...input }, request }) => {
      if (!isSameSecret(request.headers[csrfHeader], csrfToken)) throw problem('csrf_mismatch');
      const details = parseSignupDetails(input);
      await limits.count(callLimits.signupsPerEmail, `${details.email} ${toNetwork(request.ip)}`);
      await stageSignup(deps, { ...details, token, address: request.ip });
      return {};
    },
  });
  route(app, checkContract, {
    guards: { limit: limits.perNetwork(callLimits.passwordChecks) },
    handler: async ({ body, reply }) => {
      reply.header('cache-control', 'no-store');
      const isCommon = await deps.knownPasswords.has(body.password);
      return { isCommon, suggestion: isCommon ? suggestPassword(body.email) : null };
    },
  });
  route(app, resumeContract, {
    guards: { limit: limits.perNetwork(callLimits.resumptions) },
    handler: async ({ body, request }) => {
      await resumeSignup(deps, { ...body, address: request.ip });
      return {};
    },
  });
  route(app, verifyContract, {
    guards: { limit: limits.perNetwork(callLimits.verifications) },
    handler: async ({ body }) => {
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
    },
  });
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

function confirmationRoutes(app: FastifyInstance, deps: SignupDeps): void {
  const { limits } = deps;
  route(app, confirm, {
    guards: { limit: limits.perNetwork(callLimits.confirmations) },
    handler: async ({ body }) => {
      await confirmSignup(deps, body);
      return { success: true };
    },
  });
  route(app, resendConfirmation, {
    guards: { limit: limits.perNetwork(callLimits.resends) },
    handler: async ({ body, request }) => {
      await queueMailRequest(deps, resendJob, { email: body.email, ip: request.ip });
      return {};
    },
  });
  // The mailed link is a GET at the path of the call that confirms.
  app.get(`/api/${confirm.service}${confirm.path}`, (request, reply) => redirectLink(deps, request, reply));
}

async function redirectLink(deps: SignupDeps, { query }: FastifyRequest, reply: FastifyReply) {
  const target = await getLinkRedirect(deps, query);
  // The target contains the token of the link, so it must not be cached or sent as a referrer.
  reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
  return reply.redirect(target, 302);
}
