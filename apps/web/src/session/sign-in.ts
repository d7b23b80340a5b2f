import { type Identity, loadClient } from './client.ts';
import { type FinishOutcome, type SignInOutcome, toFailed } from './sign-in-outcome.ts';

const providerSignIn = () => import('./provider-sign-in.ts');

/** Fetches what signing in needs while the person is still typing. */
export function prepareSignIn(config: Identity): void {
  // A load that fails here is told when the form is sent.
  Promise.all([loadClient(config), providerSignIn()]).catch(() => {});
}

export async function signIn(
  config: Identity,
  credentials: { readonly email: string; readonly password: string },
): Promise<SignInOutcome> {
  try {
    const [client, { startSignIn }] = await Promise.all([loadClient(config), providerSignIn()]);
    return await startSignIn(client, credentials);
  } catch (error) {
    return toFailed(error);
  }
}

/** Answers the demand for a new password. */
export async function finishSignIn(config: Identity, newPassword: string): Promise<FinishOutcome> {
  try {
    const [client, { completeSignIn }] = await Promise.all([loadClient(config), providerSignIn()]);
    return await completeSignIn(client, newPassword);
  } catch (error) {
    return toFailed(error);
  }
}
