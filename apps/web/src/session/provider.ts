import type { PublicConfig } from '@wayfare/contracts/calls/public-config';
import { Amplify } from 'aws-amplify';
import { fetchAuthSession } from 'aws-amplify/auth';
import { ConsoleLogger } from 'aws-amplify/utils';

/**
 * The address the provider's client posts to, made whole; undefined for Amazon's own host, which the
 * client finds by itself from the pool's region.
 */
export function customEndpoint(endpoint: string, origin: string): string | undefined {
  const { hostname, href } = new URL(endpoint, origin);
  return /^cognito-idp\.[a-z0-9-]+\.amazonaws\.com(\.cn)?$/.test(hostname) ? undefined : href;
}

// The identity provider's client, and the only file that names it: a third of a page's script, so it is
// loaded when somebody signs in or comes back, never before.

export { signOut } from 'aws-amplify/auth';

let isConfigured = false;

export function configure({ identity }: Pick<PublicConfig, 'identity'>): void {
  if (isConfigured) return;
  isConfigured = true;
  // It warns of every pool that is not at Amazon's own address, which ours never is.
  ConsoleLogger.LOG_LEVEL = 'ERROR';
  const userPoolEndpoint = customEndpoint(identity.endpoint, location.origin);
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId: identity.userPoolId,
        userPoolClientId: identity.userPoolClientId,
        loginWith: { email: true },
        ...(userPoolEndpoint === undefined ? {} : { userPoolEndpoint }),
      },
    },
  });
}

/** What the provider's client must not be asked about tokens meanwhile. */
let exclusiveTask: Promise<unknown> = Promise.resolve();

/** Does something with the client that nobody who asks for tokens may notice: they wait until it is over. */
export function runExclusively<T>(work: () => Promise<T>): Promise<T> {
  const mine = exclusiveTask.then(work);
  exclusiveTask = mine.catch(() => {});
  return mine;
}

export interface ProviderTokens {
  readonly accessToken: string;
  readonly idToken: string | null;
  readonly claims: Readonly<Record<string, unknown>>;
}

export async function fetchTokens(options: { forceRefresh: boolean }): Promise<ProviderTokens | null> {
  await exclusiveTask;
  const { tokens } = await fetchAuthSession(options);
  if (tokens === undefined) return null;
  return {
    accessToken: tokens.accessToken.toString(),
    idToken: tokens.idToken?.toString() ?? null,
    claims: tokens.idToken?.payload ?? {},
  };
}
