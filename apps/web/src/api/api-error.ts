export type ApiErrorCode = 'network' | 'bad_response' | (string & {});

interface ApiErrorOptions {
  /** 0 if there was no response. */
  status: number;
  code: ApiErrorCode;
  message: string;
  serverMessage?: string | undefined;
  cause?: unknown;
}

export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: ApiErrorCode;
  /** Text written for readers. Null if the server sent none. */
  readonly serverMessage: string | undefined;

  constructor({ status, code, message, serverMessage, cause }: ApiErrorOptions) {
    super(message, { cause });
    this.status = status;
    this.code = code;
    this.serverMessage = serverMessage;
  }
}

export function getServerMessage(error: unknown): string | undefined {
  return error instanceof ApiError ? error.serverMessage : undefined;
}

/** No response, or an unreadable one: a retry may help. */
export function isUnreachable(error: unknown): boolean {
  return !(error instanceof ApiError) || error.code === 'network' || error.code === 'bad_response';
}

/** The service does not implement this call. Third-party services may lack some. */
export const isUnsupportedCall = (error: unknown): boolean =>
  error instanceof ApiError &&
  [403, 404, 405].includes(error.status) &&
  error.code === `http_${error.status}`;
