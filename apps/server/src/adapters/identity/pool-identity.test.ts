import { testDatabase } from '#adapters/db/testing/test-database.ts';
import { poolIdentity } from './pool-identity.ts';
import { identityCases } from './testing/identity-cases.ts';
import { membersIn } from './testing/members.ts';

async function embedded() {
  const database = await testDatabase();
  const members = membersIn(database);
  return {
    members,
    identity: poolIdentity(members.pool, members),
    elsewhere: async (config: { clientId?: string; issuer?: string }) =>
      poolIdentity(membersIn(database, config).pool),
    [Symbol.asyncDispose]: () => database[Symbol.asyncDispose](),
  };
}

identityCases('embedded pool', embedded, null);
