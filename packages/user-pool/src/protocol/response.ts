import { randomUUID } from 'node:crypto';

export type PoolErrorType =
  | 'AccessDeniedException'
  | 'AliasExistsException'
  | 'GroupExistsException'
  | 'IncompleteSignatureException'
  | 'InvalidParameterException'
  | 'InvalidPasswordException'
  | 'InvalidSignatureException'
  | 'LimitExceededException'
  | 'MissingAuthenticationTokenException'
  | 'NotAuthorizedException'
  | 'PasswordResetRequiredException'
  | 'RefreshTokenReuseException'
  | 'RequestEntityTooLargeException'
  | 'ResourceNotFoundException'
  | 'SerializationException'
  | 'SoftwareTokenMFANotFoundException'
  | 'TooManyRequestsException'
  | 'UnknownOperationException'
  | 'UnrecognizedClientException'
  | 'UnsupportedMediaTypeException'
  | 'UnsupportedTokenTypeException'
  | 'UserNotConfirmedException'
  | 'UserNotFoundException'
  | 'UsernameExistsException';

/** An error response to the client. Types and messages are Cognito's, because clients compare them. */
export class PoolError extends Error {
  readonly type: PoolErrorType;
  readonly retryAfterSeconds: number | null;

  constructor(type: PoolErrorType, message: string, retryAfterSeconds: number | null = null) {
    super(message);
    this.name = 'PoolError';
    this.type = type;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export const notAuthorized = (message: string): PoolError => new PoolError('NotAuthorizedException', message);
export const invalidParameter = (message: string): PoolError =>
  new PoolError('InvalidParameterException', message);

/** The same for a wrong password and an unknown name. */
export const wrongCredentials = (): PoolError => notAuthorized('Incorrect username or password.');

/** Cognito's message, followed by the waiting time. */
export function lockedOut(until: Date, now: Date): PoolError {
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1_000));
  const message = `Password attempts exceeded. Please wait ${formatWait(seconds)}.`;
  return new PoolError('NotAuthorizedException', message, seconds);
}

function formatWait(seconds: number): string {
  if (seconds === 1) return '1 second';
  if (seconds < 100) return `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}

export const deviceNotFound = (): PoolError =>
  new PoolError('ResourceNotFoundException', 'Device does not exist.');
export const unreadableBody = (): PoolError =>
  new PoolError('SerializationException', 'The body could not be read as JSON.');
export const bodyTooLarge = (): PoolError =>
  new PoolError('RequestEntityTooLargeException', 'The body is larger than this user pool takes.');

export interface PoolResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** The cause of a 500 response, for the log. The body does not contain it. */
  readonly error?: unknown;
}

const contentType = 'application/x-amz-json-1.1';

const sharedHeaders = () => ({
  'content-type': contentType,
  'cache-control': 'no-store',
  'x-amzn-requestid': randomUUID(),
});

export const successResponse = (result: object): PoolResponse => ({
  status: 200,
  headers: sharedHeaders(),
  body: JSON.stringify(result),
});

const statusByType: Readonly<Partial<Record<PoolErrorType, number>>> = {
  RequestEntityTooLargeException: 413,
  TooManyRequestsException: 429,
  UnsupportedMediaTypeException: 415,
};

/** Unexpected errors are never NotAuthorizedException, which would sign out every open tab. */
export function errorResponse(error: unknown): PoolResponse {
  if (!(error instanceof PoolError))
    return { ...createErrorResponse(500, 'InternalErrorException', 'Something went wrong.'), error };
  const { type, message, retryAfterSeconds } = error;
  const response = createErrorResponse(statusByType[type] ?? 400, type, message);
  if (retryAfterSeconds === null) return response;
  return { ...response, headers: { ...response.headers, 'retry-after': String(retryAfterSeconds) } };
}

const createErrorResponse = (status: number, type: string, message: string): PoolResponse => ({
  status,
  headers: {
    ...sharedHeaders(),
    'x-amzn-errortype': `${type}:`,
    'x-amzn-errormessage': message.replace(/[^\x20-\x7e]/g, '?'),
  },
  body: JSON.stringify({ __type: type, message }),
});

/** For a body that the HTTP server has rejected before calling the pool. */
export function bodyErrorResponse(problem: 'too large' | 'wrong type' | 'unreadable'): PoolResponse {
  switch (problem) {
    case 'too large':
      return errorResponse(bodyTooLarge());
    case 'wrong type':
      return errorResponse(
        new PoolError('UnsupportedMediaTypeException', `A body is of the type ${contentType}.`),
      );
    case 'unreadable':
      return errorResponse(unreadableBody());
  }
}

/** For a pool on another origin than the pages. */
export const corsOptions = {
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
