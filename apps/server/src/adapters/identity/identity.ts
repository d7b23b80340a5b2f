/** The accounts of the members: the site's own user pool, or Amazon Cognito. */
export interface Identity {
  findByEmail(email: string): Promise<IdentityAccount | null>;
  findBySub(sub: string): Promise<IdentityAccount | null>;
  /** A page of all accounts, in a stable order. */
  list(page: { readonly after: string | null; readonly limit: number }): Promise<AccountPage>;
  /** By sub. Only confirmed and enabled accounts. */
  findMailboxes(subs: readonly string[]): Promise<ReadonlyMap<string, MemberMailbox>>;
  listGroup(group: string): Promise<readonly GroupMember[]>;
  /** Creates an account that cannot sign in before it is confirmed. Sends no mail. */
  signUp(account: NewAccount): Promise<SignUpOutcome>;
  /** Whether this is the password of an unconfirmed account. A wrong one counts as a failed sign-in. */
  checkUnconfirmedPassword(proof: PasswordProof): Promise<boolean>;
  /** Confirms the account and verifies its address. Idempotent. False if the account does not exist. */
  confirm(sub: string): Promise<boolean>;
  /** Also ends all sessions, lifts a lockout and confirms the account. */
  setPassword(sub: string, password: string): Promise<PasswordOutcome>;
  setName(sub: string, name: string): Promise<boolean>;
  addToGroup(sub: string, group: string): Promise<boolean>;
  /** Also ends all sessions, because their tokens contain the group. */
  removeFromGroup(sub: string, group: string): Promise<boolean>;
  /** Whether the account is enabled and in the group. May be half a minute old. */
  isInGroup(sub: string, group: string): Promise<boolean>;
  disable(sub: string): Promise<boolean>;
  enable(sub: string): Promise<boolean>;
  delete(sub: string): Promise<boolean>;
  signOutEverywhere(sub: string): Promise<boolean>;
  /** Newest first. Null if the identity provider does not list them. */
  listSessions(sub: string): Promise<readonly MemberSession[] | null>;
  /** Lockouts after wrong passwords. Null if the identity provider does not list them. */
  listLockouts(sub: string): Promise<readonly SignInLockout[] | null>;
  clearLockouts(sub: string): Promise<'cleared' | 'not-found' | 'not-offered'>;
  verifyToken(token: string): Promise<VerifiedBearer>;
}

export interface IdentityAccount {
  /** The id at the identity provider. Never changes. */
  readonly sub: string;
  readonly email: string;
  readonly name: string;
  readonly isConfirmed: boolean;
  readonly isEnabled: boolean;
  readonly groups: readonly string[];
  readonly createdAt: Date;
}

/** A signed-in browser. */
export interface MemberSession {
  /** 'Chrome on Windows'. Null if unknown. */
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
  /** One network, one known browser, or all unknown browsers. */
  readonly bucket: 'network' | 'browser' | 'all';
  readonly until: Date;
}

export interface AccountPage {
  readonly accounts: readonly IdentityAccount[];
  /** Cursor of the next page. Null after the last. */
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
  /** Network address of the client. */
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
  /** From the token, so they may be outdated. */
  readonly groups: readonly string[];
  /** Time of the sign-in, not of the last refresh. */
  readonly signedInAt: Date;
}

export type VerifiedBearer =
  | ({ readonly status: 'valid' } & Bearer)
  | { readonly status: 'invalid' | 'expired' | 'revoked' };

/** The identity provider cannot be reached or is too busy. Trying again soon may work. */
export class IdentityUnavailable extends Error {
  constructor(cause: unknown) {
    super('The identity provider cannot be reached.', { cause });
    this.name = 'IdentityUnavailable';
  }
}

export interface CompromisedPasswords {
  has(password: string): Promise<boolean>;
}
