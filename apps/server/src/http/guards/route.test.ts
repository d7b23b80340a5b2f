import { blog } from '@wayfare/contracts/calls/contract';
import type { InjectOptions } from 'fastify';
import { expect, expectTypeOf, test } from 'vitest';
import * as z from 'zod/mini';
import { problem } from '../responses/problems.ts';
import { testApp } from '../testing/test-app.ts';
import { route } from './route.ts';

const savePost = blog.put('/posts/:postId', {
  params: z.object({ postId: z.string().check(z.regex(/^[\w-]{1,64}$/)) }),
  query: z.object({
    page: z._default(z.pipe(z.string().check(z.regex(/^\d{1,3}$/)), z.transform(Number)), 1),
  }),
  body: z.object({
    title: z.string().check(z.minLength(1, 'A post needs a title.')),
    slug: z.string(),
  }),
  response: z.object({ postId: z.string(), title: z.string(), page: z.number() }),
});

const validRequest = {
  method: 'PUT',
  url: '/api/blog/posts/p1?page=2',
  payload: { title: 'Hills', slug: 'hills' },
} as const;

function appWithSavePost() {
  const parts = testApp();
  route(parts.app, savePost, {}, ({ params, query, body }) => ({
    postId: params.postId,
    title: body.title,
    page: query.page,
  }));
  return parts;
}

test('a call is served below its service with parsed input', async () => {
  const { app } = appWithSavePost();
  const answer = await app.inject(validRequest);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.json()).toEqual({ postId: 'p1', title: 'Hills', page: 2 });
});

test('the handler has the types of the contract', () => {
  route(testApp().app, savePost, {}, ({ params, query, body, auth }) => {
    expectTypeOf(params).toEqualTypeOf<{ postId: string }>();
    expectTypeOf(query).toEqualTypeOf<{ page: number }>();
    expectTypeOf(body).toEqualTypeOf<{ title: string; slug: string }>();
    expectTypeOf(auth).toEqualTypeOf<Record<never, never>>();
    return { postId: 'p1', title: 'x', page: 1 };
  });
});

test.each<[what: string, change: InjectOptions, message: string | RegExp]>([
  ['a missing member', { payload: { title: 'Hills' } }, 'Something is missing or not as it should be: slug.'],
  ['a member of another kind', { payload: { title: 'Hills', slug: ['hills'] } }, /: slug\.$/],
  ['a message of the schema', { payload: { title: '', slug: 'hills' } }, 'A post needs a title.'],
  ['no body', { payload: '' }, 'Something in the request is missing or wrong.'],
  ['a list for a body', { payload: [] }, 'Something in the request is missing or wrong.'],
  ['a wrong parameter', { url: '/api/blog/posts/a%20b' }, /: postId\.$/],
  ['a wrong query', { url: '/api/blog/posts/p1?page=two' }, /: page\.$/],
  ['a doubled query', { url: '/api/blog/posts/p1?page=1&page=2' }, /: page\.$/],
])('%s is refused with a message that names it', async (_what, change, message) => {
  const { app } = appWithSavePost();
  const answer = await app.inject({ ...validRequest, ...change });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ code: 'invalid_input', message: expect.stringMatching(message) });
});

test.each([['/api/blog/posts/p1?page=%00'], ['/api/blog/posts/p1?page=%ff'], ['/api/blog/posts/p%001']])(
  'a URL that PostgreSQL cannot store is refused: %s',
  async (url) => {
    const { app } = appWithSavePost();
    const answer = await app.inject({ ...validRequest, url });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'malformed_url' });
  },
);

test('fields outside the contract are dropped from input and output', async () => {
  const { app } = testApp();
  const inputs: unknown[] = [];
  route(app, savePost, {}, ({ body }) => {
    inputs.push(body);
    const row = { postId: 'p1', title: body.title, page: 1, passwordHash: 'secret' };
    return row;
  });
  const answer = await app.inject({ ...validRequest, payload: { ...validRequest.payload, isAdmin: true } });
  expect(inputs).toEqual([{ title: 'Hills', slug: 'hills' }]);
  expect(answer.body).not.toContain('secret');
});

test('an invalid response is not sent, and the log names the field', async () => {
  const { app, logged } = testApp();
  // The type of a query result is not checked.
  const row: { postId: string; title: string; page: number } = JSON.parse(
    '{"postId":"p1","title":null,"page":1}',
  );
  route(app, savePost, {}, () => row);
  const answer = await app.inject(validRequest);
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toMatchObject({ code: 'internal' });
  expect(answer.body).not.toContain('p1');
  expect(logged()).toContainEqual(
    expect.objectContaining({
      err: expect.objectContaining({
        message: 'The answer of PUT blog/posts/:postId breaks its contract: title (invalid_type)',
      }),
    }),
  );
});

test('guards run in order before validation and pass on their results', async () => {
  const { app } = testApp();
  const order: string[] = [];
  route(
    app,
    savePost,
    {
      member: async () => {
        order.push('member');
        return { personId: 'ruth' };
      },
      role: (request) => {
        order.push('role');
        if (request.headers.authorization === undefined) throw problem('not_allowed');
        return 'blog-admin' as const;
      },
    },
    ({ auth }) => {
      expectTypeOf(auth.role).toEqualTypeOf<'blog-admin'>();
      return { postId: auth.member.personId, title: auth.role, page: 1 };
    },
  );
  const refused = await app.inject({ ...validRequest, payload: {} });
  expect(refused.json()).toMatchObject({ code: 'not_allowed' });
  const accepted = await app.inject({ ...validRequest, headers: { authorization: 'Bearer x' } });
  expect(accepted.json()).toEqual({ postId: 'ruth', title: 'blog-admin', page: 1 });
  expect(order).toEqual(['member', 'role', 'member', 'role']);
});

test('an empty response has no body', async () => {
  const { app } = testApp();
  const remove = blog.delete('/posts', { response: z.void() });
  route(app, remove, {}, () => undefined);
  const answer = await app.inject({ method: 'DELETE', url: '/api/blog/posts' });
  expect(answer.statusCode).toBe(204);
  expect(answer.body).toBe('');
});

test('an error code without a problem entry stops the start', () => {
  const unexplained = { ...savePost, errors: ['gone_fishing'] };
  const mount = () => route(testApp().app, unexplained, {}, () => ({ postId: '', title: '', page: 1 }));
  expect(mount).toThrow('No row in problems.ts for gone_fishing.');
});
