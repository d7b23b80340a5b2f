export type Outcome =
  | { readonly status: 'signed-in' | 'new-password-required' | 'changed' }
  | { readonly status: 'refused'; readonly name: string; readonly message: string };

/** One member in one browser, by one of the client libraries: what each library computes or stores itself. */
export interface BasicClient extends Disposable {
  signIn(username: string, password: string): Promise<Outcome>;
  accessToken(): Promise<string>;
  /** In every way that the library offers. False if the pool refuses. */
  refresh(): Promise<boolean>;
  changePassword(from: string, to: string): Promise<Outcome>;
  /** Sends no request. */
  signOut(how: 'here'): Promise<void>;
}

/** The library of the site, with all its calls. */
export interface Client extends BasicClient {
  /** Responds to the challenge of the last sign-in. */
  chooseNewPassword(password: string): Promise<Outcome>;
  idClaims(): Promise<Readonly<Record<string, unknown>>>;
  attributes(): Promise<Readonly<Record<string, string>>>;
  changeName(name: string): Promise<void>;
  signOut(how: 'here' | 'revoking' | 'everywhere'): Promise<void>;
}

export function toRefusal(error: unknown): Outcome {
  if (!(error instanceof Error)) throw new TypeError('Expected an Error.');
  return { status: 'refused', name: error.name, message: error.message };
}
