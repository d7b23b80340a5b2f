import { createServer } from 'node:net';
import type { MemberGroup } from '@wayfare/contracts/groups';
import { systemClock } from '#adapters/clock/system-clock.ts';
import type { TestDatabase } from '#adapters/db/testing/test-database.ts';
import { embeddedPool } from '#adapters/identity/embedded-pool.ts';
import { poolIdentity } from '#adapters/identity/pool-identity.ts';
import { readConfig } from '#config.ts';
import { signIn } from '#features/checkout/testing/sign-in.ts';
import { createMember } from '#features/identity/create-member.ts';
import { identityRoutes } from '#features/identity/routes.ts';
import { testApp } from '#http/testing/test-app.ts';
import { morningMailRoutes } from '../routes.ts';
import { masterKey, morningSite } from './morning-site.ts';

const password = 'Barley-Field-7';
export const eventsSecret = 'a-secret-that-the-provider-knows';

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}

interface Request {
  readonly token?: string;
  readonly payload?: object | string;
  readonly headers?: Record<string, string>;
}

/** The routes of the feature on a server of their own, with members who can log in. */
export async function webSite(database: TestDatabase, { hasSecret = true } = {}) {
  const morning = await morningSite(database, '2026-11-21T13:00:00Z');
  const port = await freePort();
  const publicUrl = `http://localhost:${port}`;
  const { app } = testApp({ PUBLIC_URL: publicUrl });
  const config = readConfig({ PUBLIC_URL: publicUrl });
  const pool = embeddedPool({ database, clock: systemClock, masterKey, identity: config.identity });
  const identity = poolIdentity(pool);
  const deps = { ...morning.deps, identity, eventsSecret: hasSecret ? eventsSecret : null };
  await identityRoutes(app, { pool, poolId: config.identity.userPoolId, pagesOrigin: null });
  await morningMailRoutes(app, deps);
  await app.listen({ port, host: '127.0.0.1' });
  let members = 0;
  return {
    ...morning,
    deps,
    call: (
      method: 'GET' | 'PUT' | 'POST' | 'DELETE',
      url: string,
      { token, payload, headers = {} }: Request = {},
    ) =>
      app.inject({
        method,
        url,
        headers: {
          host: `localhost:${port}`,
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...headers,
        },
        ...(payload === undefined ? {} : { payload }),
      }),
    async member(groups: readonly MemberGroup[] = [], isComplimentary = true) {
      const email = `member-${++members}@example.org`;
      const given = { email, name: 'Ruth', password, groups, isComplimentary };
      const made = await createMember({ db: database, clock: systemClock, identity }, given);
      if (made.status !== 'created') throw new Error(made.message);
      return { sub: made.sub, email, token: await signIn(config.identity, email, password) };
    },
    async [Symbol.asyncDispose]() {
      await app.close();
      await deps.queue.stop();
      await morning[Symbol.asyncDispose]();
    },
  };
}
