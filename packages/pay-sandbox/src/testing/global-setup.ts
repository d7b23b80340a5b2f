import { startPostgres } from '@wayfare/postgres/testing/start-postgres.ts';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    sandboxDataDir: string;
  }
}

/** Starts one PostgreSQL server. Each test file creates its own databases in it. */
export default async function setup(project: TestProject) {
  const { dataDir, stop } = await startPostgres();
  project.provide('sandboxDataDir', dataDir);
  return stop;
}
