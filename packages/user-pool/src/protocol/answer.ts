import { randomUUID } from 'node:crypto';
import { Refusal, type RefusalType, tooLarge, unreadable } from './refusal.ts';

export interface PoolAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** What went wrong on our side, for the log; the body does not tell. */
  readonly fault?: unknown;
}

const contentType = 'application/x-amz-json-1.1';

const sharedHeaders = () => ({
  'content-type': contentType,
  'cache-control': 'no-store',
  'x-amzn-requestid': randomUUID(),
});

export const success = (result: object): PoolAnswer => ({
  status: 200,
  headers: sharedHeaders(),
  body: JSON.stringify(result),
});

const statusOf: Readonly<Partial<Record<RefusalType, number>>> = {
  RequestEntityTooLargeException: 413,
  TooManyRequestsException: 429,
  UnsupportedMediaTypeException: 415,
};

export function failure(error: unknown): PoolAnswer {
  if (!(error instanceof Refusal)) return fault(error);
  const { type, message, retryAfterSeconds } = error;
  const answer = failed(statusOf[type] ?? 400, type, message);
  if (retryAfterSeconds === null) return answer;
  return { ...answer, headers: { ...answer.headers, 'retry-after': String(retryAfterSeconds) } };
}

/** Never NotAuthorizedException for a fault of ours: every open tab would be signed out. */
const fault = (error: unknown): PoolAnswer => ({
  ...failed(500, 'InternalErrorException', 'Something went wrong.'),
  fault: error,
});

const failed = (status: number, type: string, message: string): PoolAnswer => ({
  status,
  headers: {
    ...sharedHeaders(),
    'x-amzn-errortype': `${type}:`,
    'x-amzn-errormessage': message.replace(/[^\x20-\x7e]/g, '?'),
  },
  body: JSON.stringify({ __type: type, message }),
});

/** For a body that the server could not even take in. */
export function answerToBody(fault: 'too large' | 'of another kind' | 'unreadable'): PoolAnswer {
  switch (fault) {
    case 'too large':
      return failure(tooLarge());
    case 'of another kind':
      return failure(new Refusal('UnsupportedMediaTypeException', `A body is of the type ${contentType}.`));
    case 'unreadable':
      return failure(unreadable());
  }
}

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
