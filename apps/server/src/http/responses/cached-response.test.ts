import { brotliCompressSync } from 'node:zlib';
import type { InjectOptions } from 'fastify';
import { expect, test } from 'vitest';
import { testApp } from '../testing/test-app.ts';
import { createCachedResponse, type ResponseContent, sendCached } from './cached-response.ts';

const page: ResponseContent = {
  body: `<!doctype html><title>Today</title>${'<p>Peace be with you.</p>'.repeat(100)}`,
  type: 'text/html; charset=utf-8',
  cacheControl: 'no-cache',
};

function asking(answer: Partial<ResponseContent> = {}) {
  const { app, security } = testApp();
  const stored = createCachedResponse(security.page, { ...page, ...answer });
  app.get('/', async (request, reply) => sendCached(request, reply, await stored));
  return (options: InjectOptions = {}) => app.inject({ url: '/', ...options });
}

test('a matching ETag is answered with 304', async () => {
  const ask = asking();
  const headers = { 'accept-encoding': 'br' };
  const { etag } = (await ask({ headers })).headers;
  for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const again = await ask({ headers: { ...headers, 'if-none-match': tag } });
    expect(again.statusCode).toBe(304);
    expect(again.rawPayload).toHaveLength(0);
    expect(again.headers).toMatchObject({ etag, vary: 'accept-encoding', 'cache-control': 'no-cache' });
    expect(again.headers['content-length']).toBeUndefined();
  }
});

test('HEAD returns headers only', async () => {
  const answer = await asking()({ method: 'HEAD' });
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toBe('');
  expect(answer.headers['content-length']).toBe(String(Buffer.byteLength(page.body)));
});

test('short and already compressed responses are not compressed', async () => {
  const headers = { 'accept-encoding': 'br' };
  for (const answer of [{ body: 'Short.' }, { type: 'image/png', body: Buffer.alloc(2_000) }]) {
    const sent = await asking(answer)({ headers });
    expect(sent.headers['content-encoding']).toBeUndefined();
    expect(sent.headers.vary).toBeUndefined();
  }
});

test('files compressed by the build are used unless they are larger', async () => {
  const brotli = brotliCompressSync(Buffer.from(page.body));
  const sent = await asking({ brotli })({ headers: { 'accept-encoding': 'br' } });
  expect(sent.rawPayload.equals(brotli)).toBe(true);
  const grown = await asking({ body: 'x', brotli: Buffer.alloc(50) })({
    headers: { 'accept-encoding': 'br' },
  });
  expect(grown.body).toBe('x');
});

test('an error response has no ETag', async () => {
  const sent = await asking({ status: 404 })({ headers: { 'if-none-match': '*' } });
  expect(sent.statusCode).toBe(404);
  expect(sent.headers.etag).toBeUndefined();
});
