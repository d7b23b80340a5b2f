export type Outcome =
  | { readonly status: 'signed-in' | 'new-password-required' | 'changed' }
  | { readonly status: 'refused'; readonly name: string; readonly message: string };

/** What the journeys want of a client library, each in its own way. One member, one browser. */
export interface Client extends Disposable {
  signIn(username: string, password: string): Promise<Outcome>;
  /** Answers the challenge that the last sign-in ended with. */
  chooseNewPassword(password: string): Promise<Outcome>;
  accessToken(): Promise<string>;
  idClaims(): Promise<Readonly<Record<string, unknown>>>;
  /** In every way that the library knows. False where the pool will not have it. */
  refresh(): Promise<boolean>;
  attributes(): Promise<Readonly<Record<string, string>>>;
  changeName(name: string): Promise<void>;
  changePassword(from: string, to: string): Promise<Outcome>;
  /** `here` tells the pool nothing. */
  signOut(how: 'here' | 'revoking' | 'everywhere'): Promise<void>;
}

export function refusalOf(error: unknown): Outcome {
  if (!(error instanceof Error)) throw new TypeError('A refusal is an error.');
  return { status: 'refused', name: error.name, message: error.message };
}
