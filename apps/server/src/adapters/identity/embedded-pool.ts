import { findNameError } from '@wayfare/contracts/rules/member-name';
import { createUserPool, type PasswordChange, type PoolConfig, type UserPool } from '@wayfare/user-pool';
import type { Clock } from '#adapters/clock/clock.ts';
import type { Database, Db } from '#adapters/db/database.ts';
import type { SiteSecret } from '#adapters/master-key/master-key.ts';
import type { KnownPasswords } from './identity.ts';
import { listedPasswords, passwordFault } from './password-fault.ts';

interface PoolParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly siteSecret: SiteSecret;
  readonly identity: {
    readonly userPoolId: string;
    readonly userPoolClientId: string;
    readonly issuer: string;
    /** Opens the admin calls over the wire. */
    readonly adminKey?: PoolConfig['adminKey'] | undefined;
  };
  /** Of a member who changes the own password: in the transaction of the change. */
  readonly onPasswordChanged?: (within: Db, change: PasswordChange) => Promise<void>;
  readonly knownPasswords?: KnownPasswords;
  readonly log?: { info(details: object, message: string): void };
  /** What is written of an address. */
  readonly networkMark?: (address: string) => string;
}

/** Our own user pool, in the site's database. */
export function embeddedPool({
  database,
  clock,
  siteSecret,
  identity,
  knownPasswords = listedPasswords,
  log,
  networkMark,
  onPasswordChanged,
}: PoolParts): UserPool {
  return createUserPool({
    database,
    clock,
    keys: { master: siteSecret },
    config: {
      poolId: identity.userPoolId,
      clientId: identity.userPoolClientId,
      issuer: identity.issuer,
      passwordFault: (password, { email }) => passwordFault(password, email, knownPasswords),
      nameFault: findNameError,
      adminKey: identity.adminKey ?? null,
      ...(onPasswordChanged && { onPasswordChanged }),
      onEvent: ({ kind, sub: subject, address, ...details }) => {
        const network = address === undefined ? undefined : networkMark?.(address);
        log?.info({ security: kind, subject, network, ...details }, 'The user pool');
      },
    },
  });
}
