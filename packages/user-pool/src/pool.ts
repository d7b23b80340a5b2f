import type { KeyObject } from 'node:crypto';
import type { Database, Db } from '@wayfare/postgres/db';
import type { PoolSecrets } from '#sealing/crypto.ts';
import type { Clock } from './time.ts';

/** A member changed their own password. */
export interface PasswordChange {
  readonly sub: string;
  readonly email: string;
  readonly name: string;
  readonly changedAt: Date;
}

/**
 * For the security log. Contains no email, token or password. A name without an account has a derived `sub`, always the
 * same one.
 */
export type PoolEvent = { readonly address?: string } & (
  | {
      readonly kind:
        | 'sign-in-succeeded'
        /** A wrong password, at sign-in or when changing the password. */
        | 'sign-in-failed'
        /** Rejected without checking the password. */
        | 'sign-in-locked-out'
        | 'password-changed'
        | 'session-ended'
        | 'signed-out-everywhere';
      readonly sub: string;
    }
  | { readonly kind: 'admin-call'; readonly operation: string; readonly sub: string | null }
  | { readonly kind: 'admin-call-refused'; readonly operation: string; readonly sub: null }
);

/** Authorizes every admin operation. */
export interface AdminKey {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

export interface PoolConfig {
  /** `region_name`. Part of every password hash, so it must never change. */
  readonly poolId: string;
  /** The only client. It has no secret. */
  readonly clientId: string;
  /** `iss` of every token. The well-known documents are below this URL. */
  readonly issuer: string;
  /** Returns a message for the user, or null if the password is acceptable. */
  readonly passwordFault: (
    password: string,
    owner: { readonly email: string },
  ) => Promise<string | null> | string | null;
  /** Returns a message for the user, or null if the name is acceptable. */
  readonly nameFault: (name: string) => string | null;
  readonly networkLimit: { readonly maxSignIns: number; readonly windowMs: number };
  /** Null disables the admin operations. */
  readonly adminKey: AdminKey | null;
  readonly onEvent: (event: PoolEvent) => void;
  /** Runs in the transaction that changes the password. */
  readonly onPasswordChanged: (tx: Db, change: PasswordChange) => Promise<void>;
}

/** The content of the cookie of a browser in which somebody has signed in before. */
export interface KnownBrowser {
  readonly nonce: string;
  /** One per account, newest first. */
  readonly proofs: readonly string[];
}

export interface Caller {
  readonly address: string;
  /** True only for an authorized load test. */
  readonly isExemptFromAddressLimits: boolean;
  readonly browser: KnownBrowser | null;
  readonly userAgent: string;
  /** Adds the known-browser cookie to the response. */
  readonly rememberBrowser: (sub: string) => void;
  /** The Cognito name of the requested operation. */
  readonly operation: string;
}

export interface SigningKey {
  readonly kid: string;
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
  readonly publicJwk: { readonly n: string; readonly e: string };
}

/** A key is published before it signs, and stays published for a while after it was replaced. */
export interface SigningKeys {
  current(): Promise<SigningKey>;
  /** Newest first. */
  listPublished(): Promise<readonly SigningKey[]>;
  find(kid: string): Promise<SigningKey | null>;
  /** Creates the next key if the newest is at least 30 days old. */
  rotateIfDue(): Promise<void>;
  /** Creates the next key now. If the current keys leaked, it replaces them all and signs at once. */
  rotate(options: { readonly areLeaked: boolean }): Promise<void>;
}

export interface Pool {
  readonly config: PoolConfig;
  readonly database: Database;
  readonly clock: Clock;
  readonly secrets: PoolSecrets;
  readonly signingKeys: SigningKeys;
}

export function emitEvent({ config }: Pool, event: PoolEvent): void {
  try {
    config.onEvent(event);
  } catch {
    // A broken log must not fail the request.
  }
}
