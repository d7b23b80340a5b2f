import { test } from 'vitest';
import { isRoot } from './ordinary-user.ts';

/** For what only root can do: hand a database to another account, or close a directory to it. */
export function asRoot(name: string, body: () => Promise<void>): void {
  test(name, async ({ skip }) => {
    skip(!isRoot || process.platform !== 'linux', 'only root on Linux can start programs as somebody else');
    await body();
  });
}
