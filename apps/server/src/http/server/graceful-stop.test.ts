import { once } from 'node:events';
import { Agent, type ClientRequest, get } from 'node:http';
import { createConnection } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createCachedResponse, sendCached } from '../responses/cached-response.ts';
import { testApp } from '../testing/test-app.ts';
import { stopGracefully } from './graceful-stop.ts';
import { healthRoutes } from './health.ts';
import { listen, portOf } from './listen.ts';

async function running({ host = '127.0.0.1', drainMs = 10_000 } = {}) {
  const { app, config, logger, security, lifecycle, logged } = testApp();
  await healthRoutes(app, {
    config,
    lifecycle,
    security,
    database: { query: async () => ({ rows: [], rowCount: 0 }) },
  });
  let inside = 0;
  const cached = await createCachedResponse({}, { body: '{}', type: 'text/plain', cacheControl: 'no-store' });
  app.get('/api/auth/slow', async (request, reply) => {
    const isCached = inside++ % 2 === 0;
    await pause(400);
    return isCached ? sendCached(request, reply, cached) : { ok: true };
  });
  const servers = await listen(app, { host, port: 0 }, security);
  lifecycle.becomeReady();
  const closed: string[] = [];
  const afterwards = ['timetable', 'database'].map((name) => async () => void closed.push(name));
  return {
    port: portOf(app.server),
    closed,
    logged,
    /** Until that many are being served: a busy machine lets them in slowly. */
    haveInside: (visitors: number) =>
      expect.poll(() => inside, { interval: 5, timeout: 10_000 }).toBe(visitors),
    stop: () => stopGracefully({ app, servers, lifecycle, logger, afterwards, drainMs }),
  };
}

async function answerOf(request: ClientRequest): Promise<{ status: number; connection: string | undefined }> {
  const [answer] = await once(request, 'response');
  await text(answer);
  return { status: answer.statusCode, connection: answer.headers.connection };
}

const ask = (port: number, path: string, options: object = {}) =>
  answerOf(get({ port, path, host: '127.0.0.1', headers: { host: 'localhost' }, ...options }));

test('100 open requests are finished before the server stops', async () => {
  const { port, stop, closed, haveInside } = await running();
  const agent = new Agent({ keepAlive: true, maxSockets: 100 });
  const asked = Array.from({ length: 100 }, () => ask(port, '/api/auth/slow', { agent }));
  await haveInside(100);
  const begun = performance.now();
  await stop();
  expect(performance.now() - begun).toBeLessThan(10_000);
  const answers = await Promise.all(asked);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(100);
  expect(answers.every(({ connection }) => connection === 'close')).toBe(true);
  expect(closed).toEqual(['timetable', 'database']);
});

test('a stopping server accepts no connections', async () => {
  const { port, stop, haveInside } = await running();
  const inside = ask(port, '/api/auth/slow');
  await haveInside(1);
  const stopped = stop();
  await expect(ask(port, '/healthz')).rejects.toThrow('ECONNREFUSED');
  expect(await inside).toMatchObject({ status: 200 });
  await stopped;
});

test('idle connections do not delay the stop', async () => {
  const { port, stop } = await running({ host: 'localhost' });
  const agent = new Agent({ keepAlive: true });
  await ask(port, '/healthz', { agent });
  const idle = createConnection(port, '127.0.0.1');
  await once(idle, 'connect');
  const begun = performance.now();
  await stop();
  expect(performance.now() - begun).toBeLessThan(5_000);
  agent.destroy();
  idle.destroy();
});

test('requests over the time limit are closed and logged', async () => {
  const { port, stop, closed, logged } = await running({ drainMs: 100 });
  const inside = ask(port, '/api/auth/slow');
  const outcome = inside.then(
    () => 'served',
    () => 'cut off',
  );
  await pause(100);
  const begun = performance.now();
  await stop();
  expect(performance.now() - begun).toBeLessThan(5_000);
  expect(await outcome).toBe('cut off');
  expect(closed).toEqual(['timetable', 'database']);
  expect(logged()).toContainEqual(expect.objectContaining({ level: 'warn' }));
});
