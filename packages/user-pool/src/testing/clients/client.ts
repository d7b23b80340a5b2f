export type Outcome =
  | { readonly status: 'signed-in' | 'new-password-required' | 'changed' }
  | { readonly status: 'refused'; readonly name: string; readonly message: string };

/** One member in one browser, by one of the client libraries. */
export interface Client extends Disposable {
  signIn(username: string, password: string): Promise<Outcome>;
  /** Responds to the challenge of the last sign-in. */
  chooseNewPassword(password: string): Promise<Outcome>;
  accessToken(): Promise<string>;
  idClaims(): Promise<Readonly<Record<string, unknown>>>;
  /** In every way that the library offers. False if the pool refuses. */
  refresh(): Promise<boolean>;
  attributes(): Promise<Readonly<Record<string, string>>>;
  changeName(name: string): Promise<void>;
  changePassword(from: string, to: string): Promise<Outcome>;
  /** `here` sends no request. */
  signOut(how: 'here' | 'revoking' | 'everywhere'): Promise<void>;
}

export function toRefusal(error: unknown): Outcome {
  if (!(error instanceof Error)) throw new TypeError('Expected an Error.');
  return { status: 'refused', name: error.name, message: error.message };
}
