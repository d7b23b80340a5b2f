import { randomUUID } from 'node:crypto';
import { Refusal } from './refusal.ts';

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

export function failure(error: unknown): PoolAnswer {
  if (!(error instanceof Refusal)) return fault(error);
  const { type, message, retryAfterSeconds } = error;
  const answer = failed(type === 'TooManyRequestsException' ? 429 : 400, type, message);
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
