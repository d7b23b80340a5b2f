export type Outcome =
  | { readonly status: 'signed-in' | 'new-password-required' | 'changed' }
  | { readonly status: 'refused'; readonly name: string; readonly message: string };

/** One member in one browser. */
export interface Client extends Disposable {
  signIn(username: string, password: string): Promise<Outcome>;
  accessToken(): Promise<string>;
  /** False if the pool refuses. */
  refresh(): Promise<boolean>;
  changePassword(from: string, to: string): Promise<Outcome>;
  /** Responds to the challenge of the last sign-in. */
  chooseNewPassword(password: string): Promise<Outcome>;
  idClaims(): Promise<Readonly<Record<string, unknown>>>;
  attributes(): Promise<Readonly<Record<string, string>>>;
  changeName(name: string): Promise<void>;
  /** `here` sends no request. */
  signOut(how: 'here' | 'revoking' | 'everywhere'): Promise<void>;
}

export function toRefusal(error: unknown): Outcome {
  if (!(error instanceof Error)) throw new TypeError('Expected an Error.');
  return { status: 'refused', name: error.name, message: error.message };
}
