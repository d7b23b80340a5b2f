import { defineConfig } from '@playwright/test';
import { findBrowser } from '../scripts/browser.ts';

export default defineConfig({
  testDir: '.',
  globalSetup: './global-setup.ts',
  outputDir: '../test-results',
  // For two cores: a browser often waits for the site, and the site for its clock.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 60_000,
  // These browsers, a server and its database share the cores.
  expect: { timeout: 10_000 },
  reporter: [['list'], ['./page-reporter.ts']],
  // A trace is written while a test runs, whether it fails or not, and costs a fifth of all: `--trace on` where one is wanted.
  use: { launchOptions: await findBrowser(), screenshot: 'only-on-failure' },
});
