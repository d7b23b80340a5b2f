import { test } from 'vitest';
import type { Identity } from '../identity.ts';
import type { TestPool } from './pool-testing.ts';

export interface IdentityUnderTest extends AsyncDisposable {
  readonly identity: Identity;
  /** The pool where the members sign in. Shares its clock with `identity`. */
  readonly members: TestPool;
  /** The same provider for another client or issuer. */
  readonly elsewhere: (other: { readonly clientId?: string; readonly issuer?: string }) => Promise<Identity>;
}

/** For an `Identity` that judges tokens by their content alone. */
export interface Unseen {
  /** Why it does not notice the end of a session. */
  readonly because: string;
  /** Forgeries signed with the pool's own key, which cannot be detected. */
  readonly signedByThePool: readonly string[];
}

/** Declares a test that runs against a new provider. */
export const createCheck =
  (open: () => Promise<IdentityUnderTest>) =>
  (title: string, run: (site: IdentityUnderTest) => Promise<void>): void =>
    test(title, async () => {
      await using site = await open();
      await run(site);
    });

export const password = 'Barley-Field-7';
export const otherPassword = 'Threshing-Floor-8';
export const ruth = { email: 'ruth@example.org', name: 'Ruth', password };

export async function signUp(identity: Identity, overrides: Partial<typeof ruth> = {}): Promise<string> {
  const outcome = await identity.signUp({ ...ruth, ...overrides });
  if (outcome.status !== 'created') throw new Error(JSON.stringify(outcome));
  return outcome.sub;
}

export async function createMember(
  identity: Identity,
  overrides: Partial<typeof ruth> = {},
): Promise<string> {
  const sub = await signUp(identity, overrides);
  await identity.confirm(sub);
  return sub;
}

export const refresh = (members: TestPool, refreshToken: string) =>
  members.call('GetTokensFromRefreshToken', { ClientId: 'website', RefreshToken: refreshToken });

export function readClaims(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
}
