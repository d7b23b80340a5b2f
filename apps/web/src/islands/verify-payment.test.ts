import { expect, test } from 'vitest';
import { getUnusedConfig, startServer, startServerWith } from '#api/testing/loopback-server.ts';
import { verifyPayment } from './welcome.tsx';

test.each<[number, string, object]>([
  [200, '{"email":"ruth@example.org"}', { isVerified: true, email: 'ruth@example.org', payment: null }],
  [200, '{}', { isVerified: true, email: null, payment: null }],
  [200, '{"error":"Unknown session."}', { isVerified: false }],
  [404, '{"error":"Unknown session."}', { isVerified: false }],
  [500, '', { isVerified: false }],
])('the response %i %s means %j', async (status, body, outcome) => {
  await using server = await startServerWith(status, body);
  expect(await verifyPayment(server.config, 'cs_1')).toEqual(outcome);
});

test('an unreachable server verifies nothing', async () => {
  expect(await verifyPayment(await getUnusedConfig(), 'cs_1')).toEqual({ isVerified: false });
});

test.each([
  [2, true],
  [4, false],
])('after %i unpaid responses, within three retries, it is verified: %s', async (unpaid, isVerified) => {
  let requests = 0;
  await using server = await startServer((_, response) => {
    requests += 1;
    if (requests > unpaid) response.writeHead(200).end('{}');
    else response.writeHead(409).end('{"code":"checkout_unpaid","error":"Not yet."}');
  });
  expect(await verifyPayment(server.config, 'cs_1', [1, 1, 1])).toMatchObject({ isVerified });
  expect(requests).toBe(Math.min(unpaid + 1, 4));
});
