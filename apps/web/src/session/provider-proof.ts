// Apart from provider-sign-in.ts, because here somebody is signed in already, and stays so whatever is typed.
import { signIn } from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { defaultStorage } from 'aws-amplify/utils';
import type { AccountOutcome } from './account-outcome.ts';
import { ask } from './ask-provider.ts';
import type { Client, Identity } from './client.ts';

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** A new sign-in takes the place of the one that is here, which ends; a failed one leaves it as it was. */
export async function prove(
  client: Client,
  config: Identity,
  credentials: Credentials,
): Promise<AccountOutcome> {
  try {
    const former = await client.apartFromOthers(() => signInBeside(credentials));
    if (former === null || (await client.keepTokens({ forceRefresh: false })) === null)
      return { status: 'failed' };
    // Nobody waits for it: where it fails, the former sign-in ends in its own time.
    for (const Token of former)
      void ask(config, 'RevokeToken', { Token, ClientId: config.identity.userPoolClientId }).catch(() => {});
    return { status: 'done' };
  } catch (error) {
    return outcomeOf(error);
  }
}

/**
 * The provider's client refuses whoever is signed in, so for this while it does not see that somebody is. The refresh
 * token of the sign-in that was here before; null where the new one wants more than a password.
 */
async function signInBeside({ email, password }: Credentials): Promise<readonly string[] | null> {
  const beside = storageBeside();
  cognitoUserPoolsTokenProvider.setKeyValueStorage(beside);
  try {
    const { nextStep } = await signIn({ username: email, password });
    if (nextStep.signInStep !== 'DONE') return null;
    return await beside.moveIn();
  } finally {
    cognitoUserPoolsTokenProvider.setKeyValueStorage(defaultStorage);
  }
}

const ofSession = /\.(LastAuthUser|accessToken|idToken|refreshToken|clockDrift|signInDetails)$/;

/** Shows all but the session that is here, and keeps what is written to itself until that moves in. */
function storageBeside() {
  const written = new Map<string, string>();
  const isHidden = (key: string): boolean => written.has(key) || ofSession.test(key);
  return {
    getItem: async (key: string) =>
      isHidden(key) ? (written.get(key) ?? null) : defaultStorage.getItem(key),
    setItem: async (key: string, value: string) => void written.set(key, value),
    removeItem: async (key: string) => void written.delete(key),
    clear: async () => written.clear(),
    async moveIn() {
      const former: string[] = [];
      for (const [key, value] of written) {
        const replaced = key.endsWith('.refreshToken') ? await defaultStorage.getItem(key) : null;
        if (replaced !== null && replaced !== value) former.push(replaced);
        await defaultStorage.setItem(key, value);
      }
      return former;
    },
  };
}

const throttles = new Set(['LimitExceededException', 'TooManyRequestsException', 'ThrottlingException']);

function outcomeOf(error: unknown): AccountOutcome {
  // So browsers say that a script did not arrive.
  if (error instanceof TypeError) return { status: 'incomplete' };
  if (!(error instanceof Error)) return { status: 'failed' };
  if (throttles.has(error.name)) return { status: 'throttled' };
  if (error.name === 'NetworkError') return { status: 'unreachable' };
  if (error.name !== 'NotAuthorizedException') return { status: 'failed' };
  return error.message.startsWith('Incorrect')
    ? { status: 'wrong-password' }
    : { status: 'refused', message: error.message };
}
