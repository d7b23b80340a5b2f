import { testDatabase } from '#adapters/db/testing/test-database.ts';
import { shareSigningKey } from '#features/identity/testing/shared-signing-key.ts';
import { poolIdentity } from './pool-identity.ts';
import { identityCases } from './testing/identity-cases.ts';
import { membersIn } from './testing/members.ts';
import { master } from './testing/pool-testing.ts';

async function embedded() {
  const database = await testDatabase();
  const members = membersIn(database);
  await shareSigningKey(database, members.pool, master);
  return {
    members,
    identity: poolIdentity(members.pool, members),
    elsewhere: async (config: { clientId?: string; issuer?: string }) =>
      poolIdentity(membersIn(database, config).pool),
    [Symbol.asyncDispose]: () => database[Symbol.asyncDispose](),
  };
}

identityCases('embedded pool', embedded, null);
