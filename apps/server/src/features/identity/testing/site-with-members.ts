import type { TestDatabase } from '#adapters/db/testing/test-database.ts';
import { embeddedPool, poolIdentity } from '#adapters/identity/pool-identity.ts';
import { systemClock } from '#clock.ts';
import { readConfig } from '#config.ts';
import { freePort } from '#http/testing/free-port.ts';
import { testApp } from '#http/testing/test-app.ts';
import { createMember, type NewMember } from '../create-member.ts';
import { identityRoutes } from '../routes.ts';
import { insertSharedSigningKey, shareSigningKey } from './shared-signing-key.ts';
import { signInForTokens } from './sign-in.ts';

const password = 'Barley-Field-7';

interface Call {
  readonly token?: string | undefined;
  readonly payload?: object | string;
  readonly headers?: Record<string, string>;
}

/** A server with a real pool and real log-ins. The test adds routes before it listens. */
export async function siteWithMembers(database: TestDatabase, siteSecret: Uint8Array) {
  const port = await freePort();
  const publicUrl = `http://localhost:${port}`;
  const { app, security, lines } = testApp({ PUBLIC_URL: publicUrl });
  const config = readConfig({ PUBLIC_URL: publicUrl });
  await insertSharedSigningKey(database, siteSecret);
  const pool = embeddedPool({ database, clock: systemClock, siteSecret, identity: config.identity });
  const identity = poolIdentity(pool);
  await identityRoutes(app, { pool, poolId: config.identity.userPoolId, pagesOrigin: null });
  let members = 0;
  return {
    app,
    security,
    lines,
    publicUrl,
    identity,
    listen: () => app.listen({ port, host: '127.0.0.1' }),
    call: (
      method: 'GET' | 'PUT' | 'POST' | 'DELETE',
      url: string,
      { token, payload, headers = {} }: Call = {},
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
    member: async ({
      name = 'Ruth',
      groups = [],
      isComplimentary = false,
    }: Partial<Pick<NewMember, 'name' | 'groups' | 'isComplimentary'>> = {}) => {
      const email = `member-${++members}-${port}@example.org`;
      const details = { email, name, password, groups, isComplimentary };
      const made = await createMember({ db: database, clock: systemClock, identity }, details);
      if (made.status !== 'created') throw new Error(made.message);
      const { idToken, accessToken } = await signInForTokens(config.identity, email, password);
      await shareSigningKey(database, siteSecret);
      return { sub: made.sub, email, token: idToken, accessToken };
    },
  };
}
