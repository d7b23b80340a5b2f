import { expect, test } from 'vitest';
import { nobody, saying } from '#api/testing/loopback-server.ts';
import { verifyPayment } from './verify-payment.ts';

test.each<[number, string, object]>([
  [200, '{"email":"ruth@example.org"}', { isVerified: true, email: 'ruth@example.org' }],
  [200, '{}', { isVerified: true, email: null }],
  [200, '{"error":"Unknown session."}', { isVerified: false }],
  [404, '{"error":"Unknown session."}', { isVerified: false }],
  [500, '', { isVerified: false }],
])('the answer %i %s means %j', async (status, body, outcome) => {
  await using server = await saying(status, body);
  expect(await verifyPayment(server.config, 'cs_1')).toEqual(outcome);
});

test('nobody answering verifies nothing', async () => {
  expect(await verifyPayment(await nobody(), 'cs_1')).toEqual({ isVerified: false });
});
