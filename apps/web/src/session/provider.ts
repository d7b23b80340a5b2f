import { fetchAuthSession } from '@aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from '@aws-amplify/auth/cognito';
import { ConsoleLogger, createAmplifyContext } from '@aws-amplify/core';
import { setGlobalContext } from '@aws-amplify/core/internals/utils';
import type { PublicConfig } from '@wayfare/contracts/calls/public-config';

/** The absolute URL of a custom endpoint. Undefined for Amazon's host, which the client derives from the region. */
export function customEndpoint(endpoint: string, origin: string): string | undefined {
  const { hostname, href } = new URL(endpoint, origin);
  return /^cognito-idp\.[a-z0-9-]+\.amazonaws\.com(\.cn)?$/.test(hostname) ? undefined : href;
}

// The only static import of the identity provider's client. It is a third of a page's script, so it is loaded only to
// sign in or to renew a session.

export { signOut } from '@aws-amplify/auth';

let isConfigured = false;

export function configure({ identity }: Pick<PublicConfig, 'identity'>): void {
  if (isConfigured) return;
  isConfigured = true;
  // It warns about every pool outside Amazon.
  ConsoleLogger.LOG_LEVEL = 'ERROR';
  const userPoolEndpoint = customEndpoint(identity.endpoint, location.origin);
  const auth = {
    Cognito: {
      userPoolId: identity.userPoolId,
      userPoolClientId: identity.userPoolClientId,
      loginWith: { email: true },
      ...(userPoolEndpoint === undefined ? {} : { userPoolEndpoint }),
    },
  };
  cognitoUserPoolsTokenProvider.setAuthConfig(auth);
  // What `Amplify.configure` of aws-amplify does. That package also installs 40 MB of clients that the site has no use for.
  const tokenProvider = cognitoUserPoolsTokenProvider;
  setGlobalContext(createAmplifyContext({ Auth: auth }, { Auth: { tokenProvider } }));
}

/** Token reads wait for this. */
let exclusiveTask: Promise<unknown> = Promise.resolve();

/** Runs a task during which no one else may read tokens. */
export function runExclusively<T>(task: () => Promise<T>): Promise<T> {
  const result = exclusiveTask.then(task);
  exclusiveTask = result.catch(() => {});
  return result;
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
