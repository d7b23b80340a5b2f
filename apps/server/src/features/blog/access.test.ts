import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { withDatabase } from '#adapters/db/testing/test-database.ts';
import { blogSite, draft, picture } from './testing/blog-site.ts';

const roles = [
  'visitor',
  'stranger',
  'member',
  'homily-admin',
  'subscriber',
  'blog-admin',
  'access token',
] as const;

/** What each role is answered: a status, and of refusals the words that pages show. */
const needsLogin = [401, 'Authentication required. Please log in.'] as const;
const needsSubscription = [403, 'Subscription required'] as const;
const adminsOnly = [403, 'Access denied (blog-admin only).'] as const;
const notFound = [404, 'Post not found.'] as const;
const ok = [200, undefined] as const;

const forReaders = [needsLogin, needsLogin, needsSubscription, needsSubscription, ok, ok, ok] as const;
const refusedBefore = [needsLogin, needsLogin, adminsOnly, adminsOnly, adminsOnly] as const;
const forAdmins = [...refusedBefore, ok, ok] as const;
const noPicture = [404, 'This picture is not in the library any more.'] as const;

test('each role may make exactly the calls of its role', { timeout: 120_000 }, async () => {
  await using site = await withDatabase(blogSite);
  const admin = await site.admin();
  const tokens: Record<(typeof roles)[number], string | undefined> = {
    visitor: undefined,
    stranger: `${admin.token.slice(0, -8)}AAAAAAAA`,
    member: (await site.member()).token,
    'homily-admin': (await site.member({ groups: ['homily-admin'] })).token,
    subscriber: (await site.member({ isComplimentary: true })).token,
    'blog-admin': admin.token,
    'access token': admin.accessToken,
  };
  await site.create(admin.token, { id: 'open', slug: 'open', status: 'PUBLISHED' });
  const { key } = await site.upload(admin.token, 'a.png', await picture(40, 30).png().toBuffer());
  const another = await site.upload(admin.token, 'b.png', await picture(30, 40).png().toBuffer());
  const kept = await site.create(admin.token, { id: 'kept', slug: 'kept', heroImageKey: key });
  const [, inLibrary] = key.split('/');
  let made = 0;
  const rows = [
    ['GET', '/posts', null, roles.map(() => ok)],
    ['GET', '/postDetail/open', null, forReaders],
    [
      'GET',
      '/postDetail/kept',
      null,
      [needsLogin, needsLogin, needsSubscription, needsSubscription, notFound, ok, ok],
    ],
    [
      'GET',
      '/postDetail/nothing',
      null,
      [needsLogin, needsLogin, needsSubscription, needsSubscription, notFound, notFound, notFound],
    ],
    ['GET', '/posts/open', null, forAdmins],
    ['GET', '/posts/kept', null, forAdmins],
    ['GET', '/posts/kept/history', null, forAdmins],
    ['GET', '/posts/kept/history/1', null, forAdmins],
    ['POST', '/posts', () => draft({ id: `by-${++made}`, slug: `by-${made}` }), forAdmins],
    ['PUT', '/posts/kept', () => kept, forAdmins],
    [
      'POST',
      '/posts/kept/schedule',
      () => ({ local: '2026-12-25T05:00', zone: 'UTC', updatedAt: kept.updatedAt }),
      forAdmins,
    ],
    ['DELETE', '/posts/kept/schedule', null, forAdmins],
    ['DELETE', '/posts/kept', null, forAdmins],
    ['GET', '/bin', null, forAdmins],
    ['POST', '/posts/kept/restore', null, forAdmins],
    ['GET', '/upload-url?filename=a.png', null, forAdmins],
    ['POST', '/uploads/done', () => ({ key }), forAdmins],
    ['GET', '/pictures', null, forAdmins],
    ['GET', `/pictures/${inLibrary}`, null, forAdmins],
    ['PUT', `/pictures/${inLibrary}`, () => ({ alt: 'A door', credit: '', license: '' }), forAdmins],
    ['POST', `/pictures/${inLibrary}/replace`, () => ({ key: another.key }), forAdmins],
    ['DELETE', `/pictures/${inLibrary}`, null, [...refusedBefore, ok, noPicture]],
  ] as const;
  const seen: Record<string, unknown> = {};
  const wanted: Record<string, unknown> = {};
  for (const [method, path, payload, expected] of rows) {
    for (const [at, role] of roles.entries()) {
      const body = payload === null ? {} : { payload: payload() };
      const answer = await site.call(method, path, { token: tokens[role], ...body });
      const { message } = answer.json<{ message?: string }>();
      const cell = `${method} ${path} by ${role}`;
      seen[cell] = [answer.statusCode, message];
      wanted[cell] = expected[at];
    }
  }
  expect(Object.keys(seen)).toHaveLength(154);
  expect(seen).toEqual(wanted);

  // Who may not write has written nothing.
  expect(made).toBe(roles.length);
  const { rows: posts } = await site.database.query('select from post');
  expect(posts).toHaveLength(2 + 2);
  // And of a draft nothing is in anybody else's list.
  for (const role of roles) {
    const list = await site.call('GET', '/posts', { token: tokens[role] });
    const isTold = list.body.includes('kept');
    expect([role, isTold]).toEqual([role, role === 'blog-admin' || role === 'access token']);
    expect(list.headers['vary']).toContain('Authorization');
    expect(list.headers['cache-control']).toBe(isTold ? 'private, no-store' : 'no-cache');
  }
  const detail = await site.call('GET', '/postDetail/open', { token: tokens.subscriber });
  expect(detail.headers['cache-control']).toBe('private, no-store');
});

test('a removed editor can neither write nor see drafts while the token is still valid', async () => {
  await using site = await withDatabase(blogSite);
  const { token, sub } = await site.admin();
  await site.create(token, { id: 'kept', slug: 'kept' });
  // By somebody who does not go through this server, and so ends no session.
  await site.database.query("update user_pool.account set groups = '{}' where sub = $1", [sub]);
  const write = await site.call('POST', '/posts', { token, payload: draft() });
  expect([write.statusCode, write.json().message]).toEqual(adminsOnly);
  expect((await site.call('GET', '/postDetail/kept', { token })).statusCode).toBe(403);
  expect((await site.call('GET', '/posts', { token })).json()).toEqual([]);
});

test('removing an editor signs them out within a second', async () => {
  await using site = await withDatabase(blogSite);
  const { token, sub } = await site.admin();
  await site.create(token);
  await site.identity.removeFromGroup(sub, 'blog-admin');
  await pause(1_000);
  const { statusCode } = await site.call('POST', '/posts', { token, payload: draft() });
  expect(statusCode).toBe(401);
});

test('a log line names the member by sub, and only if the token is valid', async () => {
  await using site = await withDatabase(blogSite);
  const { sub, token, email } = await site.admin();
  site.lines.length = 0;
  await site.call('GET', '/posts', { token });
  await site.call('GET', '/posts', { token: `${token}x` });
  await site.call('GET', '/posts/nowhere', { token });
  const lines = site.lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'answered');
  expect(lines.map(({ subject }) => subject)).toEqual([sub, undefined, sub]);
  expect(site.lines.join('')).not.toContain(email);
});
