import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Service } from '@wayfare/contracts/calls/contract';
import { maxRecordingBytes } from '@wayfare/contracts/calls/recording';
import { maxUploadBytes } from '@wayfare/contracts/calls/upload';
import { sessionOpener } from '@wayfare/user-pool/testing/open-session.ts';
import type { TestDatabase } from '#adapters/db/testing/test-database.ts';
import { embeddedPool, poolIdentity } from '#adapters/identity/pool-identity.ts';
import { diskStorage } from '#adapters/storage/disk-storage.ts';
import { systemClock } from '#clock.ts';
import { guardedStorage } from '#compose/external-services.ts';
import { readConfig } from '#config.ts';
import { cachedSubscriberCheck } from '#features/billing/access-queries.ts';
import { createRateLimits } from '#http/guards/rate-limit.ts';
import { freePort } from '#http/testing/free-port.ts';
import { testApp } from '#http/testing/test-app.ts';
import { createMember, type NewMember } from '../create-member.ts';
import { identityRoutes } from '../routes.ts';
import { shareSigningKey } from './shared-signing-key.ts';

const password = 'Barley-Field-7';

type Method = 'GET' | 'PUT' | 'POST' | 'DELETE';

interface Call {
  readonly token?: string | undefined;
  readonly payload?: object | string;
  readonly headers?: Record<string, string>;
}

export const siteSecret = new Uint8Array(32).fill(7);

interface SiteOptions {
  readonly now?: string;
  readonly timeZone?: string;
}

/**
 * A server with a real pool and a disk. Its clock stands still; that of the pool runs. The test adds routes before it
 * listens.
 */
export async function siteWithMembers(
  database: TestDatabase,
  { now = '2026-11-21T17:00:00Z', timeZone = 'America/New_York' }: SiteOptions = {},
) {
  const port = await freePort();
  const publicUrl = `http://localhost:${port}`;
  const { app, security, lines } = testApp({ PUBLIC_URL: publicUrl });
  const config = readConfig({ PUBLIC_URL: publicUrl });
  const pool = embeddedPool({ database, clock: systemClock, siteSecret, identity: config.identity });
  await shareSigningKey(database, pool, siteSecret);
  const identity = poolIdentity(pool);
  const { userPoolId: poolId, userPoolClientId: clientId, issuer } = config.identity;
  const openSession = sessionOpener({
    database,
    clock: systemClock,
    keys: { master: siteSecret },
    config: { poolId, clientId, issuer, passwordFault: () => null },
  });
  await identityRoutes(app, { pool, poolId, pagesOrigin: null });
  const directory = await mkdtemp(join(tmpdir(), 'wayfare-site-'));
  let at = new Date(now);
  const clock = { now: () => at };
  const call = (method: Method, url: string, { token, payload, headers = {} }: Call = {}) =>
    app.inject({
      method,
      url,
      headers: {
        host: `localhost:${port}`,
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(payload === undefined ? {} : { payload }),
    });
  let members = 0;
  return {
    app,
    security,
    lines,
    publicUrl,
    identity,
    directory,
    deps: {
      db: database,
      clock,
      identity,
      isSubscriber: cachedSubscriberCheck({ db: database, clock, billingClock: systemClock }),
      limits: createRateLimits({ db: database, clock, secret: siteSecret, loadTestKey: undefined }),
      storage: guardedStorage(
        diskStorage({
          directory,
          uploadBase: `${publicUrl}/api/blog/uploads`,
          siteSecret,
          maxBytes: maxUploadBytes,
          recordings: {
            uploadBase: `${publicUrl}/api/homily/recordings/sent`,
            maxBytes: maxRecordingBytes,
          },
        }),
      ),
      publicUrl,
      siteName: 'Wayfare',
      mediaBase: '/media',
      timeZone,
    },
    setTime: (time: string | Date) => (at = new Date(time)),
    listen: () => app.listen({ port, host: '127.0.0.1' }),
    call,
    /** Calls one service. */
    callTo: (service: Service) => (method: Method, path: string, options?: Call) =>
      call(method, `/api/${service}${path}`, options),
    member: async ({
      name = 'Ruth',
      groups = [],
      isComplimentary = false,
    }: Partial<Pick<NewMember, 'name' | 'groups' | 'isComplimentary'>> = {}) => {
      const email = `member-${++members}-${port}@example.org`;
      const details = { email, name, password, groups, isComplimentary };
      const made = await createMember({ db: database, clock: systemClock, identity }, details);
      if (made.status !== 'created') throw new Error(made.message);
      const { IdToken: token, AccessToken: accessToken } = await openSession(made.sub);
      return { sub: made.sub, email, token, accessToken };
    },
    async [Symbol.asyncDispose]() {
      await app.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
