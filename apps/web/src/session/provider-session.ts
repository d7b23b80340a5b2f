// The part of the provider's client that a returning reader needs; loaded at the first use.
import { personFrom } from './claims.ts';
import { currentPerson, setCurrentPerson } from './current-person.ts';
import { fetchTokens, type ProviderTokens } from './provider.ts';
import { type LiveSession, pickToken, type Renewal, saveSession } from './stored-session.ts';

export { currentPerson, setCurrentPerson } from './current-person.ts';
export { configure, runExclusively, signOut } from './provider.ts';

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
