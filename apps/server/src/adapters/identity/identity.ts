/** What the site asks of whoever keeps the members: our own pool, or another provider. */
export interface Identity {
  findByEmail(email: string): Promise<IdentityAccount | null>;
  findBySub(sub: string): Promise<IdentityAccount | null>;
  /** Ends every session of that person and lifts a pause. */
  setPassword(sub: string, password: string): Promise<PasswordOutcome>;
}

export interface IdentityAccount {
  /** The provider's own id of the person; for ever the same. */
  readonly sub: string;
  readonly email: string;
  readonly name: string;
  readonly isConfirmed: boolean;
}

export type PasswordOutcome =
  | { readonly status: 'set' | 'not-found' }
  | { readonly status: 'refused'; readonly message: string };
