import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { openFileSandbox, openOwnSandbox, rawRequest } from '#testing/test-sandbox.ts';

const own = await openFileSandbox();
const { sandbox } = own;
const { port } = new URL(sandbox.url);

/** `fetch` does not allow to set the host header. */
function requestAs(host: string, path: string): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, headers: { host } }, (response) => {
      void text(response).then((body) => resolve({ status: response.statusCode ?? 0, body }), reject);
    });
    sent.on('error', reject);
    sent.end();
  });
}

test.each([`localhost`, `127.0.0.1`])('%s is accepted as host', async (name) => {
  expect((await requestAs(`${name}:${port}`, '/')).status).toBe(200);
});

test.each(['evil.example', 'evil.example:80', 'localhost:1', 'localhost', 'localhost.evil.example'])(
  '%s is refused as host',
  async (host) => {
    expect((await requestAs(host, '/')).status).toBe(403);
    const { status, body } = await requestAs(host, '/v1/customers');
    expect(status).toBe(403);
    expect(JSON.parse(body)).toHaveProperty('error.type', 'invalid_request_error');
  },
);

test('an unknown page is 404', async () => {
  expect((await rawRequest(sandbox.url, '/nowhere')).status).toBe(404);
});

test.each([
  ['invalid UTF-8', new Uint8Array([0x61, 0x3d, 0xff, 0xfe])],
  ['a null character', 'name=a%00b'],
  ['JSON', '{"name":"A"}'],
])('a body of %s is no server error', async (_, body) => {
  const { status } = await rawRequest(sandbox.url, '/v1/products', { body });
  expect([200, 400]).toContain(status);
});

test.each(['/v1/customers/%00', '/v1/customers/..%2f..', '/v1/customers/a/b'])(
  'the path %s is refused in the form of the SDK',
  async (path) => {
    const { status, json } = await rawRequest(sandbox.url, path);
    expect([400, 404]).toContain(status);
    expect(json).toHaveProperty('error.message');
  },
);

test('an internal error is logged and its details are not sent', async () => {
  await using broken = await openOwnSandbox();
  await broken.database.query('alter table pay_sandbox.object rename to renamed');
  await expect(broken.stripe.customers.list()).rejects.toMatchObject({
    statusCode: 500,
    rawType: 'api_error',
  });
  const { text } = await rawRequest(broken.sandbox.url, '/v1/customers');
  expect(text).not.toContain('relation');
  expect(broken.errors.join()).toContain('GET /v1/customers failed.');
  await broken.database.query('alter table pay_sandbox.renamed rename to object');
});
