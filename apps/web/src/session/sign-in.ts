import { configured, type Identity } from './client.ts';
import { type FinishOutcome, failed, type SignInOutcome } from './sign-in-outcome.ts';

const providerSignIn = () => import('./provider-sign-in.ts');

/** Fetches what signing in needs while the person is still typing. */
export function prepareSignIn(config: Identity): void {
  // A load that fails here is told when the form is sent.
  Promise.all([configured(config), providerSignIn()]).catch(() => {});
}

export async function signIn(
  config: Identity,
  credentials: { readonly email: string; readonly password: string },
): Promise<SignInOutcome> {
  try {
    const [client, { begin }] = await Promise.all([configured(config), providerSignIn()]);
    return await begin(client, credentials);
  } catch (error) {
    return failed(error);
  }
}

/** Answers the demand for a new password. */
export async function finishSignIn(config: Identity, newPassword: string): Promise<FinishOutcome> {
  try {
    const [client, { finish }] = await Promise.all([configured(config), providerSignIn()]);
    return await finish(client, newPassword);
  } catch (error) {
    return failed(error);
  }
}
