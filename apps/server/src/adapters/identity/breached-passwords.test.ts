import { createHash } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { localServer } from '#http/testing/local-server.ts';
import { breachedPasswords } from './breached-passwords.ts';

const sha1 = (password: string): string => createHash('sha1').update(password).digest('hex').toUpperCase();

/** A service with the protocol of Have I Been Pwned. */
async function startService(answer: RequestListener, timeoutMs = 1_000) {
  const paths: string[] = [];
  const warnings: string[] = [];
  const server = await localServer((request, response) => {
    paths.push(request.url ?? '');
    answer(request, response);
  });
  onTestFinished(() => server[Symbol.asyncDispose]());
  const address = `${server.url}/range`;
  const log = { warn: (_: object, message: string) => warnings.push(message) };
  return { breached: breachedPasswords({ address, log, timeoutMs }), paths, warnings };
}

const others = Array.from(
  { length: 800 },
  (_, at) => `${sha1(`other ${at}`).slice(5)}:${at % 2 === 0 ? at + 1 : 0}`,
);

test('a breached password is found by the first five digits of its hash', async () => {
  const password = 'Barley-Field-7';
  const rest = sha1(password).slice(5);
  const service = await startService((_, response) => response.end([...others, `${rest}:31`].join('\r\n')));
  await expect(service.breached.has(password)).resolves.toBe(true);
  await expect(service.breached.has('Barley-Field-8')).resolves.toBe(false);
  expect(service.paths).toEqual(
    [password, 'Barley-Field-8'].map((text) => `/range/${sha1(text).slice(0, 5)}`),
  );
  expect(service.warnings).toEqual([]);
});

test('a padding entry does not count as breached', async () => {
  const password = 'Barley-Field-7';
  const service = await startService((_, response) =>
    response.end([...others, `${sha1(password).slice(5)}:0`].join('\r\n')),
  );
  await expect(service.breached.has(password)).resolves.toBe(false);
});

test.each<[string, RequestListener]>([
  ['does not answer', () => {}],
  ['fails', (_, response) => response.writeHead(503).end(others.join('\n'))],
  ['returns HTML', (_, response) => response.end('<!doctype html><title>Log in</title>')],
  ['redirects', (_, response) => response.writeHead(302, { location: '/' }).end()],
  ['answers too much', (_, response) => response.end(others.join('\n').repeat(100))],
  ['closes the connection', (request) => request.socket.destroy()],
])('a service that %s breaches no password and is not called again for a while', async (_, answer) => {
  const service = await startService(answer, 200);
  await expect(service.breached.has('Barley-Field-7')).resolves.toBe(false);
  await expect(service.breached.has('Barley-Field-7')).resolves.toBe(false);
  expect([service.paths.length, service.warnings.length]).toEqual([1, 1]);
});

test('without an address no password is breached', async () => {
  const breached = breachedPasswords({ address: null, log: { warn: () => {} } });
  await expect(breached.has('Password1!')).resolves.toBe(false);
});
