import type {
  CognitoIdentityProviderClient,
  CognitoIdentityProviderClientConfig,
} from '@aws-sdk/client-cognito-identity-provider';
import { adminClient, adminKey } from './admin-client.ts';
import { poolServer } from './pool-server.ts';
import { type Given, testPool } from './test-pool.ts';

/** The SDK against a pool whose admin calls are on. It takes the time from the machine, so the pool does too. */
export async function adminSite(given: Given = {}) {
  const config = { adminKey, ...given.config };
  const pool = testPool({ startedAt: new Date(), ...given, config });
  const server = await poolServer(pool.pool);
  const clients: CognitoIdentityProviderClient[] = [];
  return {
    pool,
    client(given: CognitoIdentityProviderClientConfig = {}): CognitoIdentityProviderClient {
      const client = adminClient(server.endpoint, given);
      clients.push(client);
      return client;
    },
    async [Symbol.asyncDispose]() {
      for (const client of clients) client.destroy();
      await server[Symbol.asyncDispose]();
    },
  };
}
