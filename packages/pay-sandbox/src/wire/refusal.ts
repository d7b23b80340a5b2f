export interface ErrorBody {
  readonly type: 'api_error' | 'idempotency_error' | 'invalid_request_error';
  readonly message: string;
  readonly code?: string;
  readonly param?: string;
}

/** An error response of the API. Thrown, so that the transaction rolls back. */
export class Refusal extends Error {
  readonly status: number;
  readonly error: ErrorBody;

  constructor(status: number, error: ErrorBody) {
    super(error.message);
    this.name = 'Refusal';
    this.status = status;
    this.error = error;
  }
}

export const invalid = (
  { message, param, code }: Pick<ErrorBody, 'message' | 'param' | 'code'>,
  status = 400,
): Refusal =>
  new Refusal(status, {
    type: 'invalid_request_error',
    message,
    ...(code === undefined ? {} : { code }),
    ...(param === undefined ? {} : { param }),
  });

export const missingParameter = (param: string): Refusal =>
  invalid({ code: 'parameter_missing', param, message: `Missing required param: ${param}.` });

/** `type` as the API names it, such as `customer`. */
export const notFound = (type: string, id: string, param: string, status = 404): Refusal =>
  invalid({ code: 'resource_missing', param, message: `No such ${type}: '${id}'` }, status);
