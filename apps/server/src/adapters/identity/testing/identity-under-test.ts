import type { Identity } from '../identity.ts';
import type { TestPool } from './pool-testing.ts';

export interface IdentityUnderTest extends AsyncDisposable {
  readonly identity: Identity;
  /** Where the members sign in. Its clock is the one of `identity`. */
  readonly members: TestPool;
  /** The same provider, for a site that names another client, or expects another issuer. */
  elsewhere(other: { readonly clientId?: string; readonly issuer?: string }): Promise<Identity>;
}

/** Where tokens are judged by what stands in them alone. */
export interface Unseen {
  /** Why the end of a session goes unseen. */
  readonly because: string;
  /** Of the forgeries, those that the pool's own key signed: whoever could make them could make a good token as well. */
  readonly signedByThePool: readonly string[];
}

export const password = 'Barley-Field-7';
export const another = 'Threshing-Floor-8';
export const ruth = { email: 'ruth@example.org', name: 'Ruth', password };

export async function getSub(identity: Identity, overrides: Partial<typeof ruth> = {}): Promise<string> {
  const outcome = await identity.signUp({ ...ruth, ...overrides });
  if (outcome.status !== 'created') throw new Error(JSON.stringify(outcome));
  return outcome.sub;
}

export async function aMember(identity: Identity, overrides: Partial<typeof ruth> = {}): Promise<string> {
  const sub = await getSub(identity, overrides);
  await identity.confirm(sub);
  return sub;
}

export const refreshed = (members: TestPool, refreshToken: string) =>
  members.call('GetTokensFromRefreshToken', { ClientId: 'website', RefreshToken: refreshToken });

export function claimsOf(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
}
