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
    /** The callers that pass the guards; see `Guard`. */
    allows?: readonly string[];
  }
}

/** Codes of Fastify errors that are the client's fault. All others become `internal`. */
const fromFastify: Readonly<Record<string, ProblemCode>> = {
  FST_ERR_BAD_URL: 'malformed_url',
  FST_ERR_MAX_PARAM_LENGTH: 'malformed_url',
  FST_ERR_NOT_FOUND: 'no_such_route',
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed_request',
};

const temporaryErrors = [
  DatabaseUnavailable,
  IdentityUnavailable,
  PaymentsUnavailable,
  PaymentsNotSetUp,
  StorageUnavailable,
];

export function toProblem(error: unknown): HttpProblem {
  if (error instanceof HttpProblem) return error;
  if (temporaryErrors.some((kind) => error instanceof kind)) {
    return problem('unavailable', { cause: error, retryAfterSeconds: httpLimits.retryAfterSeconds });
  }
  if (!(error instanceof Error)) return problem('internal', { cause: error });
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  // The client closed the connection in the middle of the body.
  if (code === 'ECONNRESET' || code === 'ERR_STREAM_PREMATURE_CLOSE')
    return problem('malformed_request', { cause: error });
  return problem(fromFastify[code] ?? 'internal', { cause: error });
}

/** For a server that is older than its database schema and is about to be replaced. */
export const outdatedProblem = (cause?: unknown): HttpProblem =>
  problem('unavailable', {
    message: 'The site is being brought up to date. Please try again in a moment.',
    cause: cause ?? new Error('This server is too old for its database'),
    retryAfterSeconds: httpLimits.retryAfterSeconds,
  });

/** Sends every failure in one form. Only internal errors are logged in full. */
export function errorHandler(logger: Logger, isOutdated: () => boolean) {
  return (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    const original = toProblem(error);
    // A query may have failed because of the newer schema.
    const httpProblem = original.code === 'internal' && isOutdated() ? outdatedProblem(error) : original;
    const line = { requestId: request.id, route: request.routeOptions.url ?? null, code: httpProblem.code };
    if (httpProblem.code === 'internal')
      logger.error({ ...line, err: httpProblem.cause ?? httpProblem }, 'failed');
    // During an outage there is one line per request, so only the reason is logged.
    if (httpProblem.code === 'unavailable')
      logger.warn({ ...line, reason: findReason(httpProblem) }, 'unavailable');
    answerProblem(httpProblem, request, reply);
  };
}

function findReason(error: Error): string {
  // Its message says more than the cause.
  if (error instanceof StorageUnavailable) return error.message;
  return error.cause instanceof Error ? findReason(error.cause) : error.message;
}

export function answerProblem(httpProblem: HttpProblem, request: FastifyRequest, reply: FastifyReply): void {
  const failure: Failure = { code: httpProblem.code, message: httpProblem.message, requestId: request.id };
  const { failureField } = request.routeOptions.config;
  request.problemCode = httpProblem.code;
  const body = failureField === undefined ? failure : { ...failure, [failureField]: httpProblem.message };
  if (httpProblem.retryAfterSeconds !== undefined)
    reply.header('retry-after', String(Math.ceil(httpProblem.retryAfterSeconds)));
  if (httpProblem.allow !== undefined) reply.header('allow', httpProblem.allow.join(', '));
  if (httpProblem.code === 'authentication_required') reply.header('www-authenticate', 'Bearer');
  reply.code(httpProblem.status).header('cache-control', 'no-store').type('application/json; charset=utf-8');
  reply.send(JSON.stringify(body));
}
