import { test } from 'vitest';
import { isRoot } from './ordinary-user.ts';

/** A test that only root can run, because it starts programs as another user. */
export function asRoot(name: string, body: () => Promise<void>): void {
  test(name, async ({ skip }) => {
    skip(!isRoot || process.platform !== 'linux', 'only root on Linux can start programs as somebody else');
    await body();
  });
}
