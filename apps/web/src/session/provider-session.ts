// What a reader who comes back needs of the provider; loaded with the first question to it.
import { personFrom } from './claims.ts';
import { currentPerson, setCurrentPerson } from './current-person.ts';
import { fetchTokens, type ProviderTokens } from './provider.ts';
import { browserStores, type LiveSession, pickToken, type Renewal, saveSession } from './stored-session.ts';

export { currentPerson, setCurrentPerson } from './current-person.ts';
export { configure, runExclusively, signOut } from './provider.ts';

/** Asks for new tokens, whatever the stored ones say. */
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
  // biome-ignore lint/suspicious/noConsole: whoever looks into why somebody was logged out finds it here
  if (tokens === null) console.warn('The session has no access token.');
  return tokens === null ? null : saveTokens(tokens);
}

/** For a call to one of our services; null where nobody is signed in any more. */
export async function freshToken(): Promise<string | null> {
  try {
    const tokens = await fetchTokens({ forceRefresh: false });
    if (tokens === null) return null;
    // Tokens that were heard before tell nothing new of the person, and may know less than this page does.
    return pickToken(tokens.accessToken === newestAccessToken ? tokens : saveTokens(tokens));
  } catch (error) {
    if (isEnd(error)) return null;
    throw error;
  }
}

let newestAccessToken = '';

function saveTokens({ accessToken, idToken, claims }: ProviderTokens): LiveSession {
  newestAccessToken = accessToken;
  // biome-ignore lint/suspicious/noConsole: a session without an id token works in part, and only this tells why
  if (idToken === null) console.warn('The session has no id token.');
  setCurrentPerson(personFrom(claims));
  const values = { accessToken, idToken, groups: currentPerson.groups };
  saveSession(browserStores(), values);
  return { person: currentPerson, ...values };
}

/** After any other error the provider's client, too, keeps its tokens. */
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
