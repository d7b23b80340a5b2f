import type { Failure } from '@wayfare/contracts/calls/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { DatabaseUnavailable } from '#adapters/db/database.ts';
import { IdentityUnavailable } from '#adapters/identity/identity.ts';
import { PaymentsNotSetUp, PaymentsUnavailable } from '#adapters/payments/payments.ts';
import { StorageUnavailable } from '#adapters/storage/storage.ts';
import { httpLimits } from '../limits.ts';
import { HttpProblem, type ProblemCode, problem } from './problems.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** See `Contract.failureField`. */
    failureField?: 'error';
    /** Whom the guards let through; see `Guard`. */
    allows?: readonly string[];
  }
}

/** Fastify's own refusals in our words. What is not here and not ours is a fault of ours. */
const fromFastify: Readonly<Record<string, ProblemCode>> = {
  FST_ERR_BAD_URL: 'malformed_url',
  FST_ERR_MAX_PARAM_LENGTH: 'malformed_url',
  FST_ERR_NOT_FOUND: 'no_such_route',
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed_request',
};

/** Trying again soon may work. */
const passing = [
  DatabaseUnavailable,
  IdentityUnavailable,
  PaymentsUnavailable,
  PaymentsNotSetUp,
  StorageUnavailable,
];

export function toProblem(error: unknown): HttpProblem {
  if (error instanceof HttpProblem) return error;
  if (passing.some((kind) => error instanceof kind)) {
    return problem('unavailable', { cause: error, retryAfterSeconds: httpLimits.retryAfterSeconds });
  }
  if (!(error instanceof Error)) return problem('internal', { cause: error });
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  // A visitor who hangs up in the middle of a body is no fault of ours.
  if (code === 'ECONNRESET' || code === 'ERR_STREAM_PREMATURE_CLOSE')
    return problem('malformed_request', { cause: error });
  return problem(fromFastify[code] ?? 'internal', { cause: error });
}

/** What a server answers that is older than its database: another one takes its place in a moment. */
export const outdatedProblem = (cause?: unknown): HttpProblem =>
  problem('unavailable', {
    message: 'The site is being brought up to date. Please try again in a moment.',
    cause: cause ?? new Error('This server is too old for its database'),
    retryAfterSeconds: httpLimits.retryAfterSeconds,
  });

/** The one error handler: every failure leaves in one form, and only what is ours to mend is logged in full. */
export function errorHandler(logger: Logger, isOutdated: () => boolean) {
  return (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    const given = toProblem(error);
    // A query may not fit the newer schema.
    const found = given.code === 'internal' && isOutdated() ? outdatedProblem(error) : given;
    const line = { requestId: request.id, route: request.routeOptions.url ?? null, code: found.code };
    if (found.code === 'internal') logger.error({ ...line, err: found.cause ?? found }, 'failed');
    // While the database is away there is one of these for each visitor: its reason is enough.
    if (found.code === 'unavailable') logger.warn({ ...line, reason: reasonOf(found) }, 'unavailable');
    answerProblem(found, request, reply);
  };
}

function reasonOf(error: Error): string {
  // Its own message explains what the cause only names.
  if (error instanceof StorageUnavailable) return error.message;
  return error.cause instanceof Error ? reasonOf(error.cause) : error.message;
}

export function answerProblem(found: HttpProblem, request: FastifyRequest, reply: FastifyReply): void {
  const failure: Failure = { code: found.code, message: found.message, requestId: request.id };
  const { failureField } = request.routeOptions.config;
  request.problemCode = found.code;
  const body = failureField === undefined ? failure : { ...failure, [failureField]: found.message };
  if (found.retryAfterSeconds !== undefined)
    reply.header('retry-after', String(Math.ceil(found.retryAfterSeconds)));
  if (found.allow !== undefined) reply.header('allow', found.allow.join(', '));
  if (found.code === 'authentication_required') reply.header('www-authenticate', 'Bearer');
  reply.code(found.status).header('cache-control', 'no-store').type('application/json; charset=utf-8');
  reply.send(JSON.stringify(body));
}
