// Apart from provider.ts, because a reader who comes back needs neither the arithmetic of signing in nor what
// may come of it.
import { pendingSignInExpiryMs } from '@wayfare/contracts/rules/timings';
import { confirmSignIn, signIn } from 'aws-amplify/auth';
import type { Client } from './client.ts';
import { dropTokens } from './renewal.ts';
import { type FinishOutcome, failed, lockedOut, type SignInOutcome } from './sign-in-outcome.ts';
import { demandInError, demandOf, type SignInStep } from './sign-in-steps.ts';

export async function begin(
  client: Client,
  credentials: { readonly email: string; readonly password: string },
): Promise<SignInOutcome> {
  try {
    const attempt = () => signIn({ username: credentials.email, password: credentials.password });
    const { nextStep } = await attempt().catch(async (error: unknown) => {
      if (!isAlreadySignedIn(error)) throw error;
      await client.signOut();
      return attempt();
    });
    return await outcomeOf(nextStep.signInStep, client);
  } catch (error) {
    if (client.isEnd(error)) dropTokens();
    const demand = demandInError(error);
    return demand === null ? (lockedOut(error) ?? failed(error)) : { status: 'not-offered', demand };
  }
}

export async function finish(client: Client, newPassword: string): Promise<FinishOutcome> {
  try {
    const { nextStep } = await confirmSignIn({ challengeResponse: newPassword });
    return await outcomeOf(nextStep.signInStep, client);
  } catch (error) {
    // The client forgets what it was asked when the page is loaded anew, and then says so by this name.
    const isOver = client.isEnd(error) || (error instanceof Error && error.name === 'SignInException');
    return isOver ? { status: 'expired' } : failed(error);
  }
}

async function outcomeOf(step: SignInStep, client: Client): Promise<SignInOutcome> {
  if (step === 'CONFIRM_SIGN_UP') return { status: 'unconfirmed' };
  if (step === 'RESET_PASSWORD') return { status: 'reset-required' };
  if (step === 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED') {
    return { status: 'new-password-required', until: Date.now() + pendingSignInExpiryMs };
  }
  if (step !== 'DONE') {
    dropTokens();
    return { status: 'not-offered', demand: demandOf(step) };
  }
  const found = await client.keepTokens({ forceRefresh: false });
  if (found === null) throw new Error('We couldn’t log you in. Please try again.');
  return { status: 'done' };
}

function isAlreadySignedIn(error: unknown): boolean {
  return error instanceof Error && error.name === 'UserAlreadyAuthenticatedException';
}
