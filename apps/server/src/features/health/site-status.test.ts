import { tmpdir } from 'node:os';
import type { SiteStatus } from '@wayfare/contracts/calls/site-status';
import { expect } from 'vitest';
import { test } from '#adapters/db/testing/database-test.ts';
import { postgresQueue } from '#adapters/queue/postgres-queue.ts';
import { quietLog } from '#adapters/queue/testing/quiet-log.ts';
import { systemClock } from '#clock.ts';
import { siteWithMembers } from '#features/identity/testing/site-with-members.ts';
import { siteStatusRoute } from './routes.ts';
import { readStatusLines } from './status-lines.ts';

test('only operators can read the five status lines', async ({ database }) => {
  await using site = await siteWithMembers(database);
  const { app, identity, call, member, listen } = site;
  const clock = systemClock;
  const health = {
    db: database,
    queue: postgresQueue(database, quietLog()),
    clock,
    billingClock: clock,
    timeZone: 'America/New_York',
    dataDir: tmpdir(),
  };
  siteStatusRoute(app, { identity, readStatus: () => readStatusLines(health, 4321) });
  await listen();
  const ask = async (token?: string) => call('GET', '/api/homily/site-status', { token });
  expect((await ask()).statusCode).toBe(401);
  const { token: ofChief } = await member({ groups: ['editor-in-chief', 'homily-admin', 'blog-admin'] });
  expect((await ask(ofChief)).statusCode).toBe(403);
  const { token } = await member({ groups: ['operator'] });
  const answer = await ask(token);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toContain('no-store');
  const { lines } = answer.json<SiteStatus>();
  expect(lines.map(({ label }) => label)).toEqual(['server', 'database', 'jobs', 'content', 'backups']);
  expect(lines[0]).toMatchObject({ level: 'ok', message: expect.stringMatching(/ runs at port 4321$/) });
  expect(lines[3]).toMatchObject({ level: 'error', message: expect.stringMatching(/^there is no homily/) });
});
