import {
  confirm,
  csrfHeader,
  resendConfirmation,
  resumeSignup as resumeContract,
  storeSignup,
  verifyCheckout,
} from '@wayfare/contracts/calls/auth';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { problem } from '#http/answers/problems.ts';
import { route } from '#http/guards/route.ts';
import { isSameSecret } from '#http/guards/same-secret.ts';
import { networkOf } from '#http/server/network-of.ts';
import { noteRequest } from './asked-by-address.ts';
import type { AuthDeps } from './auth-deps.ts';
import { authLimits } from './auth-limits.ts';
import { confirmSignup } from './confirming/confirm-signup.ts';
import { resendJob } from './confirming/resend-confirmation.ts';
import { whereLinkLeads } from './confirming/where-link-leads.ts';
import { emailOfPerson } from './email-of-person.ts';
import { resumeSignup } from './signing-up/resume-signup.ts';
import { readDetails } from './signing-up/signup-details.ts';
import { stageSignup } from './signing-up/stage-signup.ts';

export function authRoutes(app: FastifyInstance, deps: AuthDeps): void {
  const { limits } = deps;
  route(app, storeSignup, {
    guards: { limit: limits.perNetwork(authLimits.signupsOfNetwork) },
    handler: async ({ body: { token, csrfToken, ...typed }, request }) => {
      if (!isSameSecret(request.headers[csrfHeader], csrfToken)) throw problem('csrf_mismatch');
      const details = readDetails(typed);
      await limits.count(authLimits.signupsOfEmail, `${details.email} ${networkOf(request.ip)}`);
      await stageSignup(deps, { ...details, token, address: request.ip });
      return {};
    },
  });
  route(app, resumeContract, {
    guards: { limit: limits.perNetwork(authLimits.resumptions) },
    handler: async ({ body, request }) => {
      await resumeSignup(deps, { ...body, address: request.ip });
      return {};
    },
  });
  route(app, confirm, {
    guards: { limit: limits.perNetwork(authLimits.confirmations) },
    handler: async ({ body }) => {
      await confirmSignup(deps, body);
      return { success: true };
    },
  });
  route(app, resendConfirmation, {
    guards: { limit: limits.perNetwork(authLimits.resends) },
    handler: async ({ body }) => {
      await noteRequest(deps, resendJob, body.email);
      return {};
    },
  });
  route(app, verifyCheckout, {
    guards: { limit: limits.perNetwork(authLimits.verifications) },
    handler: async ({ body }) => {
      const verdict = await deps.verifyCheckout(body.session_id);
      if (verdict.status !== 'verified') throw problem(`checkout_${verdict.status}`);
      const email = await emailOfPerson(deps, verdict.personId);
      return email === null ? {} : { email };
    },
  });
  // What the mailed link itself opens, at the address of the call that confirms.
  app.get(`/api/${confirm.service}${confirm.path}`, (request, reply) => followLink(deps, request, reply));
}

async function followLink(deps: AuthDeps, { query }: FastifyRequest, reply: FastifyReply) {
  const address = await whereLinkLeads(deps, query);
  // The address bears the link's token: nobody keeps it, and no other site hears of it.
  reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
  return reply.redirect(address, 302);
}
