import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { freePort } from '#http/testing/free-port.ts';
import { sandboxKey } from './sandbox.ts';
import { setUpStripe } from './stripe-setup.ts';
import { quietSandbox } from './testing/quiet-sandbox.ts';

test('the setup waits for a provider that does not answer at first', async () => {
  const port = await freePort();
  const address = { secretKey: sandboxKey, sandboxUrl: { host: '127.0.0.1', port } };
  const data = { siteName: 'Wayfare', publicUrl: 'https://wayfare.example', webhookUrl: null };
  const setup = setUpStripe(address, data);
  await pause(300);
  await using _sandbox = await quietSandbox(port);
  const result = await setup;
  expect(result.donationPriceId).toMatch(/^price_/);
  expect(await setUpStripe(address, data)).toEqual(result);
});
