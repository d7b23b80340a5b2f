import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startPostgres } from './start-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    templateCluster: string;
  }
}

/** A cluster that tests copy, because creating one takes seconds. */
export default async function setup(project: TestProject) {
  const { dataDir, postgres, stop } = await startPostgres();
  await postgres.close();
  project.provide('templateCluster', join(dataDir, 'cluster'));
  return stop;
}
