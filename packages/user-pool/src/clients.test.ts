import { expect, test, vi } from 'vitest';
import { amplifyClient } from '#testing/clients/amplify.ts';
import { journeys } from '#testing/clients/journeys.ts';
import { startPoolServer } from '#testing/pool-server.ts';
import { createTestPool } from '#testing/test-pool.ts';

// Amplify warns once that the endpoint is not AWS.
vi.spyOn(console, 'warn').mockImplementation(() => {});

test.each(journeys)('with aws-amplify, %s', async (_, run) => {
  // Amplify uses the real time.
  const pool = createTestPool({ startedAt: new Date() });
  await using server = await startPoolServer(pool.pool);
  using client = amplifyClient(server.endpoint);
  await run(client, { pool, calls: server.calls });
  expect(server.calls.filter((call) => call.includes('InternalError'))).toEqual([]);
});
