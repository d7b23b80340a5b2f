import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Database, isReadOnly, requireWritable } from '#adapters/db/database.ts';
import { publicConfig } from '#config/public.ts';
import { isHttps } from '#config/public-url.ts';
import type { Config } from '#config.ts';
import { siteVersion } from '#version.ts';
import { httpLimits } from '../limits.ts';
import { createCachedResponse, sendCached } from '../responses/cached-response.ts';
import { problem } from '../responses/problems.ts';
import type { SecurityHeaders } from '../responses/security-headers.ts';
import type { Lifecycle, Phase } from './graceful-stop.ts';

/** Request: ask how the server sees the client address. Response: the result. */
export const addressCheckHeader = 'x-wayfare-visitors';

/** An address reserved for documentation (RFC 5737). */
export const spoofedAddress = '203.0.113.77';

/** `spoofable`: the proxy passes on any X-Forwarded-For. `shared`: all visitors have the proxy's address. */
export type AddressCheck = 'correct' | 'spoofable' | 'shared';

interface HealthParts {
  readonly config: Config;
  readonly database: Pick<Database, 'query'>;
  readonly lifecycle: Lifecycle;
  readonly security: SecurityHeaders;
}

export async function healthRoutes(
  app: FastifyInstance,
  { config, database, lifecycle, security }: HealthParts,
): Promise<void> {
  const type = 'application/json; charset=utf-8';
  const healthy = await createCachedResponse(security.page, {
    body: '{"status":"ok"}',
    type,
    cacheControl: 'no-store',
  });
  const settings = await createCachedResponse(security.page, {
    body: JSON.stringify(publicConfig(config)),
    type,
    cacheControl: 'no-cache',
  });
  const requirePhase = (...allowed: Phase[]) => {
    const phase = lifecycle.phase();
    if (!allowed.includes(phase)) throw unavailable(`The server is ${phase}.`);
  };
  app.get('/healthz', (request, reply) => {
    requirePhase('ready', 'outdated');
    sendCached(request, reply, healthy);
  });
  app.get('/readyz', async () => {
    requirePhase('ready');
    await requireAnswerInTime(database);
    return { status: 'ok', version: siteVersion };
  });
  app.get('/config.json', (request, reply) => {
    if (request.headers[addressCheckHeader] === undefined) sendCached(request, reply, settings);
    else reply.header(addressCheckHeader, checkAddress(request, config)).send(publicConfig(config));
  });
}

/**
 * Detects a wrong proxy setup: `wayfare doctor` sends `spoofedAddress` in X-Forwarded-For. Public, because an attacker
 * could find out the same by trying.
 */
function checkAddress({ ip, headers }: FastifyRequest, { publicUrl, trustProxy }: Config): AddressCheck {
  // Without HTTPS there is no proxy.
  if (!isHttps(publicUrl)) return 'correct';
  if (ip === spoofedAddress) return 'spoofable';
  return trustProxy === 0 || headers['x-forwarded-for'] === undefined ? 'shared' : 'correct';
}

async function requireAnswerInTime(database: Pick<Database, 'query'>): Promise<void> {
  const abort = new AbortController();
  const timedOut = pause(httpLimits.readinessMs, faults.silent, { signal: abort.signal }).catch(() => null);
  const fault = await Promise.race([findFault(database), timedOut]);
  abort.abort();
  if (fault !== null) throw unavailable(fault);
}

const faults = { silent: 'The database does not answer.', readOnly: 'The database takes no writes.' };

const findFault = (database: Pick<Database, 'query'>): Promise<string | null> =>
  requireWritable(database).then(
    () => null,
    (error: unknown) => (isReadOnly(error) ? faults.readOnly : faults.silent),
  );

const unavailable = (message: string) =>
  problem('unavailable', { message, retryAfterSeconds: httpLimits.retryAfterSeconds });
