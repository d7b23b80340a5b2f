import { expect, test, vi } from 'vitest';
import { amplifyClient } from '#testing/clients/amplify.ts';
import { identityJsClient } from '#testing/clients/identity-js.ts';
import { journeys } from '#testing/clients/journeys.ts';
import { sdkClient } from '#testing/clients/sdk.ts';
import { startPoolServer } from '#testing/pool-server.ts';
import { createTestPool } from '#testing/test-pool.ts';

// Amplify warns once that the endpoint is not AWS.
vi.spyOn(console, 'warn').mockImplementation(() => {});

const libraries = {
  'aws-amplify': amplifyClient,
  'amazon-cognito-identity-js': identityJsClient,
  'the AWS SDK and cognito-srp-helper': sdkClient,
};

/** The site uses Amplify. The other libraries repeat the journeys in which they compute or store something themselves. */
const repeated = /tokens are refreshed|changed with the previous one|non-ASCII letters/;

for (const [library, createClient] of Object.entries(libraries)) {
  const isMain = createClient === amplifyClient;
  for (const [name, run] of journeys.filter(([each]) => isMain || repeated.test(each))) {
    test(`with ${library}, ${name}`, async () => {
      // The libraries use the real time.
      const pool = createTestPool({ startedAt: new Date() });
      await using server = await startPoolServer(pool.pool);
      using client = createClient(server.endpoint);
      await run(client, { pool, calls: server.calls });
      expect(server.calls.filter((call) => call.includes('InternalError'))).toEqual([]);
    });
  }
}
