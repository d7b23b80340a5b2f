import { brotliCompressSync } from 'node:zlib';
import { expect } from 'vitest';
import { testWith } from '#adapters/db/testing/database-test.ts';
import { sharingSite } from './testing/sharing-site.ts';

const test = testWith(sharingSite);

test('a shared day shows emphasis and quotations', async ({ site }) => {
  await site.publish(site.editor.token, site.date, {
    homilyText: 'They are *owed* our coming.\n> <i>Come</i>, he said.\n2 * 3',
  });
  const { body } = await site.open(await site.link());
  expect(body).toContain('They are <em>owed</em> our coming.');
  expect(body).toContain('<blockquote><p>&lt;i&gt;Come&lt;/i&gt;, he said.</p></blockquote>');
  expect(body).toContain('<p>2 * 3</p>');
});

test('a shared day shows the whole homily and the sender’s message, and sets no cookie', async ({ site }) => {
  const made = await site.share({ message: '  Dad, this is the one\nI told you about. ' });
  expect(made.headers['cache-control']).toBe('private, no-store');
  const { url: address, expiresOn } = made.json();
  expect(address).toMatch(new RegExp(`^${site.publicUrl}/day/[\\w-]{22}$`));
  expect(expiresOn).toBe('2026-12-05');
  const page = await site.open(new URL(address).pathname);
  expect(page.statusCode).toBe(200);
  for (const words of [
    '<h1>Ruth passes this day on to you</h1>',
    '<blockquote>Dad, this is the one I told you about.</blockquote>',
    'The God of people with names',
    'Luke 20:27–40',
    'They asked him a question.',
    'We know the place. '.repeat(10).trim(),
    'Call somebody.',
    'By Luke Brennan',
    'This page closes on December 5, 2026.',
  ])
    expect(page.body).toContain(words);
  expect(page.body).not.toContain('<script src');
  expect(brotliCompressSync(page.body).length).toBeLessThan(4_000);
  expect(page.body).toContain('<meta name="robots" content="noindex"/>');
  expect(page.headers).toMatchObject({
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
    'cache-control': 'private, no-store',
  });
  expect(page.headers['set-cookie']).toBeUndefined();
  const token = address.split('/').at(-1);
  expect(page.body).not.toContain(token);
  expect(site.lines.join('')).not.toContain(token);
  expect(JSON.stringify((await site.database.query('select * from share_link')).rows)).not.toContain(token);
  // Whoever opens it leaves nothing behind.
  const before = (await site.database.query('select * from share_link')).rows;
  await site.open(new URL(address).pathname);
  expect((await site.database.query('select * from share_link')).rows).toEqual(before);
});

test('markup in the message is shown as text, and a name like a URL is left out', async ({ site }) => {
  const message = '<img src=x onerror=alert(1)></blockquote><script>alert(1)</script> \u202Eelif';
  const page = await site.open(await site.link({ message }));
  expect(page.body).toContain('&lt;img src=x onerror=alert(1)&gt;&lt;/blockquote&gt;&lt;script&gt;');
  expect(page.body).not.toMatch(/<img|<script>alert|\u202E/);
  const odd = await site.member({ name: 'win.example.com', isComplimentary: true });
  const answer = await site.share({}, odd.token);
  const from = await site.open(new URL(answer.json().url).pathname);
  expect(from.body).toContain('<h1>Somebody passes this day on to you</h1>');
  expect(from.body).not.toContain('win.example');
  expect((await site.share({ message: 'a'.repeat(200) })).statusCode).toBe(200);
  const long = await site.share({ message: 'a'.repeat(201) });
  expect([long.statusCode, long.json().message]).toEqual([400, 'Please write at most 200 characters.']);
});

test('a shared day shows only the first name of the sender', async ({ site }) => {
  const boaz = await site.member({ name: 'Boaz Ben-Salmon of Bethlehem', isComplimentary: true });
  const answer = await site.share({}, boaz.token);
  const page = await site.open(new URL(answer.json().url).pathname);
  expect(page.body).toContain('<h1>Boaz passes this day on to you</h1>');
  expect(page.body).not.toContain('Ben-Salmon');
});

test('opening too many share links is rate limited before any query', async ({ site }) => {
  const link = await site.link();
  await site.open('/day/x');
  await site.database.query('update rate_limit set count = 600');
  const answer = await site.open(link);
  expect(answer.statusCode).toBe(429);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect(answer.body).not.toContain('Cleverness');
});
