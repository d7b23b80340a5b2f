export type RefusalType =
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

/** An answer that is no. Its type and words are Cognito's, which clients compare. */
export class Refusal extends Error {
  readonly type: RefusalType;
  readonly retryAfterSeconds: number | null;

  constructor(type: RefusalType, message: string, retryAfterSeconds: number | null = null) {
    super(message);
    this.name = 'Refusal';
    this.type = type;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export const notAuthorized = (message: string): Refusal => new Refusal('NotAuthorizedException', message);
export const invalidParameter = (message: string): Refusal =>
  new Refusal('InvalidParameterException', message);

/** For a wrong password and an unknown name alike. */
export const wrongCredentials = (): Refusal => notAuthorized('Incorrect username or password.');
/** Cognito's words, and after them how long it lasts, which people want to know. */
export function tooManyAttempts(until: Date, now: Date): Refusal {
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1_000));
  const message = `Password attempts exceeded. Please wait ${waitInWords(seconds)}.`;
  return new Refusal('NotAuthorizedException', message, seconds);
}

function waitInWords(seconds: number): string {
  if (seconds === 1) return '1 second';
  if (seconds < 100) return `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}

export const noSuchDevice = (): Refusal => new Refusal('ResourceNotFoundException', 'Device does not exist.');
export const unreadable = (): Refusal =>
  new Refusal('SerializationException', 'The body could not be read as JSON.');
export const tooLarge = (): Refusal =>
  new Refusal('RequestEntityTooLargeException', 'The body is larger than this user pool takes.');
