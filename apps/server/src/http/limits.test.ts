import { expect, test } from 'vitest';
import { databaseLimits } from '#adapters/db/connection.ts';
import { httpLimits } from './limits.ts';

test('the limits have their documented values', () => {
  expect(httpLimits).toEqual({
    headersTimeoutMs: 10_000,
    requestTimeoutMs: 30_000,
    connectionsCheckingIntervalMs: 5_000,
    idleSocketMs: 72_000,
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
    maxConnections: 10,
    connectMs: 2_000,
    probeAfterMs: 1_200,
    probeTimeoutMs: 600,
    silentProbeMs: 250,
    readOnlyProbeMs: 500,
    statementTimeoutMs: 5_000,
    queryTimeoutMs: 6_000,
    idleInTransactionTimeoutMs: 10_000,
    outageMs: 10_000,
    listenCheckMs: 5_000,
    listenRetryMs: 1_000,
    listenUnsupportedRetryMs: 60_000,
    migrationLockMs: 2_000,
    maxMigrationRetries: 5,
    migrationRetryMs: 1_000,
    startWaitMs: 60_000,
    startRetryMs: 500,
    migrationWaitMs: 60_000,
    migrationLogDelayMs: 2_000,
  });
});
