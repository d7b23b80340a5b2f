import type { MemberGroup } from '@wayfare/contracts/rules/policies';
import type { TestDatabase } from '#adapters/db/testing/test-database.ts';
import { siteWithMembers } from '#features/identity/testing/site-with-members.ts';
import { morningMailRoutes } from '../routes.tsx';
import { morningSite } from './morning-site.ts';

export const eventsSecret = 'secret-of-the-mail-provider';

/** A morning site with its routes and members who can log in. */
export async function morningMailSite(database: TestDatabase, { hasSecret = true, testMode = true } = {}) {
  const morning = await morningSite(database, '2026-11-21T13:00:00Z');
  const base = await siteWithMembers(database);
  const { app, identity, call, member, listen } = base;
  const deps = { ...morning.deps, identity, testMode, eventsSecret: hasSecret ? eventsSecret : null };
  await morningMailRoutes(app, deps);
  await listen();
  return {
    ...morning,
    deps,
    call,
    member: (groups: readonly MemberGroup[] = [], isComplimentary = true) =>
      member({ groups, isComplimentary }),
    async [Symbol.asyncDispose]() {
      await base[Symbol.asyncDispose]();
      await deps.queue.stop();
      await morning[Symbol.asyncDispose]();
    },
  };
}
