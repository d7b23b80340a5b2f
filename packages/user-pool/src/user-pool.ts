import type { Database } from '@wayfare/postgres/db';
import { type PoolAdmin, poolAdmin } from '#accounts/admin.ts';
import { provesPassword, type ToProve } from '#operations/proves-password.ts';
import type { Pool, PoolConfig } from '#pool.ts';
import type { PoolAnswer } from '#protocol/answer.ts';
import { handle, type PoolRequest } from '#protocol/handle.ts';
import { poolSecrets } from '#sealing/pool-secrets.ts';
import { forget } from '#store/forget.ts';
import { attemptLimits } from '#throttling/doors.ts';
import { type Clock, days, hours, subtractTime } from '#time.ts';
import { knownAfterReplacementMs, signingKeys } from '#tokens/signing-keys.ts';
import { type VerifiedToken, verifyToken } from '#tokens/verify-token.ts';
import { type JsonWebKeySet, jsonWebKeySet, openidConfiguration } from '#tokens/well-known.ts';

export type {
  AccountView,
  CreateOutcome,
  NewAccount,
  PasswordOutcome,
  PoolAdmin,
  SignedIn,
  SignInPause,
} from '#accounts/admin.ts';
export type { AdminKey, PasswordChange, PoolConfig, PoolEvent } from '#pool.ts';
export { answerToBody, crossOrigin, type PoolAnswer } from '#protocol/answer.ts';
export type { PoolRequest } from '#protocol/handle.ts';
export { longestBody } from '#protocol/handle.ts';
export { accountsOpen } from '#sealing/credential.ts';
export type { AccountState } from '#store/accounts.ts';
export type { Clock } from '#time.ts';
export type { VerifiedToken } from '#tokens/verify-token.ts';
export type { JsonWebKeySet } from '#tokens/well-known.ts';

export const longestAccessTokenSeconds = 15 * 60;

type Settings = Pick<PoolConfig, 'poolId' | 'clientId' | 'issuer' | 'passwordFault'> & Partial<PoolConfig>;

const defaults = {
  accessTokenSeconds: longestAccessTokenSeconds,
  refreshTokenSeconds: 30 * 24 * 60 * 60,
  idleSeconds: 14 * 24 * 60 * 60,
  graceSeconds: 60,
  addressLimit: { uses: 100, windowMs: hours(1) },
  nameFault: () => null,
  adminKey: null,
  onEvent: () => {},
  onPasswordChanged: async () => {},
} as const;

export interface PoolParts {
  /** With the schema `user_pool` in it. */
  readonly database: Database;
  readonly clock: Clock;
  /** At least 32 secret bytes, kept outside the database. Another one makes every password wrong. */
  readonly keys: { readonly master: Uint8Array };
  readonly config: Settings;
}

export interface UserPool {
  /** One call of a Cognito client. It never rejects. */
  handle(request: PoolRequest): Promise<PoolAnswer>;
  readonly admin: PoolAdmin;
  /** Whether this is the password of an account that waits to be confirmed. */
  provesPassword(proof: ToProve): Promise<boolean>;
  /** For the site's own calls: refuses a token whose session has ended. */
  verifyToken(token: string, uses?: readonly ('access' | 'id')[]): Promise<VerifiedToken>;
  jsonWebKeySet(): Promise<JsonWebKeySet>;
  openidConfiguration(): ReturnType<typeof openidConfiguration>;
  /** The month's new signing key, if it is time. To be called now and then, by as many servers as there are. */
  rotateSigningKeysIfDue(): Promise<void>;
  /**
   * The next signing key, now. It signs two hours later, when everybody knows it, and tokens of the one before are good
   * until they expire. Where the keys leaked it signs at once, and every token is worthless within a minute; the
   * sessions stay, and clients fetch new ones.
   */
  rotateSigningKeys(options?: { readonly areLeaked?: boolean }): Promise<void>;
  /** Drops what can no longer matter. To be called now and then. */
  forget(): Promise<void>;
}

export function userPool({ database, clock, keys, config: given }: PoolParts): UserPool {
  const config: PoolConfig = { ...defaults, ...given };
  requireSound(config);
  const secrets = poolSecrets(keys.master, config.poolId);
  const keysOfTokens = signingKeys({ database, clock, secrets });
  const pool: Pool = { config, database, clock, secrets, signingKeys: keysOfTokens };
  return {
    handle: (request) => handle(pool, request),
    admin: poolAdmin(pool),
    provesPassword: (proof) => provesPassword(pool, proof),
    verifyToken: (token, uses = ['access']) => verifyToken(pool, token, uses),
    jsonWebKeySet: () => jsonWebKeySet(pool),
    openidConfiguration: () => openidConfiguration(pool),
    rotateSigningKeysIfDue: () => pool.signingKeys.rotateIfDue(),
    rotateSigningKeys: ({ areLeaked = false } = {}) => pool.signingKeys.rotate({ areLeaked }),
    async forget() {
      const now = clock.now();
      await forget(database, {
        now,
        uses: subtractTime(now, config.addressLimit.windowMs),
        failures: subtractTime(now, attemptLimits.forgottenAfterMs),
        // Long after the last token of such a session, so that a late client still hears "revoked".
        revocations: subtractTime(now, days(7)),
        signingKeys: subtractTime(now, 2 * knownAfterReplacementMs),
      });
    },
  };
}

/** The shape that every client library demands of a pool's id. */
const poolIdShape = /^[\w-]+_[0-9a-zA-Z]+$/;

/** As short as a generated one ever is; it opens more than any password. */
const shortestAdminSecret = 32;

function requireSound({ poolId, accessTokenSeconds, graceSeconds, adminKey }: PoolConfig): void {
  if (!poolIdShape.test(poolId) || poolId.length > 55 || poolId.split('_').length !== 2) {
    throw new RangeError(`${poolId} is no pool id: it must look like region_Name.`);
  }
  if (accessTokenSeconds > longestAccessTokenSeconds || accessTokenSeconds < 1) {
    throw new RangeError('Access tokens live at most 15 minutes.');
  }
  if (graceSeconds < 0 || graceSeconds > 60) {
    throw new RangeError('The grace of a rotated refresh token is 0 to 60 seconds.');
  }
  if (adminKey === null) return;
  if (!/^\w{16,128}$/.test(adminKey.accessKeyId)) {
    throw new RangeError('The id of the admin key has 16 to 128 letters, digits and underscores.');
  }
  if (adminKey.secretAccessKey.length < shortestAdminSecret) {
    throw new RangeError(`The secret of the admin key has at least ${shortestAdminSecret} characters.`);
  }
}
