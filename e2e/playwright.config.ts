import { defineConfig } from '@playwright/test';
import { findBrowser } from '../scripts/browser.ts';
import { isMemoryUsable } from '../scripts/memory-folder.ts';

const browser = await findBrowser();

export default defineConfig({
  testDir: '.',
  globalSetup: './global-setup.ts',
  outputDir: '../test-results',
  // For two cores, because a browser often waits for the site.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  // Some tests follow a journey of a minute on a busy machine.
  timeout: 120_000,
  // A limit that a busy machine exceeds once is named in the last lines of `npm test`.
  retries: 1,
  // The browsers, the server and its database share the cores.
  expect: { timeout: 10_000 },
  reporter: [['list'], ['./page-reporter.ts']],
  // Traces would take a fifth of the time; `--trace on` records them.
  use: {
    launchOptions: {
      ...browser,
      // Fewer processes, and no shared memory on a disk, save a seventh of the browser's processor time.
      args: [...browser.args, '--renderer-process-limit=1', '--in-process-gpu'],
      ignoreDefaultArgs: isMemoryUsable() ? ['--disable-dev-shm-usage'] : [],
    },
    screenshot: 'only-on-failure',
  },
});
