import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import { draft } from './testing/blog-site.ts';
import { test } from './testing/blog-test.ts';

/** The expected status and message. */
const needsLogin = [401, 'Authentication required. Please log in.'];
const needsSubscription = [403, 'Subscription required'];
const adminsOnly = [403, 'Access denied (blog-admin only).'];
const notFound = [404, 'Post not found.'];
const ok = [200, undefined];

test('without access no post can be read, and drafts are visible to blog-admins only', async ({ site }) => {
  const admin = await site.admin();
  await site.create(admin.token, { id: 'open', slug: 'open', status: 'PUBLISHED' });
  await site.create(admin.token, { id: 'kept', slug: 'kept' });
  const refused = [needsSubscription, needsSubscription, adminsOnly];
  const rows = [
    [undefined, needsLogin, needsLogin, needsLogin],
    [`${admin.token.slice(0, -8)}AAAAAAAA`, needsLogin, needsLogin, needsLogin],
    [(await site.member()).token, ...refused],
    [(await site.member({ groups: ['homily-admin'] })).token, ...refused],
    [(await site.member({ isComplimentary: true })).token, ok, notFound, adminsOnly],
    [admin.token, ok, ok, ok],
    [admin.accessToken, ok, ok, ok],
  ] as const;
  for (const [at, [token, ...expected]] of rows.entries()) {
    const answers = [];
    for (const path of ['/postDetail/open', '/postDetail/kept', '/posts/kept']) {
      const answer = await site.call('GET', path, { token });
      answers.push([answer.statusCode, answer.json<{ message?: string }>().message]);
      if (path.startsWith('/postDetail')) expect(answer.headers['cache-control']).toMatch(/no-store$/);
    }
    expect([at, answers]).toEqual([at, expected]);
    const list = await site.call('GET', '/posts', { token });
    expect([list.statusCode, list.body.includes('kept')]).toEqual([200, at >= 5]);
    expect(list.headers['vary']).toContain('Authorization');
    expect(list.headers['cache-control']).toBe(at >= 5 ? 'private, no-store' : 'no-cache');
  }
});

test('a removed editor can neither write nor see drafts while the token is still valid', async ({ site }) => {
  const { token, sub } = await site.admin();
  await site.create(token, { id: 'kept', slug: 'kept' });
  // By somebody who does not go through this server, and so ends no session.
  await site.database.query("update user_pool.account set groups = '{}' where sub = $1", [sub]);
  const write = await site.call('POST', '/posts', { token, payload: draft() });
  expect([write.statusCode, write.json().message]).toEqual(adminsOnly);
  expect((await site.call('GET', '/postDetail/kept', { token })).statusCode).toBe(403);
  expect((await site.call('GET', '/posts', { token })).json()).toEqual([]);
});

test('removing an editor signs them out within a second', async ({ site }) => {
  const { token, sub } = await site.admin();
  await site.create(token);
  await site.identity.removeFromGroup(sub, 'blog-admin');
  await pause(1_000);
  const { statusCode } = await site.call('POST', '/posts', { token, payload: draft() });
  expect(statusCode).toBe(401);
});

test('a log line names the member by sub, and only if the token is valid', async ({ site }) => {
  const { sub, token, email } = await site.admin();
  site.lines.length = 0;
  await site.call('GET', '/posts', { token });
  await site.call('GET', '/posts', { token: `${token}x` });
  await site.call('GET', '/posts/nowhere', { token });
  const lines = site.lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'answered');
  expect(lines.map(({ subject }) => subject)).toEqual([sub, undefined, sub]);
  expect(site.lines.join('')).not.toContain(email);
});
