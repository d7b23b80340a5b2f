/** A test repeats every value, so that none changes by accident. */
export const httpLimits = {
  /** A client that sends its headers slowly is cut off after this plus one interval. */
  headersTimeoutMs: 10_000,
  requestTimeoutMs: 30_000,
  connectionsCheckingIntervalMs: 5_000,
  /** Longer than the 60 seconds of proxies: if the server closed first, a request in transit would be lost. */
  idleSocketMs: 72_000,
  maxHeaderBytes: 16 * 1024,
  maxConnections: 2_000,
  maxRequestsPerSocket: 1_000,
  maxParamLength: 200,
  jsonBytes: 256 * 1024,
  jsonDepth: 16,
  /** Members and list items in the whole body. */
  jsonMembers: 5_000,
  readinessMs: 2_000,
  retryAfterSeconds: 2,
  drainMs: 10_000,
} as const;
