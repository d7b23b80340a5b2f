import {
  requestReset as requestContract,
  resetPassword as resetContract,
  validateResetToken,
} from '@wayfare/contracts/reset';
import type { FastifyInstance } from 'fastify';
import { problem } from '#http/problems.ts';
import { route } from '#http/route.ts';
import { isGoodLink } from './queries.ts';
import { requestReset } from './request-reset.ts';
import { resetPassword } from './reset-password.ts';
import { hashOf } from './reset-token.ts';
import type { ResetDeps } from './send-reset-link.ts';

export function resetRoutes(app: FastifyInstance, deps: ResetDeps): void {
  route(app, requestContract, {
    handler: async ({ body }) => {
      await requestReset(deps.db, deps.queue, deps.clock, body.email);
      return {};
    },
  });
  route(app, validateResetToken, {
    handler: async ({ body }) => {
      if (!(await isGoodLink(deps.db, hashOf(body.token), deps.clock.now()))) throw problem('reset_expired');
      return {};
    },
  });
  route(app, resetContract, {
    handler: async ({ body }) => {
      await resetPassword(deps, body);
      return {};
    },
  });
}
