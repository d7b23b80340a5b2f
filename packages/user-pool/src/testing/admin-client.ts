import {
  CognitoIdentityProviderClient,
  type CognitoIdentityProviderClientConfig,
} from '@aws-sdk/client-cognito-identity-provider';
import { startPoolServer } from './pool-server.ts';
import { createTestPool, type TestPoolOptions } from './test-pool.ts';

export const adminKey = {
  accessKeyId: 'AKIDWAYFARETEST1',
  secretAccessKey: 'a-secret-that-has-forty-characters-in-it',
};

/** The SDK does not sign SignUp. This makes it sign every operation. */
const signEverything: NonNullable<CognitoIdentityProviderClientConfig['httpAuthSchemeProvider']> = (
  parameters,
) => [
  {
    schemeId: 'aws.auth#sigv4',
    signingProperties: { name: 'cognito-idp', region: parameters.region },
    propertiesExtractor: (config, context) => ({ signingProperties: { config, context } }),
  },
];

export const signNothing: typeof signEverything = () => [{ schemeId: 'smithy.api#noAuth' }];

/** A pool with an admin key behind HTTP. It uses the real time, as the SDK does. */
export async function startAdminServer(options: TestPoolOptions = {}) {
  const pool = createTestPool({
    startedAt: new Date(),
    ...options,
    config: { adminKey, ...options.config },
  });
  const server = await startPoolServer(pool.pool);
  const clients: CognitoIdentityProviderClient[] = [];
  return {
    pool,
    client(config: CognitoIdentityProviderClientConfig = {}): CognitoIdentityProviderClient {
      const client = new CognitoIdentityProviderClient({
        endpoint: server.endpoint,
        // The first part of the pool id.
        region: 'local',
        credentials: adminKey,
        maxAttempts: 1,
        httpAuthSchemeProvider: signEverything,
        ...config,
      });
      clients.push(client);
      return client;
    },
    async [Symbol.asyncDispose]() {
      for (const client of clients) client.destroy();
      await server[Symbol.asyncDispose]();
    },
  };
}
