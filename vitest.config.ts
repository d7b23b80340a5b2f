import { relative } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { memoryFolder } from './scripts/memory-folder.ts';

process.env['TMPDIR'] = memoryFolder();

const exclude = ['**/node_modules/**', '**/dist/**'];
// Tests start and kill databases on machines with two cores. A limit that such a machine exceeds once is named in the last
// lines of `npm test`.
const timeouts = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  retry: 1,
  expect: { poll: { timeout: 15_000 } },
};

/** Files that take more than ten seconds, from the last lines of `npm test`; they start first in their project. */
const slowFiles = [
  'apps/server/src/cli/backup.test.ts',
  'apps/server/src/operations-manual.test.ts',
  'apps/server/src/package.test.ts',
  'apps/server/src/features/billing/checkout.test.ts',
  'apps/server/src/adapters/identity/cognito-identity.test.ts',
  'apps/server/src/main.test.ts',
  'apps/server/src/managed-services.test.ts',
  'apps/server/src/cli/doctor.test.ts',
  'apps/server/src/features/editing/interleavings.test.ts',
  'apps/server/src/features/homily/import/import-file.test.ts',
  'apps/server/src/features/recording/killed-worker.test.ts',
  'packages/postgres/src/run-as.test.ts',
  'packages/postgres/src/watchdog.test.ts',
  'packages/postgres/src/postgres.test.ts',
];

/**
 * One project after the other, because a worker that changes to another project imports everything anew. The server is
 * last, because it has by far the most files, so that in the end no worker waits for another.
 */
class OneProjectAfterAnother extends BaseSequencer {
  override async sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- a method of the sequencer, not of an array
    const sorted = await super.sort(specifications);
    const projects = [...new Set(sorted.map(({ project }) => project.name))].filter(
      (name) => name !== 'server',
    );
    const rank = ({ moduleId, project }: TestSpecification): number => {
      const slow = slowFiles.indexOf(relative(import.meta.dirname, moduleId));
      const place = project.name === 'server' ? projects.length : projects.indexOf(project.name);
      return place * 100 + (slow === -1 ? slowFiles.length : slow);
    };
    return sorted.toSorted((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  test: {
    // For two cores, because many tests wait for processes or for time.
    maxWorkers: 3,
    sequence: { sequencer: OneProjectAfterAnother },
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
          setupFiles: ['packages/user-pool/src/testing/setup-file.ts'],
          exclude,
          isolate: false,
          ...timeouts,
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
          isolate: false,
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
          retry: 1,
        },
      },
      {
        // As in the built server. The development build of React records a stack for each element, which takes a third
        // of the time.
        oxc: { jsx: { development: false } },
        test: {
          name: 'server',
          env: { NODE_ENV: 'production' },
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
