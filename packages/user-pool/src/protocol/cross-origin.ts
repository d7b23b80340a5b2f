/** For a pool that answers under another origin than the pages: what its clients send, and what they read. */
export const crossOrigin = {
  methods: ['POST', 'OPTIONS'],
  allowedHeaders: [
    'amz-sdk-invocation-id',
    'amz-sdk-request',
    'authorization',
    'cache-control',
    'content-type',
    'x-amz-target',
    'x-amz-user-agent',
  ],
  exposedHeaders: ['date', 'retry-after', 'x-amzn-errormessage', 'x-amzn-errortype', 'x-amzn-requestid'],
  maxAgeSeconds: 7_200,
} as const;
