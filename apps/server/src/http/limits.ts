/** What one visitor may cost the others. A test holds every figure, so that none changes by accident. */
export const httpLimits = {
  /** A client that trickles its headers is gone after this and one interval. */
  headersTimeoutMs: 10_000,
  requestTimeoutMs: 30_000,
  connectionsCheckingIntervalMs: 5_000,
  /** Longer than the minute that proxies keep a connection: the side that closes first must not be ours. */
  keepAliveTimeoutMs: 72_000,
  /** A reader that takes nothing for so long is let go. */
  stalledSocketMs: 60_000,
  maxHeaderBytes: 16 * 1024,
  maxConnections: 2_000,
  maxRequestsPerSocket: 1_000,
  maxParamLength: 200,
  jsonBytes: 256 * 1024,
  jsonDepth: 16,
  /** Members and list items of the whole body. */
  jsonMembers: 5_000,
  readinessMs: 2_000,
  retryAfterSeconds: 2,
  drainMs: 10_000,
} as const;
