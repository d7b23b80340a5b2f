export type ApiErrorCode = 'network' | 'bad_response' | (string & {});

interface ApiErrorOptions {
  /** 0 when nothing answered. */
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
  /** What the server meant a person to read. Without it a form says its own words. */
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

/** Nothing came back, or nothing that could be read: trying again may help, typing something else will not. */
export function isUnreachable(error: unknown): boolean {
  return !(error instanceof ApiError) || error.code === 'network' || error.code === 'bad_response';
}

/** A service of others does not know this call of ours: it answered, and by none of our words. */
export const isUnsupportedCall = (error: unknown): boolean =>
  error instanceof ApiError &&
  [403, 404, 405].includes(error.status) &&
  error.code === `http_${error.status}`;
