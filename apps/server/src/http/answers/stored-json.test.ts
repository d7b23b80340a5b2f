import { contract } from '@wayfare/contracts/calls/contract';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { route } from '../guards/route.ts';
import { testApp } from '../testing/test-app.ts';
import { preparedAnswers } from './prepared-answers.ts';
import { type StoredJson, storeJson } from './stored-json.ts';

const words = contract({
  service: 'blog',
  method: 'GET',
  path: '/words',
  response: z.object({ words: z.string() }),
  errors: [],
});

const long = 'A word or two. '.repeat(60);

function appWith(stored: StoredJson) {
  const { app } = testApp();
  route(app, words, { handler: () => stored });
  return app;
}

test('only what the contract names is stored, and what breaks it is not stored at all', async () => {
  const given = { words: 'a', secret: 'b' };
  const stored = await storeJson(words, given, { for: 'everyone' });
  const answer = await appWith(stored).inject('/api/blog/words');
  expect(answer.json()).toEqual({ words: 'a' });
  const broken: object = { words: 1 };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the compiler would not let pass
  await expect(storeJson(words, broken as { words: string }, { for: 'one' })).rejects.toMatchObject({
    code: 'internal',
  });
});

test('each encoding says the same, and has a tag of its own', async () => {
  const app = appWith(await storeJson(words, { words: long }, { for: 'everyone' }));
  const tags = new Set<unknown>();
  for (const encoding of ['identity', 'gzip', 'br']) {
    const asked = { 'accept-encoding': encoding };
    const { headers, rawPayload } = await app.inject({ url: '/api/blog/words', headers: asked });
    expect(headers['content-encoding'] ?? 'identity').toBe(encoding);
    expect(Number(headers['content-length'])).toBe(rawPayload.length);
    const again = await app.inject({
      url: '/api/blog/words',
      headers: { ...asked, 'if-none-match': `W/${String(headers.etag)}` },
    });
    expect([again.statusCode, again.body, again.headers.vary]).toEqual([304, '', headers.vary]);
    tags.add(headers.etag);
  }
  expect(tags.size).toBe(3);
});

test('what is for one alone has no tag and is kept by nobody', async () => {
  const app = appWith(await storeJson(words, { words: long }, { for: 'one' }));
  const { headers, statusCode } = await app.inject({
    url: '/api/blog/words',
    headers: { 'if-none-match': '*' },
  });
  expect([statusCode, headers.etag, headers['cache-control']]).toEqual([200, undefined, 'private, no-store']);
});

test('a moved service still says whose page may read it', async () => {
  const { app } = testApp({ BLOG_API_URL: 'https://blog.example.org' });
  const stored = await storeJson(words, { words: long }, { for: 'everyone' });
  route(app, words, { handler: () => stored });
  const { headers } = await app.inject({ url: '/api/blog/words', headers: { origin: 'http://localhost' } });
  expect(headers).toMatchObject({
    'access-control-allow-origin': 'http://localhost',
    vary: 'origin, Authorization, Accept-Encoding',
  });
});

const prepareCounting = () => {
  const made: string[] = [];
  const prepare = (what: string) => async () => {
    made.push(what);
    return storeJson(words, { words: `${what} ${long}` }, { for: 'everyone' });
  };
  return { made, prepare };
};

test('an answer is prepared once for many, and again when what it is made of has changed', async () => {
  const { made, prepare } = prepareCounting();
  const answers = preparedAnswers({ mostBytes: 1_000_000 });
  await Promise.all([1, 2, 3].map(() => answers.find('now', 'a', prepare('a'))));
  await answers.find('now', 'b', prepare('b'));
  expect(made).toEqual(['a', 'b']);
  await answers.find('later', 'a', prepare('a later'));
  await answers.find('later', 'a', prepare('never'));
  expect(made).toEqual(['a', 'b', 'a later']);
});

test('those not asked for the longest give way', async () => {
  const { made, prepare } = prepareCounting();
  const { bytes } = await prepare('a')();
  const answers = preparedAnswers({ mostBytes: bytes * 2.5 });
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await answers.find('now', key, prepare(key));
  expect(made).toEqual(['a', 'a', 'b', 'c', 'b']);
});

test('a failure is told to who asked, and the next one tries again', async () => {
  const { prepare } = prepareCounting();
  const answers = preparedAnswers({ mostBytes: 1_000 });
  await expect(answers.find('now', 'a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect((await answers.find('now', 'a', prepare('a'))).bytes).toBeGreaterThan(0);
});
