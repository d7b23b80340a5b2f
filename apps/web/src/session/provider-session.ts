// What a returning reader needs of the provider's client. The client is a third of a page's script, so this is loaded only
// to sign in or to renew a session.
import { fetchAuthSession } from '@aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from '@aws-amplify/auth/cognito';
import { ConsoleLogger, createAmplifyContext } from '@aws-amplify/core';
import { setGlobalContext } from '@aws-amplify/core/internals/utils';
import type { PublicConfig } from '@wayfare/contracts/calls/public-config';
import { personFrom } from './claims.ts';
import { currentPerson, setCurrentPerson } from './current-person.ts';
import { type LiveSession, pickToken, type Renewal, saveSession } from './stored-session.ts';

export { signOut } from '@aws-amplify/auth';
export { currentPerson, setCurrentPerson } from './current-person.ts';

/** The absolute URL of a custom endpoint. Undefined for Amazon's host, which the client derives from the region. */
export function customEndpoint(endpoint: string, origin: string): string | undefined {
  const { hostname, href } = new URL(endpoint, origin);
  return /^cognito-idp\.[a-z0-9-]+\.amazonaws\.com(\.cn)?$/.test(hostname) ? undefined : href;
}

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

interface ProviderTokens {
  readonly accessToken: string;
  readonly idToken: string | null;
  readonly claims: Readonly<Record<string, unknown>>;
}

async function fetchTokens(options: { forceRefresh: boolean }): Promise<ProviderTokens | null> {
  await exclusiveTask;
  const { tokens } = await fetchAuthSession(options);
  if (tokens === undefined) return null;
  return {
    accessToken: tokens.accessToken.toString(),
    idToken: tokens.idToken?.toString() ?? null,
    claims: tokens.idToken?.payload ?? {},
  };
}

/** Renews the tokens even if the stored ones are valid. */
export async function renewTokens(): Promise<Renewal> {
  try {
    const session = await loadTokens({ forceRefresh: true });
    return session === null ? { status: 'ended' } : { status: 'renewed', session };
  } catch (error) {
    return { status: isEnd(error) ? 'ended' : 'unreachable' };
  }
}

export async function loadTokens(options: { forceRefresh: boolean }): Promise<LiveSession | null> {
  const tokens = await fetchTokens(options);
  // biome-ignore lint/suspicious/noConsole: explains an unexpected log-out
  if (tokens === null) console.warn('The session has no access token.');
  return tokens === null ? null : saveTokens(tokens);
}

/** Null if the session has ended. */
export async function freshToken(): Promise<string | null> {
  try {
    const tokens = await fetchTokens({ forceRefresh: false });
    if (tokens === null) return null;
    // Saves only new tokens: the page may know more than old ones, for example a changed name.
    return pickToken(tokens.accessToken === newestAccessToken ? tokens : saveTokens(tokens));
  } catch (error) {
    if (isEnd(error)) return null;
    throw error;
  }
}

let newestAccessToken = '';

function saveTokens({ accessToken, idToken, claims }: ProviderTokens): LiveSession {
  newestAccessToken = accessToken;
  // biome-ignore lint/suspicious/noConsole: explains why a session without an id token works only in part
  if (idToken === null) console.warn('The session has no id token.');
  setCurrentPerson(personFrom(claims));
  const values = { accessToken, idToken, groups: currentPerson.groups };
  saveSession(values);
  return { person: currentPerson, ...values };
}

/** After other errors the provider's client keeps its tokens, too. */
const endingErrors = new Set([
  'NotAuthorizedException',
  'TokenRevokedException',
  'UserNotFoundException',
  'PasswordResetRequiredException',
  'UserNotConfirmedException',
  'RefreshTokenReuseException',
  'UserUnAuthenticatedException',
]);

export const isEnd = (error: unknown): boolean => error instanceof Error && endingErrors.has(error.name);
