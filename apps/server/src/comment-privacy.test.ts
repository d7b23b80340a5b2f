import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { connectionUrl } from '#adapters/db/testing/connection-url.ts';
import { test } from '#adapters/db/testing/database-test.ts';
import { grantComplimentary } from '#features/billing/access-queries.ts';
import { draft } from '#features/blog/testing/blog-site.ts';
import { wholeHomily } from '#features/homily/testing/homily-site.ts';
import { signIn } from '#features/identity/testing/sign-in.ts';
import { freePort } from '#http/testing/free-port.ts';
import type { Deps } from './compose/compose.ts';
import { readConfig } from './config.ts';
import { withServer } from './testing/route-table.ts';
import { testFolder } from './testing/test-folder.ts';

const password = 'Barley-Field-7';
const date = '2024-03-05';
const slug = 'of-bread';
const secret = 'quodlibetarian';
const saying = { body: `${secret}, I would say.`, target: null, replyTo: null };

async function comeAs({ pool, database, clock, config }: Deps, name: string, groups: readonly string[]) {
  if (pool === null) throw new Error('There is no pool of its own.');
  const email = `${name}@comments.example`;
  const made = await pool.admin.createAccount({ name, email, password, isConfirmed: true });
  if (made.status !== 'created') throw new Error(made.status);
  const { sub } = made.account;
  for (const group of groups) await pool.admin.addToGroup(sub, group);
  if (name === 'reader') await grantComplimentary(database, sub, { now: clock.now() });
  return signIn(config.identity, email, password);
}

const asking =
  ({ app, port }: { app: FastifyInstance; port: number }) =>
  (method: 'GET' | 'PUT' | 'POST', url: string, token: string | null, payload?: object) =>
    app.inject({
      method,
      url,
      headers: { host: `localhost:${port}`, ...(token !== null && { authorization: `Bearer ${token}` }) },
      ...(payload && { payload }),
    });

/** Every address of the site that is looked at, but those of comments; another test says that the page lists all. */
async function pathsToGet(names: Readonly<Record<string, string>>): Promise<string[]> {
  const page = await readFile(join(import.meta.dirname, '../../../docs/addresses.md'), 'utf8');
  return [...page.matchAll(/`GET (\/\S*)`/g)]
    .map(([, path = '']) => path.replaceAll(/:(\w+)/g, (_, name: string) => names[name] ?? 'none'))
    .filter((path) => !path.endsWith('/comments'));
}

test('editors’ comments are served by the comment routes only', async ({ database }) => {
  const home = await testFolder();
  const port = await freePort();
  const settings = { PORT: String(port), DATABASE_URL: connectionUrl(database.connection), DATA_DIR: home };
  await withServer(readConfig(settings), async (app, deps) => {
    await app.listen({ port, host: 'localhost' });
    const ask = asking({ app, port });
    const chief = await comeAs(deps, 'chief', ['homily-admin', 'blog-admin', 'editor-in-chief']);
    const reader = await comeAs(deps, 'reader', []);
    const tokens = [null, await comeAs(deps, 'member', []), reader, chief];
    async function must(...call: Parameters<typeof ask>) {
      const answer = await ask(...call);
      if (answer.statusCode !== 200) throw new Error(`${call[1]}: ${answer.body}`);
      return answer;
    }
    const day = `/api/homily/editor/homilies/${date}`;
    const lock = { version: null, token: randomUUID(), seq: 1 };
    const { version } = (await must('PUT', `${day}/draft`, chief, { content: wholeHomily, ...lock })).json();
    await must('POST', `${day}/publish`, chief, { version, token: lock.token });
    const post = draft({ slug, status: 'PUBLISHED', content: '<p>Broken for many.</p>' });
    const { id: postId } = (await must('POST', '/api/blog/posts', chief, post)).json();
    await must('PUT', '/api/blog/review', chief, { isEnabled: true });
    for (const text of [day, `/api/blog/posts/${postId}`]) {
      await must('POST', `${text}/comments`, chief, { ...saying, id: randomUUID() });
      expect((await must('GET', `${text}/comments`, chief)).body).toContain(secret);
    }

    const paths = await pathsToGet({ date, month: '2024-03', slug, postId, number: '1' });
    const bodies = (token: string | null) =>
      Promise.all(paths.map(async (path) => ({ path, token, body: (await ask('GET', path, token)).body })));
    const answers = (await Promise.all(tokens.map(bodies))).flat();
    expect(answers.filter(({ body }) => body.includes(secret)).map(({ path }) => path)).toEqual([]);
    const given = answers.filter(({ token }) => token === reader);
    for (const words of ['Broken for many.', 'Cleverness is a comfortable place'])
      expect(
        given.some(({ body }) => body.includes(words)),
        words,
      ).toBe(true);
    for (const token of tokens.slice(0, 3))
      for (const text of [day, `/api/blog/posts/${postId}`])
        expect((await ask('GET', `${text}/comments`, token)).statusCode).toBeGreaterThan(400);
  });
});
