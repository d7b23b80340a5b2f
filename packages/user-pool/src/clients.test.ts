import { expect, test, vi } from 'vitest';
import { amplifyClient } from '#testing/clients/amplify.ts';
import { identityJsClient } from '#testing/clients/identity-js.ts';
import { journeys, type Site, sharedJourneys } from '#testing/clients/journeys.ts';
import { sdkClient } from '#testing/clients/sdk.ts';
import { startPoolServer } from '#testing/pool-server.ts';
import { createTestPool } from '#testing/test-pool.ts';

// Amplify warns once that the endpoint is not AWS.
vi.spyOn(console, 'warn').mockImplementation(() => {});

type Run<Tested> = (client: Tested, site: Site) => Promise<void>;

async function runJourney<Tested extends Disposable>(
  createClient: (endpoint: string) => Tested,
  run: Run<Tested>,
): Promise<void> {
  // The libraries use the real time.
  const pool = createTestPool({ startedAt: new Date() });
  await using server = await startPoolServer(pool.pool);
  using client = createClient(server.endpoint);
  await run(client, { pool, calls: server.calls });
  expect(server.calls.filter((call) => call.includes('InternalError'))).toEqual([]);
}

test.each([...sharedJourneys, ...journeys])('with aws-amplify, %s', (_, run) =>
  runJourney(amplifyClient, run),
);

test.each(sharedJourneys)('with amazon-cognito-identity-js, %s', (_, run) =>
  runJourney(identityJsClient, run),
);

test.each(sharedJourneys)('with the AWS SDK and cognito-srp-helper, %s', (_, run) =>
  runJourney(sdkClient, run),
);
