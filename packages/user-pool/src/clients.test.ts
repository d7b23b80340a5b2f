import { expect, test, vi } from 'vitest';
import { amplifyClient } from '#testing/clients/amplify.ts';
import { identityJsClient } from '#testing/clients/identity-js.ts';
import { journeys } from '#testing/clients/journeys.ts';
import { sdkClient } from '#testing/clients/sdk.ts';
import { poolServer } from '#testing/pool-server.ts';
import { testPool } from '#testing/test-pool.ts';

// Amplify says once that the address is not Amazon's.
vi.spyOn(console, 'warn').mockImplementation(() => {});

const libraries = {
  'aws-amplify': amplifyClient,
  'amazon-cognito-identity-js': identityJsClient,
  'the AWS SDK and cognito-srp-helper': sdkClient,
};

for (const [library, open] of Object.entries(libraries)) {
  for (const [name, run] of journeys) {
    test(`with ${library}, ${name}`, async () => {
      // The libraries take the time from the machine, so the pool must too.
      const pool = testPool({ startedAt: new Date() });
      await using server = await poolServer(pool.pool);
      using client = open(server.endpoint);
      await run(client, { pool, calls: server.calls, challenges: server.challenges });
      expect(server.calls.filter((call) => call.includes('InternalError'))).toEqual([]);
    });
  }
}
