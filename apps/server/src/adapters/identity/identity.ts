/** What the site asks of whoever keeps the members: our own pool, or Amazon Cognito. */
export interface Identity {
  findByEmail(email: string): Promise<IdentityAccount | null>;
  findBySub(sub: string): Promise<IdentityAccount | null>;
  /** A page of all accounts, in an order that the provider keeps. */
  list(page: { readonly after: string | null; readonly limit: number }): Promise<AccountPage>;
  /** Where those of them can be written to whose account is confirmed and enabled, by their subs; for many at once. */
  findMailboxes(subs: readonly string[]): Promise<ReadonlyMap<string, MemberMailbox>>;
  /** Everybody who is in the group. */
  listGroup(group: string): Promise<readonly GroupMember[]>;
  /** An account that cannot sign in before it is confirmed. No mail leaves. */
  signUp(account: NewAccount): Promise<SignUpOutcome>;
  /**
   * Whether this is the password of an account that waits to be confirmed. A wrong one counts as at a sign-in from there.
   */
  checkUnconfirmedPassword(proof: PasswordProof): Promise<boolean>;
  /** Confirmed, and the address verified with it. Again, it changes nothing. False where there is nobody. */
  confirm(sub: string): Promise<boolean>;
  /** Ends every session of that person, lifts a pause and confirms the account. */
  setPassword(sub: string, password: string): Promise<PasswordOutcome>;
  setName(sub: string, name: string): Promise<boolean>;
  addToGroup(sub: string, group: string): Promise<boolean>;
  /** Ends every session of that person as well: their tokens still name the group. */
  removeFromGroup(sub: string, group: string): Promise<boolean>;
  /** Whether that person is in the group now, or was half a minute ago, and may sign in. */
  isInGroup(sub: string, group: string): Promise<boolean>;
  disable(sub: string): Promise<boolean>;
  enable(sub: string): Promise<boolean>;
  delete(sub: string): Promise<boolean>;
  signOutEverywhere(sub: string): Promise<boolean>;
  /** Where somebody is signed in, the newest first; null where the provider does not tell. */
  listSessions(sub: string): Promise<readonly MemberSession[] | null>;
  /** Lockouts after wrong passwords. Null if the provider does not list them. */
  listLockouts(sub: string): Promise<readonly SignInLockout[] | null>;
  clearLockouts(sub: string): Promise<'cleared' | 'not-found' | 'not-offered'>;
  /** What a bearer's token proves, or why it proves nothing. */
  verifyToken(token: string): Promise<VerifiedBearer>;
}

export interface IdentityAccount {
  /** The provider's own id of the person; for ever the same. */
  readonly sub: string;
  readonly email: string;
  readonly name: string;
  readonly isConfirmed: boolean;
  readonly isEnabled: boolean;
  readonly groups: readonly string[];
  readonly createdAt: Date;
}

/** One browser that is signed in. */
export interface MemberSession {
  /** 'Chrome on Windows'; null where that is not known. */
  readonly browser: string | null;
  readonly signedInAt: Date;
  readonly usedAt: Date;
}

export interface MemberMailbox {
  readonly email: string;
  readonly name: string;
}

export interface GroupMember extends MemberMailbox {
  readonly sub: string;
  readonly isConfirmed: boolean;
  readonly isEnabled: boolean;
}

export interface SignInLockout {
  /** One network, one known browser, or every browser that is not known. */
  readonly bucket: 'network' | 'browser' | 'all';
  readonly until: Date;
}

export interface AccountPage {
  readonly accounts: readonly IdentityAccount[];
  /** Where the next page begins; null after the last. */
  readonly next: string | null;
}

export interface NewAccount {
  readonly email: string;
  readonly name: string;
  readonly password: string;
}

export interface PasswordProof {
  readonly email: string;
  readonly password: string;
  /** The network address of whoever typed it. */
  readonly address: string;
}

export type SignUpOutcome =
  | { readonly status: 'created'; readonly sub: string }
  | { readonly status: 'email-taken' }
  | { readonly status: 'refused'; readonly message: string };

export type PasswordOutcome =
  | { readonly status: 'set' | 'not-found' }
  | { readonly status: 'refused'; readonly message: string };

export interface Bearer {
  readonly sub: string;
  readonly use: 'access' | 'id';
  /** As the token has them: who was removed since is still in them. */
  readonly groups: readonly string[];
  /** When the sign-in was that this token goes back to. */
  readonly signedInAt: Date;
}

export type VerifiedBearer =
  | ({ readonly status: 'valid' } & Bearer)
  | { readonly status: 'invalid' | 'expired' | 'revoked' };

/** The provider cannot be reached or is too busy. Trying again soon may work. */
export class IdentityUnavailable extends Error {
  constructor(cause: unknown) {
    super('The identity provider cannot be reached.', { cause });
    this.name = 'IdentityUnavailable';
  }
}

export interface CompromisedPasswords {
  /** Whether attackers have this very password. */
  has(password: string): Promise<boolean>;
}
