import {
  requestReset as requestContract,
  resetPassword as resetContract,
  validateResetToken,
} from '@wayfare/contracts/calls/reset';
import type { FastifyInstance } from 'fastify';
import { noteRequest } from '#features/people/asked-by-address.ts';
import { hashOf } from '#features/people/person/secret-token.ts';
import { problem } from '#http/answers/problems.ts';
import { anHour, type Limits } from '#http/guards/limit.ts';
import { route } from '#http/guards/route.ts';
import { isGoodLink } from './reset-link-queries.ts';
import { resetPassword } from './reset-password.ts';
import type { ResetDeps } from './send-reset-link.ts';
import { resetRequestJob } from './work.ts';

const resetLimits = {
  requests: anHour('request-reset of a network', 30),
  looks: anHour('validate-token of a network', 30),
  resets: anHour('reset-password of a network', 30),
} as const;

export interface ResetRouteDeps extends ResetDeps {
  readonly limits: Limits;
}

export function resetRoutes(app: FastifyInstance, deps: ResetRouteDeps): void {
  const { limits } = deps;
  route(app, requestContract, {
    guards: { limit: limits.perNetwork(resetLimits.requests) },
    handler: async ({ body }) => {
      await noteRequest(deps, resetRequestJob, body.email);
      return {};
    },
  });
  route(app, validateResetToken, {
    guards: { limit: limits.perNetwork(resetLimits.looks) },
    handler: async ({ body }) => {
      if (!(await isGoodLink(deps.db, hashOf(body.token), deps.clock.now()))) throw problem('reset_expired');
      return {};
    },
  });
  route(app, resetContract, {
    guards: { limit: limits.perNetwork(resetLimits.resets) },
    handler: async ({ body }) => {
      await resetPassword(deps, body);
      return {};
    },
  });
}
