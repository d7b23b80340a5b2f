import {
  requestReset as requestContract,
  resetPassword as resetContract,
  validateResetToken,
} from '@wayfare/contracts/calls/reset';
import type { FastifyInstance } from 'fastify';
import type { RateLimit } from '#http/guards/rate-limit.ts';
import { route } from '#http/guards/route.ts';
import { problem } from '#http/responses/problems.ts';
import { hashToken } from '#secret-token.ts';
import { callLimits, queueMailRequest } from './rate-limits.ts';
import { findResetLinkOwner } from './reset-link-queries.ts';
import { type ResetDeps, resetPassword, resetRequestJob } from './reset-password.ts';

export function resetRoutes(app: FastifyInstance, deps: ResetDeps): void {
  const perNetwork = (limit: RateLimit) => ({ limit: deps.limits.perNetwork(limit) });
  route(app, requestContract, perNetwork(callLimits.resetRequests), async ({ body, request }) => {
    await queueMailRequest(deps, resetRequestJob, { email: body.email, ip: request.ip });
    return {};
  });
  route(app, validateResetToken, perNetwork(callLimits.resetTokenChecks), async ({ body }) => {
    if ((await findResetLinkOwner(deps.db, hashToken(body.token), deps.clock.now())) === null)
      throw problem('reset_expired');
    return {};
  });
  route(app, resetContract, perNetwork(callLimits.resets), async ({ body }) => {
    const email = await resetPassword(deps, body);
    return email === null ? {} : { email };
  });
}
