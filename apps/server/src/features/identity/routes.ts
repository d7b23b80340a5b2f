import {
  bodyErrorResponse,
  corsOptions,
  maxBodyBytes,
  type PoolResponse,
  type UserPool,
} from '@wayfare/user-pool';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseUnavailable } from '#adapters/db/database.ts';
import { allowOrigin } from '#http/guards/cors.ts';
import { isLoadTest } from '#http/guards/rate-limit.ts';

const retryAfterSeconds = '5';
const wireType = 'application/x-amz-json-1.1';

interface IdentityRouteDeps {
  readonly pool: UserPool;
  readonly poolId: string;
  /** Exempts a load test from the limits per network address. */
  readonly loadTestKey?: string | undefined;
  /** The origin of the pages, if the pool has its own. */
  readonly pagesOrigin: string | null;
}

/** The embedded user pool, at the path that a Cognito client posts to. */
export async function identityRoutes(app: FastifyInstance, parts: IdentityRouteDeps): Promise<void> {
  await app.register(async (scope) => {
    // The pool parses bodies itself, to answer malformed ones in its protocol.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      wireType,
      { parseAs: 'buffer', bodyLimit: maxBodyBytes },
      (_request, body, done) => done(null, body),
    );
    scope.setErrorHandler((error, _request, reply) => {
      const bodyFault = findBodyFault(error);
      // Other errors are handled as everywhere on the site.
      if (bodyFault === null) throw error;
      return send(reply, bodyErrorResponse(bodyFault));
    });
    const paths = ['/identity', '/identity/'];
    for (const path of paths)
      scope.post<{ Body: Buffer | undefined }>(path, (request, reply) => handleCall(parts, request, reply));
    if (parts.pagesOrigin !== null)
      allowOrigin(scope, { ...corsOptions, origin: parts.pagesOrigin, paths, covers: () => true });
    const wellKnown = `/identity/${parts.poolId}/.well-known`;
    scope.get(`${wellKnown}/jwks.json`, async (_request, reply) => {
      reply.header('cache-control', 'public, max-age=300');
      return parts.pool.jsonWebKeySet();
    });
    scope.get(`${wellKnown}/openid-configuration`, async (_request, reply) => {
      reply.header('cache-control', 'public, max-age=300');
      return parts.pool.openidConfiguration();
    });
  });
}

async function handleCall(
  { pool, loadTestKey }: IdentityRouteDeps,
  request: FastifyRequest<{ Body: Buffer | undefined }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { status, headers, body, error } = await pool.handle({
    // The raw URL, because signatures cover it.
    method: request.method,
    url: request.originalUrl,
    headers: request.headers,
    body: request.body ?? '',
    address: request.ip,
    isExemptFromAddressLimits: isLoadTest(request, loadTestKey),
  });
  if (error !== undefined) request.log.error({ requestId: request.id, err: error }, 'The user pool failed');
  // Clients retry after a 503 and keep their session.
  if (error instanceof DatabaseUnavailable) reply.code(503).header('retry-after', retryAfterSeconds);
  else reply.code(status);
  return reply.headers(headers).send(body);
}

const send = (reply: FastifyReply, { status, headers, body }: PoolResponse): FastifyReply =>
  reply.code(status).headers(headers).send(body);

/** Maps the error codes of Fastify. Null if the body is not the cause. */
function findBodyFault(error: unknown): Parameters<typeof bodyErrorResponse>[0] | null {
  switch (error instanceof Error && 'code' in error ? error.code : null) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return 'too large';
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return 'wrong type';
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return 'unreadable';
    default:
      return null;
  }
}
