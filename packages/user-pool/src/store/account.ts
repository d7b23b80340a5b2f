export const accountStates = ['UNCONFIRMED', 'CONFIRMED', 'RESET_REQUIRED', 'FORCE_CHANGE_PASSWORD'] as const;
export type AccountState = (typeof accountStates)[number];

export interface Account {
  /** For ever the same; part of what the password is hashed with. */
  readonly sub: string;
  /** In lower case. */
  readonly email: string;
  readonly isEmailVerified: boolean;
  readonly name: string;
  readonly state: AccountState;
  readonly isEnabled: boolean;
  readonly groups: readonly string[];
  /** Salt and verifier, sealed. */
  readonly credential: Uint8Array;
  readonly createdAt: Date;
  readonly changedAt: Date;
}

export type AccountChanges = Partial<
  Pick<Account, 'email' | 'isEmailVerified' | 'name' | 'state' | 'isEnabled' | 'credential'>
>;
