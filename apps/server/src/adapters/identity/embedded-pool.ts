import { meetsPolicy } from '@wayfare/contracts/password';
import { signupFaults } from '@wayfare/contracts/signup';
import { type UserPool, userPool } from '@wayfare/user-pool';
import { postgresStore } from '@wayfare/user-pool/postgres-store';
import type { Clock } from '#adapters/clock/clock.ts';
import type { Database } from '#adapters/db/database.ts';
import type { MasterKey } from '#adapters/master-key/master-key.ts';
import type { Config } from '#config.ts';

interface PoolParts {
  database: Database;
  clock: Clock;
  masterKey: MasterKey;
  identity: Config['identity'];
}

/** Our own user pool, in the site's database. */
export function embeddedPool({ database, clock, masterKey, identity }: PoolParts): UserPool {
  return userPool({
    store: postgresStore(database),
    clock,
    keys: { master: masterKey },
    config: {
      poolId: identity.userPoolId,
      clientId: identity.userPoolClientId,
      issuer: identity.issuer,
      passwordFault: (password, { email }) => (meetsPolicy(password, email) ? null : signupFaults.password),
    },
  });
}
