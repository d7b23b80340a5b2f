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
  | 'ResourceNotFoundException'
  | 'SerializationException'
  | 'SoftwareTokenMFANotFoundException'
  | 'TooManyRequestsException'
  | 'UnknownOperationException'
  | 'UnrecognizedClientException'
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
export const tooManyAttempts = (): Refusal => notAuthorized('Password attempts exceeded');
export const noSuchDevice = (): Refusal => new Refusal('ResourceNotFoundException', 'Device does not exist.');
