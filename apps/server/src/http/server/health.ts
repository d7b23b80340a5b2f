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

/** Asks a server whom it takes visitors for, and brings the answer. */
export const addressCheckHeader = 'x-wayfare-visitors';

/** Nobody's: it is kept for examples. */
export const spoofedAddress = '203.0.113.77';

/** As they say: the proxy lets each choose an address. As one: it tells nobody's. */
export type AddressCheck = 'each' | 'as they say' | 'as one';

interface HealthParts {
  readonly config: Config;
  readonly database: Pick<Database, 'query'>;
  readonly lifecycle: Lifecycle;
  readonly security: SecurityHeaders;
}

/** For those who run the site (is it up, can it work) and for browsers (where is what). */
export function healthRoutes(
  app: FastifyInstance,
  { config, database, lifecycle, security }: HealthParts,
): void {
  const requirePhase = (...allowed: Phase[]) => {
    const phase = lifecycle.phase();
    if (!allowed.includes(phase)) throw notNow(`The server is ${phase}.`);
  };
  app.get('/healthz', async () => {
    requirePhase('ready', 'outdated');
    return { status: 'ok' };
  });
  app.get('/readyz', async () => {
    requirePhase('ready');
    await requireAnswerInTime(database);
    return { status: 'ok', version: siteVersion };
  });
  const settings = createCachedResponse(security.page, {
    body: JSON.stringify(publicConfig(config)),
    type: 'application/json; charset=utf-8',
    cacheControl: 'no-cache',
  });
  app.get('/config.json', async (request, reply) => {
    if (request.headers[addressCheckHeader] === undefined) return sendCached(request, reply, await settings);
    return reply.header(addressCheckHeader, visitorsSeenBy(request, config)).send(publicConfig(config));
  });
}

/**
 * By whose address limits count, as the doctor finds out by claiming to be somebody else. Anybody may ask: whoever wants
 * to abuse what is amiss there would only try.
 */
function visitorsSeenBy({ ip, headers }: FastifyRequest, { publicUrl, trustProxy }: Config): AddressCheck {
  // Plain HTTP comes without a proxy.
  if (!isHttps(publicUrl)) return 'each';
  if (ip === spoofedAddress) return 'as they say';
  return trustProxy === 0 || headers['x-forwarded-for'] === undefined ? 'as one' : 'each';
}

async function requireAnswerInTime(database: Pick<Database, 'query'>): Promise<void> {
  const over = new AbortController();
  const tooLate = pause(httpLimits.readinessMs, faults.silent, { signal: over.signal }).catch(() => null);
  const fault = await Promise.race([findFault(database), tooLate]);
  over.abort();
  if (fault !== null) throw notNow(fault);
}

const faults = { silent: 'The database does not answer.', readOnly: 'The database takes no writes.' };

const findFault = (database: Pick<Database, 'query'>): Promise<string | null> =>
  requireWritable(database).then(
    () => null,
    (error: unknown) => (isReadOnly(error) ? faults.readOnly : faults.silent),
  );

const notNow = (message: string) =>
  problem('unavailable', { message, retryAfterSeconds: httpLimits.retryAfterSeconds });
