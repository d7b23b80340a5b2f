import { fastify } from 'fastify';
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
      region: 'local',
      endpoint,
      userPoolId: poolId,
      userPoolClientId: 'website',
      issuer,
      jwksUri: `${endpoint}/${poolId}/.well-known/jwks.json`,
      credentials: adminKey,
    },
    [Symbol.asyncDispose]: () => app.close(),
  };
}
