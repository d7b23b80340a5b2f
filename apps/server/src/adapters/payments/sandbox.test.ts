import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import { DatabaseUnavailable } from '#adapters/db/database.ts';
import { test } from '#adapters/db/testing/database-test.ts';
import { systemClock } from '#clock.ts';
import { freePort } from '#http/testing/free-port.ts';
import { openSandbox, sandboxClock } from './sandbox.ts';

test("the site's clock follows the sandbox after a database outage", async ({ database: behind }) => {
  let [willFail, isDown] = [false, false];
  const query: typeof behind.query = (text, parameters) =>
    isDown ? Promise.reject(new DatabaseUnavailable(new Error('down'))) : behind.query(text, parameters);
  const clock = sandboxClock(systemClock);
  const sandbox = await openSandbox({
    database: {
      ...behind,
      query,
      async transaction(work) {
        const outcome = await behind.transaction(work);
        isDown = willFail;
        return outcome;
      },
    },
    port: await freePort(),
    secret: 'whsec_x',
    siteName: 'Wayfare',
    publicUrl: 'http://localhost:1',
    timeZone: 'UTC',
    outbox: null,
    clock,
    log: { error: () => {} },
    sendMail: async () => {},
  });
  const later = new Date(Date.now() + 86_400_000);
  willFail = true;
  await sandbox.advance(later);
  willFail = false;
  await pause(100);
  isDown = false;
  await expect.poll(() => clock.now().getTime(), { timeout: 5_000 }).toBeGreaterThanOrEqual(later.getTime());
  await sandbox.close();
});
