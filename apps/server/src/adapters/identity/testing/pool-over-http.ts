import { fastify } from 'fastify';
import { partFrom } from '#config/testing/part-from.ts';
import { identityRoutes } from '#features/identity/routes.ts';
import type { CognitoConfig } from '../cognito-client.ts';
import { adminKey } from './members.ts';
import { issuer, poolId, type TestPool } from './pool-testing.ts';

export interface PoolOverHttp extends AsyncDisposable {
  /** What a site must be told to keep its members there. */
  readonly config: CognitoConfig;
}

/** Our pool as another host would offer it, with its admin calls on. */
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
      // This pool was named before its port was known, so its keys lie elsewhere than below its name.
      jwksUri: `${endpoint}/${poolId}/.well-known/jwks.json`,
    },
    [Symbol.asyncDispose]: () => app.close(),
  };
}
