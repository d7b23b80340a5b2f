import { request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { ownSandbox, raw, sandboxOfFile } from '#testing/test-sandbox.ts';

const own = await sandboxOfFile();
const { sandbox } = own;
const { port } = new URL(sandbox.url);

/** A request under a name that a browser would not let one choose. */
function askAs(host: string, path: string): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, headers: { host } }, (response) => {
      void text(response).then((body) => resolve({ status: response.statusCode ?? 0, body }), reject);
    });
    sent.on('error', reject);
    sent.end();
  });
}

test('it says that it is well', async () => {
  expect(await raw(sandbox.url, '/healthz', { key: null })).toMatchObject({ status: 200, text: 'ok\n' });
});

test.each([`localhost`, `127.0.0.1`])('it answers to %s', async (name) => {
  expect((await askAs(`${name}:${port}`, '/healthz')).status).toBe(200);
});

test.each(['evil.example', 'evil.example:80', 'localhost:1', 'localhost', 'localhost.evil.example'])(
  'it does not answer to %s',
  async (host) => {
    expect((await askAs(host, '/healthz')).status).toBe(403);
    const { status, body } = await askAs(host, '/v1/customers');
    expect(status).toBe(403);
    expect(JSON.parse(body)).toHaveProperty('error.type', 'invalid_request_error');
  },
);

test('a page that is not there is 404', async () => {
  expect((await raw(sandbox.url, '/nowhere')).status).toBe(404);
});

test('a body of more than a megabyte is refused', async () => {
  const answer = await raw(sandbox.url, '/v1/customers', { body: `name=${'x'.repeat(1_100_000)}` });
  expect(answer.status).toBe(413);
  expect(answer.json).toHaveProperty('error.type', 'invalid_request_error');
});

test.each([
  ['bytes that are no text', new Uint8Array([0x61, 0x3d, 0xff, 0xfe])],
  ['a null character', 'name=a%00b'],
  ['half a character', 'name=%ed%a0%80'],
  ['JSON', '{"name":"A"}'],
])('a body of %s is a refusal, not a fault', async (_, body) => {
  const { status } = await raw(sandbox.url, '/v1/products', { body });
  expect([200, 400]).toContain(status);
});

test.each([
  '/v1/customers/%00',
  '/v1/customers/%ff',
  '/v1/customers/..%2f..',
  '/v1/',
  '/v1',
  '/v1/customers/a/b',
])('the path %s is a refusal in the form that the SDK knows', async (path) => {
  const { status, json } = await raw(sandbox.url, path);
  expect([400, 404]).toContain(status);
  expect(json).toHaveProperty('error.message');
});

test.each(['PUT', 'PATCH', 'OPTIONS'])('%s is no call', async (method) => {
  expect((await raw(sandbox.url, '/v1/customers', { method })).status).toBe(404);
});

test('what is no HTTP is 400', async () => {
  const answer = await new Promise<string>((resolve, reject) => {
    const socket = connect(Number(port), '127.0.0.1', () => socket.end('hello\r\n\r\n'));
    void text(socket).then(resolve, reject);
  });
  expect(answer).toContain('400 Bad Request');
});

test('a fault of ours is an error that the SDK throws, tells nothing, and is logged', async () => {
  await using broken = await ownSandbox();
  await broken.database.query('alter table pay_sandbox.object rename to elsewhere');
  await expect(broken.stripe.customers.list()).rejects.toMatchObject({
    statusCode: 500,
    rawType: 'api_error',
  });
  const { text } = await raw(broken.sandbox.url, '/v1/customers');
  expect(text).not.toContain('relation');
  expect(broken.faults.join()).toContain('GET /v1/customers failed.');
  await broken.database.query('alter table pay_sandbox.elsewhere rename to object');
});
