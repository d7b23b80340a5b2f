import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Database } from '#adapters/db/database.ts';
import { publicConfig } from '#config/public.ts';
import type { Config } from '#config.ts';
import { siteVersion } from '#version.ts';
import { problem } from '../answers/problems.ts';
import type { SecurityHeaders } from '../answers/security-headers.ts';
import { sendStored, storeAnswer } from '../answers/stored-answer.ts';
import { httpLimits } from '../guards/limits.ts';
import type { Lifecycle } from './lifecycle.ts';

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
  const requireReady = () => {
    const phase = lifecycle.phase();
    if (phase !== 'ready') throw notNow(`The server is ${phase}.`);
  };
  app.get('/healthz', async () => {
    requireReady();
    return { status: 'ok' };
  });
  app.get('/readyz', async () => {
    requireReady();
    await answersInTime(database);
    return { status: 'ok', version: siteVersion };
  });
  const settings = storeAnswer(security.page, {
    body: JSON.stringify(publicConfig(config)),
    type: 'application/json; charset=utf-8',
    cacheControl: 'no-cache',
  });
  app.get('/config.json', async (request, reply) => sendStored(request, reply, await settings));
}

async function answersInTime(database: Pick<Database, 'query'>): Promise<void> {
  const over = new AbortController();
  const tooLate = pause(httpLimits.readinessMs, 'late', { signal: over.signal }).catch(() => 'late');
  const answered = database.query('select 1').then(
    () => 'answered',
    () => 'failed',
  );
  const outcome = await Promise.race([answered, tooLate]);
  over.abort();
  if (outcome !== 'answered') throw notNow('The database does not answer.');
}

const notNow = (message: string) =>
  problem('unavailable', { message, retryAfterSeconds: httpLimits.retryAfterSeconds });
