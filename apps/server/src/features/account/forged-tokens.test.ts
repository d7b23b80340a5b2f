import { forgeTokens } from '@wayfare/user-pool/testing/forged-tokens.ts';
import { expect } from 'vitest';
import { trap } from '#adapters/identity/testing/trap.ts';
import { test } from '#features/billing/testing/paying-test.ts';
import { createMember } from '#features/identity/create-member.ts';

/** Every call that reads a token. Add new ones here. */
const guarded = [
  ['GET', '/auth/my-data'],
  ['POST', '/auth/delete-account'],
  ['GET', '/subscription/user-sub-status'],
  ['GET', '/subscription/member-subscription'],
  ['POST', '/checkout/checkout'],
  ['GET', '/homily/homilies/2026-11-21'],
  ['GET', '/homily/days/2026-11'],
  ['GET', '/homily/reading-preferences'],
  ['PUT', '/homily/reading-preferences'],
  ['GET', '/homily/editor/coverage'],
  ['PUT', '/homily/editor/homilies/2026-11-21/draft'],
] as const;

const bodies: Readonly<Record<string, object>> = {
  '/auth/delete-account': { email: 'anna@example.org' },
  '/checkout/checkout': { plan: 'yearly', donation: null },
};

test('no call accepts a forged token or fetches a URL from one', async ({ site }) => {
  await using lure = await trap();
  const { database: db, identity } = site;
  const clock = { now: () => new Date() };
  await createMember(
    { db, clock, identity },
    {
      email: 'anna@example.org',
      name: 'Anna',
      password: 'Barley-Field-7',
      groups: ['blog-admin'],
      isComplimentary: true,
    },
  );
  const genuine = await site.signIn('anna@example.org');
  const forgeries = await forgeTokens({
    database: db,
    master: site.siteSecret,
    poolId: site.config.identity.userPoolId,
    genuine,
    trapUrl: lure.url,
  });
  // Whitespace around a token belongs to the header, and a header contains no line break.
  const inAHeader = forgeries.filter(({ token }) => token === token.trim() && !/[\r\n]/.test(token));
  expect(inAHeader.length).toBeGreaterThan(30);
  let calls = 0;
  for (const [method, path] of guarded) {
    for (const { label, token } of inAHeader) {
      const payload = bodies[path];
      const answer = await site.app.inject({
        method,
        // A new network for each call, so that no limit by network applies.
        remoteAddress: `10.1.${Math.floor(calls / 250)}.${(calls++ % 250) + 1}`,
        url: `/api${path}`,
        headers: { host: new URL(site.config.publicUrl).host, authorization: `Bearer ${token}` },
        ...(payload === undefined ? {} : { payload }),
      });
      // A token longer than the header limit is refused by the HTTP server.
      const status = Buffer.byteLength(token) > 16_000 ? [401, 431] : [401];
      expect(status, `${method} ${path}: ${label}`).toContain(answer.statusCode);
    }
  }
  expect(lure.calls()).toBe(0);
  expect((await site.get('/subscription/user-sub-status', genuine)).json()).toEqual({ isActive: true });
});
