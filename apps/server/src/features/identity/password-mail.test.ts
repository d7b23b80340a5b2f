import { CognitoIdentityProvider } from '@aws-sdk/client-cognito-identity-provider';
import { expect } from 'vitest';
import { testWith } from '#adapters/db/testing/database-test.ts';
import type { testDatabase } from '#adapters/db/testing/test-database.ts';
import { freePort } from '#http/testing/free-port.ts';
import { testApp } from '#http/testing/test-app.ts';
import { openTestParts } from '../../testing/opened-parts.ts';
import { identityRoutes } from './routes.ts';
import { signInForTokens } from './testing/sign-in.ts';

const [before, after] = ['Barley-Field-7', 'Threshing-Floor-8'];
const email = 'ruth@example.org';

/** A signed-in member with Amazon's client, as on our pages. */
async function memberAtSettings(database: Awaited<ReturnType<typeof testDatabase>>) {
  const port = await freePort();
  const settings = { PUBLIC_URL: `http://localhost:${port}` };
  const parts = await openTestParts(database, settings);
  const { pool, config } = parts;
  if (pool === null) throw new Error('This needs our own pool.');
  const { app } = testApp(settings);
  await identityRoutes(app, { pool, poolId: config.identity.userPoolId, pagesOrigin: null });
  await app.listen({ port, host: '127.0.0.1' });
  await pool.admin.createAccount({ email, name: 'Ruth', password: before, isConfirmed: true });
  const { accessToken: AccessToken } = await signInForTokens(config.identity, email, before);
  const sdk = new CognitoIdentityProvider({
    region: 'local',
    endpoint: config.identity.endpoint,
    credentials: { accessKeyId: 'none', secretAccessKey: 'none' },
    maxAttempts: 1,
  });
  return {
    change: (PreviousPassword: string, ProposedPassword: string) =>
      sdk.changePassword({ AccessToken, PreviousPassword, ProposedPassword }),
    signIn: (password: string) => signInForTokens(config.identity, email, password),
    mails: async () => (await database.query('select data from job')).rows,
    async [Symbol.asyncDispose]() {
      sdk.destroy();
      await app.close();
      await parts[Symbol.asyncDispose]();
    },
  };
}

const test = testWith(memberAtSettings);

test('changing the password in the settings sends a mail', async ({ site: ruth }) => {
  await expect(ruth.change('Not-The-Password-1', after)).rejects.toThrow('Incorrect username or password.');
  expect(await ruth.mails()).toEqual([]);
  await ruth.change(before, after);
  expect(await ruth.mails()).toEqual([
    {
      data: {
        kind: 'password-changed',
        to: { name: 'Ruth', address: email },
        changedAt: expect.stringMatching(/^20/),
      },
    },
  ]);
});

test('changing the password in the settings revokes reset links', async ({ site: ruth }) => {
  await ruth.database.query(
    `insert into reset_link (token_hash, sub, created_at, expires_at)
     select '\\x01', sub, now(), now() + interval '1 hour' from user_pool.account`,
  );
  await ruth.change(before, after);
  const { rows } = await ruth.database.query('select replaced_at is not null as "isOver" from reset_link');
  expect(rows).toEqual([{ isOver: true }]);
});

test('the password does not change if its mail cannot be queued', async ({ site: ruth }) => {
  await ruth.database.query('alter table job rename to gone');
  await expect(ruth.change(before, after)).rejects.toThrow();
  await expect(ruth.signIn(after)).rejects.toThrow('Incorrect username or password.');
  expect((await ruth.signIn(before)).idToken).not.toBe('');
});
