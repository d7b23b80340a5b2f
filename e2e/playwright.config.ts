import { defineConfig } from '@playwright/test';
import { findBrowser } from '../scripts/browser.ts';

export default defineConfig({
  testDir: '.',
  globalSetup: './global-setup.ts',
  outputDir: '../test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 60_000,
  // Two browsers, a server and its database share two cores.
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: { launchOptions: await findBrowser(), trace: 'retain-on-failure' },
});
