import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { connectionUrl } from '#adapters/db/testing/connection-url.ts';
import { emptyDatabase } from '#adapters/db/testing/test-database.ts';
import { quietSandbox } from '#adapters/payments/testing/quiet-sandbox.ts';
import { s3Server } from '#adapters/storage/testing/s3-server.ts';
import { readConfig } from '#config.ts';
import { signIn } from '#features/identity/testing/sign-in.ts';
import { freePort } from '#http/testing/free-port.ts';
import { certificateFile } from './testing/certificate.ts';
import { wayfare } from './testing/command.ts';
import { journey } from './testing/journey.ts';
import { hasNginx, runningNginx } from './testing/nginx.ts';
import { readOutbox, runningServer } from './testing/running-server.ts';

const example = join(import.meta.dirname, '../../../docs/examples/two-servers.env');

/** The number of requests in the log of a server. */
const answeredBy = ({ said }: { readonly said: () => string }): number =>
  said().split('"status":').length - 1;

test("the manual's two servers serve one site, also after one is killed", async ({ skip }) => {
  skip(!hasNginx, 'There is no nginx on this machine.');
  await using database = await emptyDatabase();
  await using bucket = await s3Server();
  await using sandbox = await quietSandbox();
  const [https, http, one, two] = [await freePort(), await freePort(), await freePort(), await freePort()];
  await using _nginx = await runningNginx({ https, http, servers: [one, two] });
  const named = Object.fromEntries(
    (await readFile(example, 'utf8'))
      .trim()
      .split('\n')
      .map((line) => line.split(/=(.*)/s)),
  );
  const stripe = { STRIPE_SECRET_KEY: 'sk_test_wayfare', STRIPE_API_URL: sandbox.url };
  const PUBLIC_URL = `https://localhost:${https}`;
  const { STRIPE_WEBHOOK_SECRET, DONATION_PRICE_ID } = JSON.parse(
    await wayfare({ ...stripe, PUBLIC_URL, ALLOW_SANDBOX: '1' }, ['stripe', 'setup', '--json']),
  );
  // The settings of the example, with the services of this machine.
  const settings = {
    ...named,
    HOST: '127.0.0.1',
    TRUST_PROXY_FROM: '127.0.0.1',
    DATABASE_URL: connectionUrl(database.connection),
    MASTER_KEY: Buffer.alloc(32, 7).toString('base64'),
    ...bucket.settings,
    BACKUP_TO: '',
    ...stripe,
    STRIPE_WEBHOOK_SECRET,
    DONATION_PRICE_ID,
    PUBLIC_URL,
    NODE_EXTRA_CA_CERTS: certificateFile,
    LOG_LEVEL: 'info',
  };
  await using first = await runningServer({ ...settings, PORT: String(one) });
  await using second = await runningServer({ ...settings, PORT: String(two) });
  const mails = async () => [...(await readOutbox(first)), ...(await readOutbox(second))];
  const brought = await journey({ server: first, mails }, 'ruth@example.org');
  expect(brought).toMatchObject({ status: { isActive: true }, picture: [200, 'image/webp'] });
  expect(answeredBy(first)).toBeGreaterThan(0);
  expect(answeredBy(second)).toBeGreaterThan(0);

  const { identity } = readConfig(first.settings);
  const token = await signIn(identity, 'ruth@example.org', 'Barley-Field-7');
  await first.kill();
  const statuses = new Set<number>();
  for (let asked = 0; asked < 20; asked++) {
    const answer = await fetch(`${PUBLIC_URL}/api/blog/postDetail/the-first-post`, {
      headers: { authorization: `Bearer ${token}` },
    });
    await answer.arrayBuffer();
    statuses.add(answer.status);
  }
  expect(statuses).toEqual(new Set([200]));
});
