import { expect } from 'vitest';
import { testWithPayments } from '#features/billing/testing/paying-test.ts';
import { sandboxKey } from './sandbox.ts';
import { stripePayments } from './stripe-payments.ts';
import { addSecondWebhook, addWebhook, removeOlderWebhooks } from './stripe-webhooks.ts';

const test = testWithPayments({ hasWebhook: false });

test('during a rotation of the webhook secret both secrets are accepted', async ({ site }) => {
  const { stripe, config } = site;
  const address = { secretKey: sandboxKey, sandboxUrl: { host: '127.0.0.1', port: getSandboxPort(site) } };
  const url = `${config.publicUrl}/api/checkout/nobody-listens`;
  const old = await addWebhook(stripe, url);
  const another = await addSecondWebhook(address, url);
  expect(another).toMatch(/^whsec_/);
  expect(another).not.toBe(old);
  const secrets = [another ?? '', old ?? ''];
  const payments = stripePayments({ ...address, webhookSecrets: secrets });
  const body = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'customer.updated',
    created: 1,
    data: { object: { id: 'cus_1', object: 'customer' } },
  });
  for (const secret of secrets) {
    const signature = stripe.webhooks.generateTestHeaderString({ payload: body, secret });
    expect(payments.readEvent(Buffer.from(body), signature)).toMatchObject({ eventId: 'evt_1' });
  }
  expect(await removeOlderWebhooks(address, url)).toBe(1);
  expect(await removeOlderWebhooks(address, url)).toBe(0);
  const { data } = await stripe.webhookEndpoints.list();
  expect(data.filter((endpoint) => endpoint.url === url)).toHaveLength(1);
});

const getSandboxPort = ({ sandbox }: { readonly sandbox: { readonly url: string } }): number =>
  Number(new URL(sandbox.url).port);
