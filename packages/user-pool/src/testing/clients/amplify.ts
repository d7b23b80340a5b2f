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
import { freshAmplify } from '#testing/amplify-client.ts';
import { type Client, type Outcome, refusalOf } from './client.ts';

const tokenNames = /\.(accessToken|idToken|refreshToken|clockDrift|signInDetails|LastAuthUser)$/;

/** In place of the errors that others throw. */
const errors: Readonly<Record<string, Outcome>> = {
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

function outcomeOf({ nextStep }: SignInOutput): Outcome {
  const outcome = errors[nextStep.signInStep];
  if (outcome === undefined) throw new Error(nextStep.signInStep);
  return outcome;
}

export function amplifyClient(endpoint: string): Client {
  const stored = freshAmplify(endpoint);
  const tokens = async () => (await fetchAuthSession()).tokens;
  return {
    signIn: (username, password) => signIn({ username, password }).then(outcomeOf, refusalOf),
    chooseNewPassword: (challengeResponse) => confirmSignIn({ challengeResponse }).then(outcomeOf, refusalOf),
    accessToken: async () => String((await tokens())?.accessToken),
    idClaims: async () => ({ ...(await tokens())?.idToken?.payload }),
    refresh: async () => (await fetchAuthSession({ forceRefresh: true })).tokens !== undefined,
    async attributes() {
      const all = Object.entries(await fetchUserAttributes());
      return Object.fromEntries(all.map(([name, value]) => [name, value ?? '']));
    },
    async changeName(name) {
      await updateUserAttributes({ userAttributes: { name } });
    },
    changePassword: (oldPassword, newPassword) =>
      updatePassword({ oldPassword, newPassword }).then(() => ({ status: 'changed' }) as const, refusalOf),
    async signOut(how) {
      if (how !== 'here') return signOut({ global: how === 'everywhere' });
      for (const key of stored.keys()) if (tokenNames.test(key)) stored.delete(key);
    },
    [Symbol.dispose]: () => stored.clear(),
  };
}
