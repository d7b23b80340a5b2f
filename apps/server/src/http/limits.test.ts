import { expect, test } from 'vitest';
import { databaseLimits } from '#adapters/db/connection.ts';
import { httpLimits } from './limits.ts';

test('the limits have their documented values', () => {
  expect(httpLimits).toEqual({
    headersTimeoutMs: 10_000,
    requestTimeoutMs: 30_000,
    connectionsCheckingIntervalMs: 5_000,
    keepAliveTimeoutMs: 72_000,
    stalledSocketMs: 60_000,
    maxHeaderBytes: 16_384,
    maxConnections: 2_000,
    maxRequestsPerSocket: 1_000,
    maxParamLength: 200,
    jsonBytes: 262_144,
    jsonDepth: 16,
    jsonMembers: 5_000,
    readinessMs: 2_000,
    retryAfterSeconds: 2,
    drainMs: 10_000,
  });
  expect(databaseLimits).toEqual({
    connections: 10,
    connectMs: 2_000,
    patienceMs: 1_200,
    pulseMs: 600,
    readOnlyProbeMs: 500,
    silentProbeMs: 250,
    startRetryMs: 500,
    startWaitMs: 60_000,
    statementMs: 5_000,
    answerMs: 6_000,
    idleInTransactionMs: 10_000,
    outageMs: 10_000,
    migrationLockMs: 2_000,
    migrationRetries: 5,
    migrationRetryMs: 1_000,
    migrationWaitMs: 60_000,
    migrationPatienceMs: 2_000,
    changesPulseMs: 5_000,
    changesRetryMs: 1_000,
    changesDeafRetryMs: 60_000,
  });
});
