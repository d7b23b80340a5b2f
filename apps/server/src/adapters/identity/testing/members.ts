import type { Database } from '#adapters/db/database.ts';
import { listedPasswords, passwordFault } from '../password-fault.ts';
import { createTestPool, type TestPool } from './pool-testing.ts';

export const adminKey = {
  accessKeyId: 'WAYFAREADMIN00000001',
  secretAccessKey: 'a-secret-of-forty-characters-or-so-many',
};

/** A pool in PostgreSQL. Its clock starts now, because signed requests use the time of the machine. */
export function membersIn(
  database: Database,
  config: NonNullable<Parameters<typeof createTestPool>[0]>['config'] = {},
): TestPool {
  return createTestPool({
    database,
    startedAt: new Date(),
    config: {
      passwordFault: (password, { email }) => passwordFault(password, email, listedPasswords),
      adminKey,
      ...config,
    },
  });
}
