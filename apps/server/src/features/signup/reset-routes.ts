import {
  requestReset as requestContract,
  resetPassword as resetContract,
  validateResetToken,
} from '@wayfare/contracts/calls/reset';
import type { FastifyInstance } from 'fastify';
import { hashToken } from '#features/person/secret-token.ts';
import { route } from '#http/guards/route.ts';
import { problem } from '#http/responses/problems.ts';
import { callLimits, queueMailRequest } from './rate-limits.ts';
import { findResetLinkOwner } from './reset-link-queries.ts';
import { type ResetDeps, resetPassword, resetRequestJob } from './reset-password.ts';

export function resetRoutes(app: FastifyInstance, deps: ResetDeps): void {
  const { limits } = deps;
  route(app, requestContract, {
    guards: { limit: limits.perNetwork(callLimits.resetRequests) },
    handler: async ({ body, request }) => {
      await queueMailRequest(deps, resetRequestJob, { email: body.email, ip: request.ip });
      return {};
    },
  });
  route(app, validateResetToken, {
    guards: { limit: limits.perNetwork(callLimits.resetTokenChecks) },
    handler: async ({ body }) => {
      if ((await findResetLinkOwner(deps.db, hashToken(body.token), deps.clock.now())) === null)
        throw problem('reset_expired');
      return {};
    },
  });
  route(app, resetContract, {
    guards: { limit: limits.perNetwork(callLimits.resets) },
    handler: async ({ body }) => {
      const email = await resetPassword(deps, body);
      return email === null ? {} : { email };
    },
  });
}
