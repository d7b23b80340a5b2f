import { fastify } from 'fastify';
import { partFrom } from '#config/testing/part-from.ts';
import { identityRoutes } from '#features/identity/routes.ts';
import type { CognitoConfig } from '../cognito-client.ts';
import { adminKey } from './members.ts';
import { issuer, poolId, type TestPool } from './pool-testing.ts';

export interface PoolOverHttp extends AsyncDisposable {
  /** Settings of a site that uses this pool. */
  readonly config: CognitoConfig;
}

/** The site's user pool over HTTP, with its admin calls. */
export async function poolOverHttp({ pool }: TestPool): Promise<PoolOverHttp> {
  const app = fastify({ forceCloseConnections: true });
  await identityRoutes(app, { pool, poolId, pagesOrigin: null });
  const endpoint = `${await app.listen({ host: '127.0.0.1', port: 0 })}/identity`;
  return {
    config: {
      ...partFrom(
        {
          COGNITO_REGION: 'local',
          COGNITO_USER_POOL_ID: poolId,
          COGNITO_CLIENT_ID: 'website',
          COGNITO_ACCESS_KEY_ID: adminKey.accessKeyId,
          COGNITO_SECRET_ACCESS_KEY: adminKey.secretAccessKey,
          IDENTITY_URL: endpoint,
          IDENTITY_ISSUER: issuer,
        },
        'identity',
        'cognito',
      ),
      // The issuer was set before the port was known, so the keys are not below it.
      jwksUri: `${endpoint}/${poolId}/.well-known/jwks.json`,
    },
    [Symbol.asyncDispose]: () => app.close(),
  };
}
