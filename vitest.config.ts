import { defineConfig } from 'vitest/config';
import { memoryFolder } from './scripts/memory-folder.ts';

process.env['TMPDIR'] = memoryFolder();

const exclude = ['**/node_modules/**', '**/dist/**'];
// Databases are started and killed in here, on two cores.
const patience = { testTimeout: 30_000, hookTimeout: 60_000 };

export default defineConfig({
  test: {
    // For two cores: many tests wait, for a database that comes back or a limit that passes.
    maxWorkers: 3,
    projects: [
      {
        test: {
          name: 'rules',
          include: [
            'packages/contracts/**/*.test.ts',
            'packages/gospel/**/*.test.ts',
            'apps/web/**/*.test.{ts,tsx}',
          ],
          exclude,
          // They start nothing and leave nothing behind, so what they import is read once for all.
          isolate: false,
          ...patience,
        },
      },
      {
        test: {
          name: 'worst-cases',
          include: ['worst-cases/*.test.ts'],
          exclude,
          testTimeout: 120_000,
          // They measure. What grows too fast does so each time; a machine that is busy with something else does not.
          retry: 3,
        },
      },
      {
        test: {
          name: 'user-pool',
          include: ['packages/user-pool/**/*.test.ts'],
          globalSetup: ['packages/user-pool/src/testing/global-setup.ts'],
          exclude,
          ...patience,
          // What the clients' libraries calculate for twenty sign-ins takes long on a machine that is busy.
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'pay-sandbox',
          include: ['packages/pay-sandbox/**/*.test.ts'],
          globalSetup: ['packages/pay-sandbox/src/testing/global-setup.ts'],
          exclude,
          isolate: false,
          ...patience,
        },
      },
      {
        test: {
          name: 'postgres',
          include: ['packages/postgres/**/*.test.ts'],
          globalSetup: ['packages/postgres/src/testing/global-setup.ts'],
          exclude,
          ...patience,
        },
      },
      {
        test: {
          name: 'drills',
          include: ['scripts/drills/*.test.ts'],
          exclude,
          // Whole sites are brought into trouble in here, and have a minute to be well again.
          testTimeout: 300_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          globalSetup: ['apps/server/src/adapters/db/testing/global-setup.ts'],
          exclude,
          // Each test has a database and an app of its own, and no module remembers anything of them.
          isolate: false,
          ...patience,
        },
      },
    ],
  },
});
