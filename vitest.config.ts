import { defineConfig } from 'vitest/config';
import { memoryFolder } from './scripts/memory-folder.ts';

process.env['TMPDIR'] = memoryFolder();

const exclude = ['**/node_modules/**', '**/dist/**'];
// Tests start and kill databases on two cores.
const timeouts = { testTimeout: 30_000, hookTimeout: 60_000 };

export default defineConfig({
  test: {
    // More than the two cores, because many tests wait.
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
          // Tests without state can share their imports.
          isolate: false,
          ...timeouts,
        },
      },
      {
        test: {
          name: 'worst-cases',
          include: ['worst-cases/*.test.ts'],
          exclude,
          testTimeout: 120_000,
          // Measurements fail at random on a busy machine, but superlinear code fails each time.
          retry: 3,
        },
      },
      {
        test: {
          name: 'user-pool',
          include: ['packages/user-pool/**/*.test.ts'],
          globalSetup: ['packages/user-pool/src/testing/global-setup.ts'],
          exclude,
          ...timeouts,
          // The SRP calculations of twenty sign-ins are slow on a busy machine.
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
          ...timeouts,
        },
      },
      {
        test: {
          name: 'postgres',
          include: ['packages/postgres/**/*.test.ts'],
          globalSetup: ['packages/postgres/src/testing/global-setup.ts'],
          exclude,
          ...timeouts,
        },
      },
      {
        test: {
          name: 'drills',
          include: ['scripts/drills/*.test.ts'],
          exclude,
          // Complete sites get a minute to recover from failures.
          testTimeout: 300_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          globalSetup: ['apps/server/src/adapters/db/testing/global-setup.ts'],
          exclude,
          // Each test has its own database and app, and modules have no state.
          isolate: false,
          ...timeouts,
        },
      },
    ],
  },
});
