import type { Database, Db } from '@wayfare/postgres/db';
import type { PoolSecrets } from '#sealing/pool-secrets.ts';
import type { SigningKeys } from '#tokens/signing-keys.ts';
import type { Clock } from './time.ts';

/** A member changed the own password: what whoever runs the pool may want to write to them about. */
export interface PasswordChange {
  readonly sub: string;
  readonly email: string;
  readonly name: string;
  readonly changedAt: Date;
}

/**
 * What an operator may want to see in a log: whom it concerns and where it came from, and never an email, a token or
 * a password. The `sub` of a name that nobody has is made up, the same one each time.
 */
export type PoolEvent = { readonly address?: string } & (
  | {
      readonly kind:
        | 'sign-in-succeeded'
        /** A wrong proof, at a sign-in or where a password is changed. */
        | 'sign-in-failed'
        /** Not even looked at, after too many wrong ones. */
        | 'sign-in-paused'
        | 'password-changed'
        | 'session-ended'
        | 'signed-out-everywhere';
      readonly sub: string;
    }
  | { readonly kind: 'admin-call'; readonly call: string; readonly sub: string | null }
  | { readonly kind: 'admin-call-refused'; readonly call: string; readonly sub: null }
);

/** Whoever holds it may ask for everything that an administrator may. */
export interface AdminKey {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

export interface PoolConfig {
  /** `region_name`, as Cognito has it. It goes into every password's proof and must never change. */
  readonly poolId: string;
  /** The one client, which has no secret. */
  readonly clientId: string;
  /** `iss` of every token, and where the well-known documents lie below. */
  readonly issuer: string;
  /** What is wrong with a new password, in a sentence for its owner, or null. */
  readonly passwordFault: (
    password: string,
    owner: { readonly email: string },
  ) => Promise<string | null> | string | null;
  /** The same of a name that its owner chooses. */
  readonly nameFault: (name: string) => string | null;
  readonly accessTokenSeconds: number;
  /** The longest that a session lasts. */
  readonly refreshTokenSeconds: number;
  /** The longest that it lasts without a refresh. */
  readonly idleSeconds: number;
  /** How long a refresh token stays good when another has taken its place: two tabs may refresh with one. */
  readonly graceSeconds: number;
  /** Sign-ins that one address may begin in a window. */
  readonly addressLimit: { readonly uses: number; readonly windowMs: number };
  /** Signs the calls of administrators over the wire; null where there are none. */
  readonly adminKey: AdminKey | null;
  /** Told of what concerns somebody's safety, when it has happened. */
  readonly onEvent: (event: PoolEvent) => void;
  /** In the transaction of the change, so that what is written down of it comes about with it, or neither. */
  readonly onPasswordChanged: (within: Db, change: PasswordChange) => Promise<void>;
}

/** What every operation stands on. */
export interface Pool {
  readonly config: PoolConfig;
  readonly database: Database;
  readonly clock: Clock;
  readonly secrets: PoolSecrets;
  readonly signingKeys: SigningKeys;
}

/** A log that fails must not undo what was done. */
export function tell({ config }: Pool, event: PoolEvent): void {
  try {
    config.onEvent(event);
  } catch {
    // Whoever listens knows best where its own faults are told.
  }
}
