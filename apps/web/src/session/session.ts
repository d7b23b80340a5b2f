import type { PublicConfig } from '@wayfare/contracts/public-config';
import { type Person, personFrom } from './claims.ts';
import {
  browserStores,
  clearTokens,
  clearVisit,
  hasStoredUser,
  type SessionValues,
  saveSession,
} from './stored-session.ts';

type Identity = Pick<PublicConfig, 'identity'>;

const provider = () => import('./provider.ts');
const providerSignIn = () => import('./provider-sign-in.ts');

async function configured(config: Identity) {
  const client = await provider();
  client.configure(config);
  return client;
}

/** Fetches what signing in needs while the person is still typing. */
export function prepareSignIn(config: Identity): void {
  // A load that fails here is tried again, and then told, when the form is sent.
  Promise.all([configured(config), providerSignIn()]).catch(() => {});
}

export function hasSession({ identity }: Identity): boolean {
  return hasStoredUser(browserStores(), identity.userPoolClientId);
}

export type Session =
  | ({ readonly isValid: true; readonly person: Person } & SessionValues)
  | { readonly isValid: false };

/** Asks the provider anew, whatever the stored tokens say. */
export async function session(config: Identity): Promise<Session> {
  try {
    const client = await configured(config);
    return await keepTokens(client, { forceRefresh: true });
  } catch {
    // Whatever kept the access token from coming back, without one nobody is signed in.
    return dropTokens();
  }
}

export type SignInOutcome =
  | { readonly status: 'done' }
  | { readonly status: 'unconfirmed' }
  | { readonly status: 'reset-required' }
  | { readonly status: 'failed'; readonly message: string };

export async function signIn(
  config: Identity,
  credentials: { readonly email: string; readonly password: string },
): Promise<SignInOutcome> {
  try {
    const [client, { signIn: begin }] = await Promise.all([configured(config), providerSignIn()]);
    const attempt = () => begin({ username: credentials.email, password: credentials.password });
    const { nextStep } = await attempt().catch(async (error: unknown) => {
      if (!isAlreadySignedIn(error)) throw error;
      await client.signOut();
      return attempt();
    });
    return await outcomeOf(nextStep.signInStep, client);
  } catch (error) {
    dropTokens();
    return { status: 'failed', message: error instanceof Error ? error.message : String(error) };
  }
}

export async function signOut(config: Identity, { everywhere = false } = {}): Promise<void> {
  try {
    const client = await configured(config);
    await client.signOut({ global: everywhere });
  } catch {
    // The provider may be out of reach; this browser forgets the person all the same.
  } finally {
    clearVisit(browserStores());
  }
}

type Client = Awaited<ReturnType<typeof provider>>;

async function outcomeOf(step: string, client: Client): Promise<SignInOutcome> {
  if (step === 'CONFIRM_SIGN_UP') return { status: 'unconfirmed' };
  if (step === 'RESET_PASSWORD') return { status: 'reset-required' };
  if (step !== 'DONE') {
    throw new Error('This account asks for a further step that this page does not offer.');
  }
  const { isValid } = await keepTokens(client, { forceRefresh: false });
  if (!isValid) throw new Error('The sign-in brought no session. Please try again.');
  return { status: 'done' };
}

async function keepTokens(client: Client, options: { forceRefresh: boolean }): Promise<Session> {
  const tokens = await client.fetchTokens(options);
  if (tokens === null) return dropTokens();
  const { accessToken, idToken, claims } = tokens;
  // biome-ignore lint/suspicious/noConsole: a session without an id token works in part, and only this tells why
  if (idToken === null) console.warn('The session has no id token.');
  const person = personFrom(claims);
  const values = { accessToken, idToken, groups: person.groups };
  saveSession(browserStores(), values);
  return { isValid: true, person, ...values };
}

function dropTokens(): Session {
  clearTokens(browserStores());
  return { isValid: false };
}

function isAlreadySignedIn(error: unknown): boolean {
  return error instanceof Error && error.name === 'UserAlreadyAuthenticatedException';
}
