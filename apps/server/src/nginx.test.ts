import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:http2';
import { connect as tlsConnect } from 'node:tls';
import { maxUploadBytes } from '@wayfare/contracts/calls/upload';
import { expect, test } from 'vitest';
import { connectionUrl } from '#adapters/db/testing/connection-url.ts';
import { emptyDatabase } from '#adapters/db/testing/test-database.ts';
import { freePort } from '#http/testing/free-port.ts';
import { certificateFile } from './testing/certificate.ts';
import { journey } from './testing/journey.ts';
import { hasNginx, runningNginx } from './testing/nginx.ts';
import { readOutbox, runningServer } from './testing/running-server.ts';

/** The response headers of `GET path` by HTTP/2, which sends no `host` header. */
async function overHttp2(url: string, path: string): Promise<Record<string, unknown>> {
  const session = connect(url);
  const asked = session.request({ ':path': path });
  const headers = await new Promise<Record<string, unknown>>((resolve) => asked.on('response', resolve));
  asked.resume();
  session.close();
  return headers;
}

/** The status and the `location` of the response. */
async function plainAnswer(port: number, host: string): Promise<readonly (number | string | undefined)[]> {
  const [answer]: IncomingMessage[] = await once(request({ port, headers: { host } }).end(), 'response');
  answer?.resume();
  return [answer?.statusCode, answer?.headers.location];
}

test("a site works behind nginx with the manual's configuration", async ({ skip }) => {
  skip(!hasNginx, 'There is no nginx on this machine.');
  await using database = await emptyDatabase();
  const [https, http, port] = [await freePort(), await freePort(), await freePort()];
  await using nginx = await runningNginx({ https, http, servers: [port] });
  await using server = await runningServer({
    DATABASE_URL: connectionUrl(database.connection),
    PORT: String(port),
    PUBLIC_URL: `https://localhost:${https}`,
    TRUST_PROXY: '1',
    NODE_EXTRA_CA_CERTS: certificateFile,
  });
  const mails = () => readOutbox(server);
  const brought = await journey({ server, mails, pictureBytes: maxUploadBytes }, 'ruth@example.org');
  expect(brought.picture).toEqual([200, 'image/webp']);

  const front = await overHttp2(server.url, '/');
  expect([front[':status'], front['strict-transport-security']]).toEqual([
    200,
    'max-age=63072000; includeSubDomains',
  ]);
  const plain = await fetch(`http://localhost:${http}/about?token=precious`, { redirect: 'manual' });
  expect([plain.status, plain.headers.get('location')]).toEqual([
    301,
    'https://localhost/about?token=precious',
  ]);
  expect(await plainAnswer(http, 'evil.example')).toEqual([421, undefined]);
  const stranger = tlsConnect({ port: https, servername: 'evil.example', rejectUnauthorized: false });
  await expect(once(stranger, 'secureConnect')).rejects.toThrow();

  // Rate limits count the address of the connection to nginx, not a header of the client.
  const ask = async (from: string) => {
    const answer = await fetch(`${server.url}/api/reset/request-reset`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
      body: JSON.stringify({ email: `${from}@example.org` }),
    });
    return answer.status;
  };
  const answers = new Set<number>();
  for (let visitor = 1; visitor <= 31; visitor++) answers.add(await ask(`203.0.113.${visitor}`));
  expect(answers).toEqual(new Set([200, 429]));
  // `wayfare doctor` checks this without using a rate limit.
  const look = { 'x-wayfare-visitors': 'look', 'x-forwarded-for': '203.0.113.77' };
  const seen = await fetch(`${server.url}/config.json`, { headers: look });
  expect(seen.headers.get('x-wayfare-visitors')).toBe('correct');

  for (const path of [
    '/confirm?token=precious',
    '/u/precious',
    '/day/precious',
    '/feed/precious/homilies.xml',
    '/audio/precious/2026-11-22.mp3',
    '/nowhere?email=ruth%40example.org',
  ])
    await (await fetch(`${server.url}${path}`)).arrayBuffer();
  const log = await nginx.log();
  expect(log).toMatch(/GET \/confirm 200 /);
  expect(log).toMatch(/GET \/u\/- 404 /);
  expect(log).toMatch(/GET \/day\/- 404 /);
  expect(log).toMatch(/GET \/feed\/- 410 /);
  expect(log).toMatch(/GET \/audio\/- 404 /);
  expect(log).not.toMatch(/precious|token|example\.org|\?/);
});
