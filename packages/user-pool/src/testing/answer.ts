export interface Tokens {
  readonly AccessToken: string;
  readonly IdToken: string;
  readonly RefreshToken?: string;
  readonly ExpiresIn: number;
  readonly TokenType: string;
}

/** A test reads an answer as a client does: by trust. */
export interface AnswerBody {
  readonly __type?: string;
  readonly message?: string;
  readonly ChallengeName?: string;
  readonly ChallengeParameters?: Readonly<Record<string, string>>;
  readonly Session?: string;
  readonly AuthenticationResult?: Tokens;
  readonly Devices?: readonly { readonly DeviceKey: string }[];
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly type: string | null;
  readonly message: string | null;
  readonly body: AnswerBody;
}

/** The tokens of an answer that must have some. */
export function resultOf({ body, type, message }: Answer): Tokens {
  if (body.AuthenticationResult === undefined) throw new Error(`${type}: ${message}`);
  return body.AuthenticationResult;
}
