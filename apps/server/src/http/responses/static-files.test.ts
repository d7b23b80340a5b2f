import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { testFolder } from '#testing/test-folder.ts';
import { testApp } from '../testing/test-app.ts';
import { loadStaticFiles, serveStaticFiles } from './static-files.ts';

const script = 'console.log("peace");'.repeat(40);

async function appWithFiles() {
  const home = await testFolder();
  const files = {
    'client/assets/site-3f2a91bc.js': script,
    'client/assets/site-3f2a91bc.js.br': brotliCompressSync(script),
    'client/assets/site-3f2a91bc.js.map': '{}',
    'client/assets/fraunces-77.woff2': 'font',
    'client/footer.html': '<footer></footer>',
    'client/favicon.svg': '<svg/>',
    'client/.env': 'SECRET=1',
    'client/.vite/manifest.json': '{}',
    'client/notes.md': 'notes',
    'client/LICENSE': 'words',
    'secret.txt': 'outside',
  };
  for (const [name, body] of Object.entries(files)) {
    await mkdir(dirname(join(home, name)), { recursive: true });
    await writeFile(join(home, name), body);
  }
  const { app, security } = testApp();
  serveStaticFiles(app, await loadStaticFiles(join(home, 'client'), security));
  return app;
}

test('hashed files are immutable, and others are revalidated', async () => {
  const app = await appWithFiles();
  const hashed = await app.inject({ url: '/assets/site-3f2a91bc.js' });
  expect(hashed.body).toBe(script);
  expect(hashed.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  const named = await app.inject({ url: '/footer.html' });
  expect(named.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
  });
  expect(named.headers.etag).toMatch(/^"[\w-]+-identity"$/);
  const again = await app.inject({ url: '/footer.html', headers: { 'if-none-match': named.headers.etag } });
  expect(again.statusCode).toBe(304);
});

test('a compressed file is served as an encoding and not by its own URL', async () => {
  const app = await appWithFiles();
  const sent = await app.inject({ url: '/assets/site-3f2a91bc.js', headers: { 'accept-encoding': 'br' } });
  expect(sent.headers['content-encoding']).toBe('br');
  expect((await app.inject({ url: '/assets/site-3f2a91bc.js.br' })).statusCode).toBe(404);
});

test.each([
  ['/.env'],
  ['/.vite/manifest.json'],
  ['/assets/site-3f2a91bc.js.map'],
  ['/notes.md'],
  ['/secret.txt'],
  ['/assets/../../secret.txt'],
  ['/assets/..%2f..%2fsecret.txt'],
  ['/..%5csecret.txt'],
  ['//secret.txt'],
  ['/assets/'],
  ['/footer.html%00.js'],
  ['/.git/config'],
])('%s is not served', async (url) => {
  const app = await appWithFiles();
  const answer = await app.inject({ url });
  expect(answer.statusCode).toBe(404);
  expect(answer.body).not.toMatch(/outside|SECRET/);
});

test('a missing build is reported with its fix', async () => {
  const { security } = testApp();
  await expect(loadStaticFiles('/nowhere/at/all', security)).rejects.toThrow(
    "The pages are not built, for /nowhere/at/all cannot be read: run 'npm run build'.",
  );
});
