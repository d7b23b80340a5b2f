import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { createConnection } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { httpLimits } from '../limits.ts';
import { rawRequest } from '../testing/raw-request.ts';
import { testApp } from '../testing/test-app.ts';
import { listen, portOf } from './listen.ts';

async function listening() {
  const { app, security } = testApp();
  app.get('/', async () => ({ ok: true }));
  const servers = await listen(app, { host: '127.0.0.1', port: 0 }, security);
  return { app, servers, port: portOf(app.server), [Symbol.asyncDispose]: () => app.close() };
}

test('the HTTP server has all limits set', async () => {
  await using server = await listening();
  expect(server.app.server).toMatchObject({
    headersTimeout: httpLimits.headersTimeoutMs,
    requestTimeout: httpLimits.requestTimeoutMs,
    keepAliveTimeout: 0,
    timeout: httpLimits.idleSocketMs,
    maxConnections: httpLimits.maxConnections,
  });
});

test('slow headers are closed after the limit', async () => {
  const { headersTimeoutMs, connectionsCheckingIntervalMs } = httpLimits;
  onTestFinished(() => void Object.assign(httpLimits, { headersTimeoutMs, connectionsCheckingIntervalMs }));
  Object.assign(httpLimits, { headersTimeoutMs: 600, connectionsCheckingIntervalMs: 300 });
  await using server = await listening();
  const socket = createConnection(server.port, '127.0.0.1');
  await once(socket, 'connect');
  const begun = performance.now();
  const answer = text(socket);
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n');
  const trickle = setInterval(() => socket.write('X-Slow: 1\r\n'), 100);
  socket.on('error', () => {});
  await once(socket, 'close');
  clearInterval(trickle);
  expect(performance.now() - begun).toBeLessThan(
    httpLimits.headersTimeoutMs + httpLimits.connectionsCheckingIntervalMs + 1_000,
  );
  expect(await answer.catch(() => '')).toMatch(/^HTTP\/1.1 408 [\s\S]*"code":"request_timeout"/);
});

test('an idle connection closes after the limit, also after a request', async () => {
  const { idleSocketMs } = httpLimits;
  onTestFinished(() => void Object.assign(httpLimits, { idleSocketMs }));
  Object.assign(httpLimits, { idleSocketMs: 300 });
  await using server = await listening();
  const fresh = createConnection(server.port, '127.0.0.1').resume();
  const used = createConnection(server.port, '127.0.0.1').resume();
  used.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await Promise.all([once(fresh, 'close'), once(used, 'close')]);
});

test('a connection closes after its maximum number of requests', async () => {
  await using server = await listening();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = async () => {
    const [answer] = await once(
      get({ port: server.port, agent, headers: { host: 'localhost' } }),
      'response',
    );
    await text(answer);
    return {
      status: answer.statusCode,
      connection: answer.headers.connection,
      port: answer.socket?.localPort,
    };
  };
  for (let count = 1; count < httpLimits.maxRequestsPerSocket; count++) {
    expect(await ask()).toMatchObject({ status: 200, connection: 'keep-alive' });
  }
  expect(await ask()).toMatchObject({ status: 200, connection: 'close' });
  expect(await ask()).toMatchObject({ status: 200, connection: 'keep-alive' });
  agent.destroy();
});

test('an unknown Expect header is ignored', async () => {
  await using server = await listening();
  const answer = await rawRequest(
    server.port,
    'GET / HTTP/1.1',
    'Host: localhost',
    'Expect: a miracle',
    'Connection: close',
  );
  expect(answer).toMatch(/^HTTP\/1.1 200 /);
  expect(answer).toContain('content-security-policy');
});

test('localhost listens on IPv4 and IPv6', async () => {
  const { app, security } = testApp();
  app.get('/', async () => ({ ok: true }));
  const servers = await listen(app, { host: 'localhost', port: 0 }, security);
  const addresses = servers.map((server) => server.address());
  expect(addresses[0]).toMatchObject({ address: '127.0.0.1' });
  // A machine without IPv6 has one door.
  if (addresses[1])
    expect(addresses[1]).toEqual({ address: '::1', family: 'IPv6', port: portOf(app.server) });
  for (const server of servers) server.close();
  await app.close();
});

test('an unknown host address is reported with its fix', async () => {
  const { app, security } = testApp();
  await expect(listen(app, { host: '203.0.113.7', port: 0 }, security)).rejects.toThrow(
    'This machine has no address 203.0.113.7: set HOST to one it has, or leave it out.',
  );
});
