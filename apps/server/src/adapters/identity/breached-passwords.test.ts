import { createHash } from 'node:crypto';
import { createServer, type RequestListener } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { breachedPasswords } from './breached-passwords.ts';

const fingerprintOf = (password: string): string =>
  createHash('sha1').update(password).digest('hex').toUpperCase();

/** Somebody who is asked, by the protocol of Have I Been Pwned, and what has been asked of them. */
async function asked(answer: RequestListener, patienceMs = 1_000) {
  const paths: string[] = [];
  const warnings: string[] = [];
  const server = createServer((request, response) => {
    paths.push(request.url ?? '');
    answer(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const at = server.address();
  if (at === null || typeof at === 'string') throw new Error('It listens at no port.');
  const address = `http://127.0.0.1:${at.port}/range`;
  const log = { warn: (_: object, message: string) => warnings.push(message) };
  return { breached: breachedPasswords({ address, log, patienceMs }), paths, warnings };
}

const others = Array.from(
  { length: 800 },
  (_, at) => `${fingerprintOf(`other ${at}`).slice(5)}:${at % 2 === 0 ? at + 1 : 0}`,
);

test('a password that thieves have is known by five digits of its fingerprint', async () => {
  const password = 'Barley-Field-7';
  const rest = fingerprintOf(password).slice(5);
  const site = await asked((_, response) => response.end([...others, `${rest}:31`].join('\r\n')));
  await expect(site.breached.has(password)).resolves.toBe(true);
  await expect(site.breached.has('Barley-Field-8')).resolves.toBe(false);
  expect(site.paths).toEqual(
    [password, 'Barley-Field-8'].map((text) => `/range/${fingerprintOf(text).slice(0, 5)}`),
  );
  expect(site.warnings).toEqual([]);
});

test('what only fills an answer up is no password that anybody has', async () => {
  const password = 'Barley-Field-7';
  const site = await asked((_, response) =>
    response.end([...others, `${fingerprintOf(password).slice(5)}:0`].join('\r\n')),
  );
  await expect(site.breached.has(password)).resolves.toBe(false);
});

test.each<[string, RequestListener]>([
  ['is silent', () => {}],
  ['fails', (_, response) => response.writeHead(503).end(others.join('\n'))],
  ['sends a page', (_, response) => response.end('<!doctype html><title>Log in</title>')],
  ['sends on', (_, response) => response.writeHead(302, { location: '/' }).end()],
  ['never ends', (_, response) => response.end(others.join('\n').repeat(100))],
  ['hangs up', (request) => request.socket.destroy()],
])('nobody waits for a service that %s, and it is left alone for a while', async (_, answer) => {
  const site = await asked(answer, 200);
  await expect(site.breached.has('Barley-Field-7')).resolves.toBe(false);
  await expect(site.breached.has('Barley-Field-7')).resolves.toBe(false);
  expect([site.paths.length, site.warnings.length]).toEqual([1, 1]);
});

test('where nobody is named, nobody is asked', async () => {
  const breached = breachedPasswords({ address: null, log: { warn: () => {} } });
  await expect(breached.has('Password1!')).resolves.toBe(false);
});
