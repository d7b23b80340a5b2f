import { Amplify } from 'aws-amplify';
import {
  confirmSignIn,
  fetchAuthSession,
  fetchUserAttributes,
  type SignInOutput,
  signIn,
  signOut,
  updatePassword,
  updateUserAttributes,
} from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { clientId, poolId } from '#testing/settings.ts';

type Outcome =
  | { readonly status: 'signed-in' | 'new-password-required' | 'changed' }
  | { readonly status: 'refused'; readonly name: string; readonly message: string };

function toRefusal(error: unknown): Outcome {
  if (!(error instanceof Error)) throw new TypeError('Expected an Error.');
  return { status: 'refused', name: error.name, message: error.message };
}

/** Configures Amplify with an empty storage, and returns the storage. */
export function configureAmplify(endpoint: string): Map<string, string> {
  const stored = new Map<string, string>();
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId: poolId,
        userPoolClientId: clientId,
        userPoolEndpoint: endpoint,
        loginWith: { email: true },
      },
    },
  });
  cognitoUserPoolsTokenProvider.setKeyValueStorage({
    setItem: async (key, value) => void stored.set(key, value),
    getItem: async (key) => stored.get(key) ?? null,
    removeItem: async (key) => void stored.delete(key),
    clear: async () => stored.clear(),
  });
  return stored;
}

const tokenNames = /\.(accessToken|idToken|refreshToken|clockDrift|signInDetails|LastAuthUser)$/;

/** Amplify returns steps instead of throwing these errors. */
const outcomes: Readonly<Record<string, Outcome>> = {
  CONFIRM_SIGN_UP: {
    status: 'refused',
    name: 'UserNotConfirmedException',
    message: 'User is not confirmed.',
  },
  RESET_PASSWORD: {
    status: 'refused',
    name: 'PasswordResetRequiredException',
    message: 'Password reset required for the user',
  },
  CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED: { status: 'new-password-required' },
  DONE: { status: 'signed-in' },
};

function toOutcome({ nextStep }: SignInOutput): Outcome {
  const outcome = outcomes[nextStep.signInStep];
  if (outcome === undefined) throw new Error(nextStep.signInStep);
  return outcome;
}

export function amplifyClient(endpoint: string) {
  const stored = configureAmplify(endpoint);
  const tokens = async () => (await fetchAuthSession()).tokens;
  return {
    signIn: (username: string, password: string) => signIn({ username, password }).then(toOutcome, toRefusal),
    /** Responds to the challenge of the last sign-in. */
    chooseNewPassword: (challengeResponse: string) =>
      confirmSignIn({ challengeResponse }).then(toOutcome, toRefusal),
    accessToken: async () => String((await tokens())?.accessToken),
    idClaims: async () => ({ ...(await tokens())?.idToken?.payload }),
    /** False if the pool refuses. */
    refresh: async () => (await fetchAuthSession({ forceRefresh: true })).tokens !== undefined,
    async attributes() {
      const all = Object.entries(await fetchUserAttributes());
      return Object.fromEntries(all.map(([name, value]) => [name, value ?? '']));
    },
    async changeName(name: string) {
      await updateUserAttributes({ userAttributes: { name } });
    },
    changePassword: (oldPassword: string, newPassword: string): Promise<Outcome> =>
      updatePassword({ oldPassword, newPassword }).then(() => ({ status: 'changed' }) as const, toRefusal),
    /** `here` sends no request. */
    async signOut(how: 'here' | 'revoking' | 'everywhere') {
      if (how !== 'here') return signOut({ global: how === 'everywhere' });
      for (const key of stored.keys()) if (tokenNames.test(key)) stored.delete(key);
    },
    [Symbol.dispose]: () => stored.clear(),
  };
}
