import { auth, blog } from '@wayfare/contracts/calls/contract';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ApiError, isUnreachable } from './api-error.ts';
import { call } from './call.ts';
import { getUnusedConfig, startServer, startServerWith } from './testing/loopback-server.ts';

const greet = auth.post('/greet', {
  body: z.object({ name: z.string() }),
  response: z.object({ greeting: z.string() }),
  errors: ['too_shy'],
});

const readPost = blog.get('/posts/:postId', {
  params: z.object({ postId: z.string() }),
  query: z.object({ page: z.number(), tag: z.optional(z.string()) }),
  response: z.object({}),
});

async function catchApiError(promise: Promise<unknown>): Promise<ApiError> {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error('The call did not fail with an ApiError.');
  return error;
}

test('a call sends the body, the token and the headers', async () => {
  await using server = await startServer((request, response, body) => {
    const { method, url, headers } = request;
    const received = [
      method,
      url,
      headers['content-type'],
      headers.authorization,
      headers['x-csrf-token'],
      body,
    ];
    response.end(JSON.stringify({ greeting: received.join(' | ') }));
  });
  const { config } = server;
  const answer = await call(
    greet,
    { body: { name: 'Ruth' } },
    { config, token: 'abc', headers: { 'X-CSRF-Token': 'def' } },
  );
  expect(answer.greeting).toBe('POST | /api/greet | application/json | Bearer abc | def | {"name":"Ruth"}');
});

test('path and query parameters are escaped', async () => {
  let received: string | undefined;
  await using server = await startServer((request, response) => {
    received = request.url;
    response.end();
  });
  await call(readPost, { params: { postId: 'a/../b?c' }, query: { page: 2, tag: undefined } }, server);
  expect(received).toBe('/api/blog/posts/a%2F..%2Fb%3Fc?page=2');
  await call(readPost, { params: { postId: 'a' }, query: { page: 2, tag: 'x&y=1' } }, server);
  expect(received).toBe('/api/blog/posts/a?page=2&tag=x%26y%3D1');
});

test('an error has the status, the code and the message of the response', async () => {
  await using server = await startServerWith(
    409,
    '{"code":"too_shy","message":"Please wait a minute.","requestId":"r1"}',
  );
  const error = await catchApiError(call(greet, { body: { name: 'Ruth' } }, server));
  expect(error).toMatchObject({ status: 409, code: 'too_shy', serverMessage: 'Please wait a minute.' });
  expect(error.message).toBe('HTTP error! status: 409');
  expect(isUnreachable(error)).toBe(false);
});

test.each<[number, string, string | undefined]>([
  [400, '{"error":"Wrong link."}', 'Wrong link.'],
  [422, '{"message":"  ","error":"Wrong link."}', 'Wrong link.'],
  [404, '{"code":"no_such_route","message":"There is nothing here."}', undefined],
  [500, '{"code":500,"message":"The list is full."}', 'The list is full.'],
  [503, '{"message":"Down for a moment"}', 'Down for a moment'],
  [502, '<html>Bad Gateway</html>', undefined],
  [502, 'Bad Gateway', undefined],
  [400, '<html>Bad Gateway</html>', undefined],
  [400, '{"message":{"text":"nested"}}', undefined],
  [400, '', undefined],
])('a response %i with the body %s has the message %s', async (status, body, serverMessage) => {
  await using server = await startServerWith(status, body);
  const error = await catchApiError(call(greet, { body: { name: 'Ruth' } }, server));
  expect(error).toMatchObject({ status, serverMessage });
  expect(error.message).toBe(`HTTP error! status: ${status}`);
});

test.each(['{"greeting":1}', '{}', '', 'hello', '[]', 'null'])(
  'a response that violates the contract (%j) is an error',
  async (body) => {
    await using server = await startServerWith(200, body);
    const error = await catchApiError(call(greet, { body: { name: 'Ruth' } }, server));
    expect(error).toMatchObject({ status: 200, code: 'bad_response', serverMessage: undefined });
    expect(isUnreachable(error)).toBe(true);
  },
);

test('a refused connection is a network error', async () => {
  const config = await getUnusedConfig();
  const error = await catchApiError(call(greet, { body: { name: 'Ruth' } }, { config }));
  expect(error).toMatchObject({ status: 0, code: 'network', message: 'A network error has occurred.' });
});

test('a timeout is a network error', async () => {
  await using server = await startServer(() => {});
  const error = await catchApiError(call(greet, { body: { name: 'Ruth' } }, { ...server, timeoutMs: 50 }));
  expect(error.code).toBe('network');
});

test('an aborted call rejects with the reason', async () => {
  await using server = await startServer(() => {});
  const controller = new AbortController();
  const request = call(greet, { body: { name: 'Ruth' } }, { ...server, signal: controller.signal });
  controller.abort(new Error('The page was left.'));
  await expect(request).rejects.toThrow('The page was left.');
});
