import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { memberGroups } from '@wayfare/contracts/rules/policies';
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { connectionUrl } from '#adapters/db/testing/connection-url.ts';
import { test } from '#adapters/db/testing/database-test.ts';
import { grantComplimentary } from '#features/billing/access-queries.ts';
import { signIn } from '#features/identity/testing/sign-in.ts';
import { freePort } from '#http/testing/free-port.ts';
import type { Deps } from './compose/compose.ts';
import { readConfig } from './config.ts';
import { type Role, roles } from './testing/role-table.ts';
import { withServer } from './testing/route-table.ts';
import { testFolder } from './testing/test-folder.ts';

const root = join(import.meta.dirname, '../../..');
const page = (name: string): string => readFileSync(join(root, 'docs', name), 'utf8');
const password = 'Barley-Field-7';

async function tokenOf({ pool, database, clock, config }: Deps, role: Role): Promise<string | null> {
  if (role === 'visitor' || pool === null) return null;
  const email = `${role}@wayfare.example`;
  const made = await pool.admin.createAccount({ name: 'Ruth', email, password, isConfirmed: true });
  if (made.status !== 'created') throw new Error(made.status);
  const { sub } = made.account;
  const group = memberGroups.find((each) => each === role);
  if (group !== undefined) await pool.admin.addToGroup(sub, group);
  if (role === 'subscriber') await grantComplimentary(database, sub, { now: clock.now() });
  return signIn(config.identity, email, password);
}

const samples: Readonly<Record<string, string>> = {
  month: '2026-11',
  date: '2026-11-22',
  number: '1',
  commentId: '1',
  noteId: '00000000-0000-4000-8000-000000000000',
  pictureId: '00000000-0000-4000-8000-000000000000',
};

/** What is good enough to come as far as the question who may do it. */
const bodies: Readonly<Record<string, object>> = {
  'POST /api/homily/share-links': { date: '2026-11-22', message: '' },
  'PUT /api/homily/bookmarks': { text: { kind: 'homily', ref: '2026-11-22' }, isBookmarked: true },
  'PUT /api/homily/listening-position': {
    date: '2026-11-22',
    recordingId: '00000000-0000-4000-8000-000000000000',
    positionMs: 0,
    isFinished: false,
    reachedAt: '2026-11-22T12:00:00Z',
  },
  'POST /api/homily/podcast-feeds': { name: 'My phone' },
  'PUT /api/homily/notes': {
    noteId: '00000000-0000-4000-8000-000000000000',
    otherId: '00000000-0000-4000-8000-000000000001',
    text: { kind: 'homily', ref: '2026-11-22' },
    anchor: { quote: 'words', prefix: '', suffix: '', start: 0 },
    body: '',
    basedOn: null,
    writtenAt: '2026-11-22T12:00:00Z',
  },
  'PUT /api/homily/reading-position': {
    date: '2026-11-22',
    paragraph: 0,
    fraction: 0,
    paragraphStart: '',
    isFinished: false,
    reachedAt: '2026-11-22T12:00:00Z',
  },
};

const refusals = new Set([
  'authentication_required',
  'not_allowed',
  'subscription_required',
  'sign_in_again',
  'webhook_not_genuine',
  'mail_events_closed',
  'no_such_route',
  'upload_refused',
]);

interface Asked {
  readonly app: FastifyInstance;
  readonly port: number;
}

/** Whether the guards let somebody with this token come through; what is asked of them then is mostly nonsense. */
async function isLet({ app, port }: Asked, address: string, token: string | null): Promise<boolean> {
  const [method = '', path = ''] = address.split(' ');
  const answer = await app.inject({
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by the route table
    method: method as 'GET',
    url: path.replaceAll(/:(\w+)/g, (_, name: string) => samples[name] ?? 'none'),
    remoteAddress: '203.0.113.9',
    headers: { host: `localhost:${port}`, ...(token === null ? {} : { authorization: `Bearer ${token}` }) },
    ...(method === 'GET' || method === 'DELETE' ? {} : { payload: bodies[address] ?? {} }),
  });
  const isJson = String(answer.headers['content-type']).startsWith('application/json');
  const code: unknown = isJson && answer.body !== '' ? answer.json().code : '';
  return answer.statusCode !== 401 && !(typeof code === 'string' && refusals.has(code));
}

/** The calls of the page, each with the roles that it says yes to. */
function cellsOf(written: string): { address: string; lets: readonly Role[] }[] {
  const rows = [...written.matchAll(/^\| `([A-Z]+ \/\S*)` \|(.*)$/gm)];
  return rows.map(([, address = '', cells = '']) => {
    const says = cells.split('|').map((cell) => cell.trim() === 'yes');
    return { address, lets: roles.filter((_, at) => says[at]) };
  });
}

test('each role can call exactly the routes that docs/trust.md lists', async ({ database }) => {
  const home = await testFolder();
  const port = await freePort();
  const config = readConfig({
    PORT: String(port),
    DATABASE_URL: connectionUrl(database.connection),
    DATA_DIR: home,
    MAIL_EVENTS_SECRET: 'a-secret-that-nobody-here-knows',
  });
  // Who is deleted can ask for nothing more.
  const isLast = (address: string): boolean => address.endsWith('/delete-account');
  const calls = cellsOf(page('trust.md')).toSorted(
    (a, b) => Number(isLast(a.address)) - Number(isLast(b.address)),
  );
  expect(calls.length).toBeGreaterThan(80);
  const wrong: string[] = [];
  await withServer(config, async (app, deps) => {
    await app.listen({ port, host: 'localhost' });
    for (const role of roles) {
      const token = await tokenOf(deps, role);
      for (const { address, lets } of calls)
        if ((await isLet({ app, port }, address, token)) !== lets.includes(role))
          wrong.push(`${address} for ${role}`);
    }
  });
  expect(wrong).toEqual([]);
});

const hostileDates = [
  '0000-00-00',
  '0000-01-01',
  '0001-01-01',
  '1969-12-31',
  '2026-02-30',
  '2026-13-01',
  '2026-11-31',
  '9999-12-31',
  '-000001-01-01',
  '+275760-09-13',
  'infinity',
  'NaN',
];

const hostileNumbers = ['-1', '0', '00', '1e3', '99999999999999', '999999999999999', '9223372036854775808'];
const pictureId = '00000000-0000-4000-8000-000000000000';

/** Every call that reads a date or a cursor, with `$` in its place; the cursor of the search is in `search.test.ts`. */
const dateCalls: readonly (readonly [call: string, values: readonly string[]])[] = [
  ['/api/search/gospels/luke/15?page=$', hostileNumbers],
  ['/api/blog/posts?after=$T00:00:00.000Z_one', hostileDates],
  ['/api/blog/posts?after=2026-11-22T$.000Z_one', ['24:00:00', '25:00:00', '23:59:60', '00:60:00']],
  [`/api/blog/pictures?after=$_${pictureId}`, hostileNumbers],
  ['/api/homily/activity?before=$', hostileNumbers],
  ['/api/homily/notes?before=homily:$', hostileDates],
  ['/api/homily/notes?kind=homily&ref=$', hostileDates],
  ['/api/homily/days/$', hostileDates.map((date) => date.slice(0, 7))],
  ['/api/homily/homily-feed?page=$', hostileNumbers],
  ['/api/homily/homilies/$', hostileDates],
  ['/api/homily/editor/coverage?from=$', hostileDates],
  ['/api/homily/editor/homilies/$/draft', hostileDates],
  ['/api/homily/editor/homilies/$/revisions', hostileDates],
  ['/api/homily/editor/homilies/2026-11-22/revisions/$', hostileNumbers],
  ['/api/blog/posts/one/revisions/$', hostileNumbers],
  ['/api/homily/editor/homilies/$/mail', hostileDates],
  ['/api/homily/editor/homilies/$/recording', hostileDates],
  ['/cards/day/$.png', hostileDates],
  ['/audio/proof/$-0123456789ab.mp3', hostileDates],
  ['/gospel/luke/$', hostileNumbers],
  ['/dashboard/homilies/$', hostileDates],
];

test('a hostile date, number or cursor never causes a server error', async ({ database }) => {
  const home = await testFolder();
  const port = await freePort();
  const settings = { PORT: String(port), DATABASE_URL: connectionUrl(database.connection), DATA_DIR: home };
  const wrong: string[] = [];
  const seen = new Set<number>();
  await withServer(readConfig(settings), async (app, deps) => {
    await app.listen({ port, host: 'localhost' });
    const { pool, clock, config } = deps;
    const email = 'everything@wayfare.example';
    const made = await pool?.admin.createAccount({ name: 'Ruth', email, password, isConfirmed: true });
    if (made?.status !== 'created') throw new Error(made?.status);
    const { sub } = made.account;
    for (const group of memberGroups) await pool?.admin.addToGroup(sub, group);
    await grantComplimentary(deps.database, sub, { now: clock.now() });
    const token = await signIn(config.identity, email, password);
    const ask = async (method: 'GET' | 'PUT' | 'POST', url: string, payload?: object) => {
      const headers = { host: `localhost:${port}`, authorization: `Bearer ${token}` };
      const { statusCode } = await app.inject({
        method,
        url,
        remoteAddress: '203.0.113.9',
        headers,
        ...(payload && { payload }),
      });
      seen.add(statusCode);
      if (statusCode >= 500) wrong.push(`${statusCode} ${url} ${JSON.stringify(payload ?? '')}`);
    };
    for (const [call, values] of dateCalls)
      for (const value of values) await ask('GET', call.replace('$', encodeURIComponent(value)));
    for (const [call, body] of Object.entries(bodies))
      for (const value of hostileDates) {
        const text = JSON.stringify(body).replaceAll('2026-11-22', value);
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by the table above
        const [method, url = ''] = call.split(' ') as ['PUT' | 'POST', string];
        await ask(method, url, JSON.parse(text));
      }
  });
  expect(wrong).toEqual([]);
  expect(seen).not.toContain(401);
  expect(seen).not.toContain(429);
});

test('every test named in docs/trust.md and docs/asvs.md exists', () => {
  const named = ['trust.md', 'asvs.md'].flatMap((name) =>
    [...page(name).matchAll(/`([\w./-]+\.(?:test|spec)\.ts)`(?: “([^”]+)”)?/g)].map(
      ([, file = '', title]) => ({
        file,
        title,
      }),
    ),
  );
  expect(named.length).toBeGreaterThan(40);
  const missing = named.filter(({ file, title }) => {
    const path = join(root, file);
    return !existsSync(path) || !(title === undefined || readFileSync(path, 'utf8').includes(title));
  });
  expect(missing).toEqual([]);
});
