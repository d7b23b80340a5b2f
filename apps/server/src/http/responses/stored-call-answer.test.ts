import { blog } from '@wayfare/contracts/calls/contract';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { route } from '../guards/route.ts';
import { testApp } from '../testing/test-app.ts';
import { type CachedResponse, createCachedCallResponse } from './cached-response.ts';

const getText = blog.get('/text', { response: z.object({ text: z.string() }) });

const longText = 'A word or two. '.repeat(60);

function appWith(stored: CachedResponse) {
  const { app } = testApp();
  route(app, getText, {}, () => stored);
  return app;
}

test('a cached response holds contract fields only, and invalid ones are not cached', async () => {
  const given = { text: 'a', secret: 'b' };
  const stored = await createCachedCallResponse(getText, given, { for: 'everyone' });
  const answer = await appWith(stored).inject('/api/blog/text');
  expect(answer.json()).toEqual({ text: 'a' });
  const broken: object = { text: 1 };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a value that the compiler rejects
  await expect(
    createCachedCallResponse(getText, broken as { text: string }, { for: 'one' }),
  ).rejects.toMatchObject({
    code: 'internal',
  });
});

test('each encoding has the same content and its own ETag', async () => {
  const app = appWith(await createCachedCallResponse(getText, { text: longText }, { for: 'everyone' }));
  const tags = new Set<unknown>();
  for (const encoding of ['identity', 'gzip', 'br']) {
    const accept = { 'accept-encoding': encoding };
    const { headers, rawPayload } = await app.inject({ url: '/api/blog/text', headers: accept });
    expect(headers['content-encoding'] ?? 'identity').toBe(encoding);
    expect(Number(headers['content-length'])).toBe(rawPayload.length);
    const again = await app.inject({
      url: '/api/blog/text',
      headers: { ...accept, 'if-none-match': `W/${String(headers.etag)}` },
    });
    expect([again.statusCode, again.body, again.headers.vary]).toEqual([304, '', headers.vary]);
    tags.add(headers.etag);
  }
  expect(tags.size).toBe(3);
});

test('a private response has no ETag and is not stored', async () => {
  const app = appWith(await createCachedCallResponse(getText, { text: longText }, { for: 'one' }));
  const { headers, statusCode } = await app.inject({
    url: '/api/blog/text',
    headers: { 'if-none-match': '*' },
  });
  expect([statusCode, headers.etag, headers['cache-control']]).toEqual([200, undefined, 'private, no-store']);
});

test('a cached response of a moved service has its CORS headers', async () => {
  const { app } = testApp({ BLOG_API_URL: 'https://blog.example.org' });
  const stored = await createCachedCallResponse(getText, { text: longText }, { for: 'everyone' });
  route(app, getText, {}, () => stored);
  const { headers } = await app.inject({ url: '/api/blog/text', headers: { origin: 'http://localhost' } });
  expect(headers).toMatchObject({
    'access-control-allow-origin': 'http://localhost',
    vary: 'origin, Authorization, Accept-Encoding',
  });
});
