import { forgeTokens } from '@wayfare/user-pool/testing/forged-tokens.ts';
import { expect, test } from 'vitest';
import { trap } from '#adapters/identity/testing/trap.ts';
import { payingSite } from '#features/billing/testing/paying-site.ts';
import { createMember } from '#features/identity/create-member.ts';

/** Every call that asks who the caller is. A new one belongs here. */
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
  ['PUT', '/homily/editor/homilies/2026-11-21'],
] as const;

const bodies: Readonly<Record<string, object>> = {
  '/auth/delete-account': { email: 'anna@example.org' },
  '/checkout/checkout': { plan: 'yearly', donation: null },
};

test('no call takes a forged token, and none is lured into asking elsewhere', async () => {
  await using site = await payingSite();
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
  // White space around a token is the header's and not the token's, and a header carries no line break.
  const inAHeader = forgeries.filter(({ token }) => token === token.trim() && !/[\r\n]/.test(token));
  expect(inAHeader.length).toBeGreaterThan(30);
  let calls = 0;
  for (const [method, path] of guarded) {
    for (const { label, token } of inAHeader) {
      const payload = bodies[path];
      const answer = await site.app.inject({
        method,
        // Each from a network of its own: limits come later than the question who it is, or not at all.
        remoteAddress: `10.1.${Math.floor(calls / 250)}.${(calls++ % 250) + 1}`,
        url: `/api${path}`,
        headers: { host: new URL(site.config.publicUrl).host, authorization: `Bearer ${token}` },
        ...(payload === undefined ? {} : { payload }),
      });
      // A token that is longer than all headers may be is refused before anybody reads it.
      const status = Buffer.byteLength(token) > 16_000 ? [401, 431] : [401];
      expect(status, `${method} ${path}: ${label}`).toContain(answer.statusCode);
    }
  }
  expect(lure.calls()).toBe(0);
  expect((await site.get('/subscription/user-sub-status', genuine)).json()).toEqual({ isActive: true });
});
