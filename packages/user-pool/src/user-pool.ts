import type { Database } from '@wayfare/postgres/db';
import { createPoolAdmin } from '#accounts/admin.ts';
import {
  checkUnconfirmedPassword,
  type UnconfirmedPasswordCheck,
} from '#operations/check-unconfirmed-password.ts';
import type { Pool, PoolConfig } from '#pool.ts';
import { derivePoolSecrets } from '#sealing/crypto.ts';
import { deleteExpired } from '#store/sessions.ts';
import { lockoutPolicy } from '#throttling/sign-in-limits.ts';
import {
  createSigningKeys,
  jsonWebKeySet,
  openidConfiguration,
  retainReplacedMs,
} from '#tokens/signing-keys.ts';
import { verifyToken } from '#tokens/tokens.ts';
import { handle, type PoolRequest } from './handle.ts';
import { type Clock, days, hours, subtractTime } from './time.ts';

export type { AccountView } from '#accounts/admin.ts';
export type { PasswordChange, PoolConfig } from '#pool.ts';
export { maxBodyBytes } from '#protocol/request.ts';
export { bodyErrorResponse, corsOptions, type PoolResponse } from '#protocol/response.ts';

const defaults = {
  networkLimit: { maxSignIns: 100, windowMs: hours(1) },
  nameFault: () => null,
  adminKey: null,
  onEvent: () => {},
  onPasswordChanged: async () => {},
} as const;

export interface UserPoolOptions {
  /** Contains the schema `user_pool`. */
  readonly database: Database;
  readonly clock: Clock;
  /** At least 32 secret bytes, not stored in the database. With another key, no password is right. */
  readonly keys: { readonly master: Uint8Array };
  readonly config: Pick<PoolConfig, 'poolId' | 'clientId' | 'issuer' | 'passwordFault'> & Partial<PoolConfig>;
}

export type UserPool = ReturnType<typeof createUserPool>;

export function createPool({ database, clock, keys, config: options }: UserPoolOptions): Pool {
  const config: PoolConfig = { ...defaults, ...options };
  validateConfig(config);
  const secrets = derivePoolSecrets(keys.master, config.poolId);
  return { config, database, clock, secrets, signingKeys: createSigningKeys({ database, clock, secrets }) };
}

export function createUserPool(options: UserPoolOptions) {
  const pool = createPool(options);
  const { config, database, clock, signingKeys } = pool;
  return {
    /** Handles one request of a Cognito client. Never rejects. */
    handle: (request: PoolRequest) => handle(pool, request),
    admin: createPoolAdmin(pool),
    checkUnconfirmedPassword: (check: UnconfirmedPasswordCheck) => checkUnconfirmedPassword(pool, check),
    /** Checks that the session is still open, too. */
    verifyToken: (token: string, uses: readonly ('access' | 'id')[] = ['access']) =>
      verifyToken(pool, token, uses),
    jsonWebKeySet: () => jsonWebKeySet(pool),
    openidConfiguration: () => openidConfiguration(pool),
    /** Call it regularly, on any number of servers. Creates a new key every 30 days. */
    rotateSigningKeysIfDue: () => signingKeys.rotateIfDue(),
    /**
     * Creates a key that signs two hours later, when verifiers have loaded it. If the keys leaked, it signs at once and
     * all tokens become invalid within a minute; the sessions continue, and clients get new tokens.
     */
    rotateSigningKeys: ({ areLeaked = false }: { readonly areLeaked?: boolean } = {}) =>
      signingKeys.rotate({ areLeaked }),
    /** Call it regularly. */
    async deleteExpired() {
      const now = clock.now();
      await deleteExpired(database, {
        now,
        addressUses: subtractTime(now, config.networkLimit.windowMs),
        failures: subtractTime(now, lockoutPolicy.failureTtlMs),
        // Longer than any token of the session is valid, so that late clients still get "revoked".
        revocations: subtractTime(now, days(7)),
        signingKeys: subtractTime(now, 2 * retainReplacedMs),
      });
    },
  };
}

/** Client libraries require this form. */
const poolIdPattern = /^[\w-]+_[0-9a-zA-Z]+$/;

const minAdminSecretLength = 32;

function validateConfig({ poolId, adminKey }: PoolConfig): void {
  if (!poolIdPattern.test(poolId) || poolId.length > 55 || poolId.split('_').length !== 2) {
    throw new RangeError(`Invalid pool id: ${poolId}. It must look like region_Name.`);
  }
  if (adminKey === null) return;
  if (!/^\w{16,128}$/.test(adminKey.accessKeyId)) {
    throw new RangeError('The id of the admin key must have 16 to 128 letters, digits and underscores.');
  }
  if (adminKey.secretAccessKey.length < minAdminSecretLength) {
    throw new RangeError(
      `The secret of the admin key must have at least ${minAdminSecretLength} characters.`,
    );
  }
}
