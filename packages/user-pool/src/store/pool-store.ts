import type { Account, AccountChanges } from './account.ts';
import type { Device, DeviceChanges } from './device.ts';
import type { MemberGroup } from './member-group.ts';
import type { RefreshToken, Session } from './session.ts';

/** Wrong proofs in a row for one name by one door, whether or not somebody goes by it. */
export interface Attempts {
  readonly failures: number;
  readonly lastFailedAt: Date | null;
}

/** What a sign-in must know of a name. */
export interface Standing {
  readonly account: Account | null;
  /** By their doors; a door without any is not there. */
  readonly attempts: ReadonlyMap<string, Attempts>;
}

export interface AttemptsAtDoor extends Attempts {
  readonly door: string;
}

export type AccountName = { readonly email: string } | { readonly sub: string };

export interface StoredSigningKey {
  readonly kid: string;
  /** Sealed. */
  readonly privateKey: Uint8Array;
  readonly publicJwk: { readonly n: string; readonly e: string };
  readonly createdAt: Date;
  /** Until then it is only published. */
  readonly signsFrom: Date;
}

/** Everything the pool keeps. */
export interface PoolRecords {
  findAccountByEmail(email: string): Promise<Account | null>;
  findAccountBySub(sub: string): Promise<Account | null>;
  /** The attempts are those of the account at these doors, or, where there is none, of the sub to count them by. */
  findStanding(name: AccountName, otherwiseSub: string, doors: readonly string[]): Promise<Standing>;
  /** By email, in order, from after the one named. */
  listAccounts(page: { readonly after: string; readonly limit: number }): Promise<readonly Account[]>;
  /** Those of them that there are, in no order; each sub must be a UUID. */
  listAccountsBySub(subs: readonly string[]): Promise<readonly Account[]>;
  /** By email, in order, from after the one named. */
  listAccountsInGroup(
    group: string,
    page: { readonly after: string; readonly limit: number },
  ): Promise<readonly Account[]>;
  addAccount(account: Account): Promise<'added' | 'email-taken'>;
  changeAccount(
    sub: string,
    changes: AccountChanges,
    at: Date,
  ): Promise<'changed' | 'not-found' | 'email-taken'>;
  /** With its sessions and its failed attempts. False where there is none. */
  removeAccount(sub: string): Promise<boolean>;
  /** False where there is one of that name. */
  addGroup(group: MemberGroup): Promise<boolean>;
  findGroup(name: string): Promise<MemberGroup | null>;
  /** Everybody leaves it. False where there is none. */
  removeGroup(name: string, at: Date): Promise<boolean>;
  /** Being in the group already, or not in it, is no failure; an account that is not there is. Makes the group if need be. */
  addToGroup(sub: string, group: string, at: Date): Promise<boolean>;
  removeFromGroup(sub: string, group: string, at: Date): Promise<boolean>;
  /** By name, in order, from after the one named; of all, or of those. */
  listGroups(page: {
    readonly after: string;
    readonly limit: number;
    readonly among?: readonly string[];
  }): Promise<readonly MemberGroup[]>;

  /** At every door, the newest first. */
  listAttempts(sub: string): Promise<readonly AttemptsAtDoor[]>;
  /** Others who ask for the same wait until this transaction is over: one change of a member's sessions at a time. */
  lockAttempts(sub: string): Promise<void>;
  saveAttempts(sub: string, door: string, attempts: Attempts): Promise<void>;
  /** At these doors; without any named, at all. */
  clearAttempts(sub: string, doors?: readonly string[]): Promise<void>;
  /** True for exactly one caller; remembered until then. */
  claimOnce(nonce: string, until: Date): Promise<boolean>;
  /** `lockAttempts`, and then `claimOnce`, in one step. */
  lockAndClaim(sub: string, nonce: string, until: Date): Promise<boolean>;
  /** Counts this use and answers how many there were since the window began. */
  countUse(key: string, now: Date, windowMs: number): Promise<number>;

  addSession(session: Session, tokenHash: Uint8Array): Promise<void>;
  findSession(sessionId: string): Promise<Session | null>;
  findRefreshToken(tokenHash: Uint8Array): Promise<RefreshToken | null>;
  /** The first replacement of a token sets its time; later ones, within the grace, leave it. */
  replaceRefreshToken(oldHash: Uint8Array, newHash: Uint8Array, at: Date): Promise<void>;
  setSessionEnd(sessionId: string, expiresAt: Date): Promise<void>;
  revokeSession(sessionId: string, at: Date): Promise<void>;
  revokeSessionsOf(sub: string, at: Date, except?: string): Promise<void>;
  revokeSessionsOfDevice(sub: string, deviceKey: string, at: Date, except: string): Promise<void>;
  setSessionDevice(sessionId: string, deviceKey: string | null): Promise<void>;

  /** In place of what was known of it. Of more devices than are kept, those go that were used the longest ago. */
  saveDevice(device: Device, options: { readonly keptOfMember: number }): Promise<void>;
  findDevice(sub: string, deviceKey: string): Promise<Device | null>;
  /** The one used last first. */
  listDevices(sub: string): Promise<readonly Device[]>;
  changeDevice(sub: string, deviceKey: string, changes: DeviceChanges, at: Date): Promise<boolean>;
  removeDevice(sub: string, deviceKey: string): Promise<boolean>;

  /** The one that signs last first. */
  listSigningKeys(): Promise<readonly StoredSigningKey[]>;
  /** With a date, nothing happens where a key was made since. */
  addSigningKey(key: StoredSigningKey, options: { readonly unlessSince: Date | null }): Promise<void>;
  /** The one in place of all. */
  replaceSigningKeys(key: StoredSigningKey): Promise<void>;

  /** Drops what can no longer matter: nonces, sessions, windows and failures of before. */
  forget(before: {
    readonly now: Date;
    readonly uses: Date;
    readonly failures: Date;
    readonly revocations: Date;
    readonly signingKeys: Date;
  }): Promise<void>;
}

/** A member changed the own password: what whoever runs the pool may want to write to them about. */
export interface PasswordChange {
  readonly sub: string;
  readonly email: string;
  readonly name: string;
  readonly changedAt: Date;
}

/** The same within a transaction. */
export interface PoolTransaction extends PoolRecords {
  /** Tells whoever runs the pool, so that what they write down of it comes about with the change, or neither. */
  announcePassword(change: PasswordChange): Promise<void>;
}

/** What a sign-in wants to write, and what it takes for granted. */
export interface UndisturbedSignIn {
  readonly session: Session;
  readonly tokenHash: Uint8Array;
  /** Of the account as it was read, when it was confirmed, enabled, and without failures. */
  readonly seenCredential: Uint8Array;
  readonly nonce: string;
  readonly spentUntil: Date;
}

export interface PoolStore extends PoolRecords {
  /**
   * `lockAndClaim` and `addSession` in one step, where all of that still holds and the nonce is new. Otherwise nothing
   * happens, and the sign-in must go the long way. Either way it waits for whoever holds the lock.
   */
  openUndisturbed(signIn: UndisturbedSignIn): Promise<boolean>;
  /** All of it or nothing. */
  transaction<T>(work: (records: PoolTransaction) => Promise<T>): Promise<T>;
}
