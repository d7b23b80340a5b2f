import { type Identity, loadClient } from './client.ts';
import { type FinishOutcome, type SignInOutcome, toFailed } from './sign-in-outcome.ts';

const providerSignIn = () => import('./provider-sign-in.ts');

/** Preloads the scripts while the visitor is typing. */
export function prepareSignIn(config: Identity): void {
  // A failed load is reported on submit.
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

/** Sets the password that replaces a temporary one. */
export async function finishSignIn(config: Identity, newPassword: string): Promise<FinishOutcome> {
  try {
    const [client, { completeSignIn }] = await Promise.all([loadClient(config), providerSignIn()]);
    return await completeSignIn(client, newPassword);
  } catch (error) {
    return toFailed(error);
  }
}
