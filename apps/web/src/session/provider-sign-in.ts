import { confirmSignIn, type SignInOutput, signIn } from '@aws-amplify/auth';
import { pendingSignInExpiryMs } from '@wayfare/contracts/rules/timings';
import type { Client } from './client.ts';
import { type FinishOutcome, type SignInOutcome, toFailed, toLockedOut } from './sign-in-outcome.ts';
import { clearTokens } from './stored-session.ts';

/** The client throws for some steps that this site does not support. */
const isUnsupportedStep = (error: unknown): boolean =>
  error instanceof Error && /passkey|RelyingPartyMismatch|SignInException/i.test(error.name);

// Separate from provider-session.ts, because a returning reader needs no SRP arithmetic.

export async function startSignIn(
  client: Client,
  credentials: { readonly email: string; readonly password: string },
): Promise<SignInOutcome> {
  try {
    const attempt = () => signIn({ username: credentials.email, password: credentials.password });
    const { nextStep } = await attempt().catch(async (error: unknown) => {
      if (!isAlreadySignedIn(error)) throw error;
      // Signing out deletes the tokens, which are still needed if the provider cannot be reached now.
      if ((await client.renewTokens()).status === 'unreachable')
        throw new Error('A network error has occurred.');
      await client.signOut();
      return attempt();
    });
    return await toOutcome(nextStep.signInStep, client);
  } catch (error) {
    if (client.isEnd(error)) clearTokens();
    return isUnsupportedStep(error) ? { status: 'not-offered' } : (toLockedOut(error) ?? toFailed(error));
  }
}

export async function completeSignIn(client: Client, newPassword: string): Promise<FinishOutcome> {
  try {
    const { nextStep } = await confirmSignIn({ challengeResponse: newPassword });
    return await toOutcome(nextStep.signInStep, client);
  } catch (error) {
    // After a reload the client has lost the pending challenge, and throws a SignInException.
    const isOver = client.isEnd(error) || (error instanceof Error && error.name === 'SignInException');
    return isOver ? { status: 'expired' } : toFailed(error);
  }
}

async function toOutcome(
  step: SignInOutput['nextStep']['signInStep'],
  client: Client,
): Promise<SignInOutcome> {
  if (step === 'CONFIRM_SIGN_UP') return { status: 'unconfirmed' };
  if (step === 'RESET_PASSWORD') return { status: 'reset-required' };
  if (step === 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED') {
    return { status: 'new-password-required', until: Date.now() + pendingSignInExpiryMs };
  }
  if (step !== 'DONE') {
    clearTokens();
    return { status: 'not-offered' };
  }
  const session = await client.loadTokens({ forceRefresh: false });
  if (session === null) throw new Error('We couldn’t log you in. Please try again.');
  return { status: 'done' };
}

function isAlreadySignedIn(error: unknown): boolean {
  return error instanceof Error && error.name === 'UserAlreadyAuthenticatedException';
}
