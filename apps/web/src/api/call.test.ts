import { contract } from '@wayfare/contracts/calls/contract';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ApiError, isUnreachable } from './api-error.ts';
import { call } from './call.ts';
import { getUnusedConfig, startServer, startServerWith } from './testing/loopback-server.ts';

const greet = contract({
  service: 'auth',
  method: 'POST',
  path: '/greet',
  body: z.object({ name: z.string() }),
  response: z.object({ greeting: z.string() }),
  errors: ['too_shy'],
});

const readPost = contract({
  service: 'blog',
  method: 'GET',
  path: '/posts/:postId',
  params: z.object({ postId: z.string() }),
  query: z.object({ page: z.number(), tag: z.optional(z.string()) }),
  response: z.object({}),
  errors: [],
});

async function catchApiError(promise: Promise<unknown>): Promise<ApiError> {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error('The call did not fail with an ApiError.');
  return error;
}

test('a call goes to its service with its body, its token and its headers', async () => {
  await using server = await startServer((request, response, body) => {
    const { method, url, headers } = request;
    const heard = [
      method,
      url,
      headers['content-type'],
      headers.authorization,
      headers['x-csrf-token'],
      body,
    ];
    response.end(JSON.stringify({ greeting: heard.join(' | ') }));
  });
  const { config } = server;
  const answer = await call(
    greet,
    { body: { name: 'Ruth' } },
    { config, token: 'abc', headers: { 'X-CSRF-Token': 'def' } },
  );
  expect(answer.greeting).toBe('POST | /api/greet | application/json | Bearer abc | def | {"name":"Ruth"}');
});

test('the parts of a path and of a query are written so that nothing can break out of them', async () => {
  let heard: string | undefined;
  await using server = await startServer((request, response) => {
    heard = request.url;
    response.end();
  });
  await call(readPost, { params: { postId: 'a/../b?c' }, query: { page: 2, tag: undefined } }, server);
  expect(heard).toBe('/api/blog/posts/a%2F..%2Fb%3Fc?page=2');
  await call(readPost, { params: { postId: 'a' }, query: { page: 2, tag: 'x&y=1' } }, server);
  expect(heard).toBe('/api/blog/posts/a?page=2&tag=x%26y%3D1');
});

test('a refusal keeps its status and code, and speaks the words meant for the person', async () => {
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
])('an answer %i with the body %s speaks: %s', async (status, body, serverMessage) => {
  await using server = await startServerWith(status, body);
  const error = await catchApiError(call(greet, { body: { name: 'Ruth' } }, server));
  expect(error).toMatchObject({ status, serverMessage });
  expect(error.message).toBe(`HTTP error! status: ${status}`);
});

test.each(['{"greeting":1}', '{}', '', 'hello', '[]', 'null'])(
  'a success that is not what was agreed (%j) is a failure',
  async (body) => {
    await using server = await startServerWith(200, body);
    const error = await catchApiError(call(greet, { body: { name: 'Ruth' } }, server));
    expect(error).toMatchObject({ status: 200, code: 'bad_response', serverMessage: undefined });
    expect(isUnreachable(error)).toBe(true);
  },
);

test('nobody answering is a failure of the network', async () => {
  const config = await getUnusedConfig();
  const error = await catchApiError(call(greet, { body: { name: 'Ruth' } }, { config }));
  expect(error).toMatchObject({ status: 0, code: 'network', message: 'A network error has occurred.' });
});

test('an answer that does not come in time is a failure of the network', async () => {
  await using server = await startServer(() => {});
  const error = await catchApiError(call(greet, { body: { name: 'Ruth' } }, { ...server, timeoutMs: 50 }));
  expect(error.code).toBe('network');
});

test('a call that was taken back rejects with the reason given', async () => {
  await using server = await startServer(() => {});
  const taken = new AbortController();
  const calling = call(greet, { body: { name: 'Ruth' } }, { ...server, signal: taken.signal });
  taken.abort(new Error('The page was left.'));
  await expect(calling).rejects.toThrow('The page was left.');
});
