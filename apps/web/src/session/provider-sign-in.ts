import { pendingSignInExpiryMs } from '@wayfare/contracts/rules/timings';
import { confirmSignIn, type SignInOutput, signIn } from 'aws-amplify/auth';
import type { Client } from './client.ts';
import { dropTokens } from './renewal.ts';
import { type FinishOutcome, failed, lockedOut, type SignInOutcome } from './sign-in-outcome.ts';

export type SignInStep = SignInOutput['nextStep']['signInStep'];

/** The steps that this site has a form, or an answer, for. */
type OfferedStep =
  | 'DONE'
  | 'CONFIRM_SIGN_UP'
  | 'RESET_PASSWORD'
  | 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED';

const anything = 'another step';

const demands = {
  CONFIRM_SIGN_IN_WITH_TOTP_CODE: 'a code from an authenticator app',
  CONFIRM_SIGN_IN_WITH_SMS_CODE: 'a code sent by text message',
  CONFIRM_SIGN_IN_WITH_EMAIL_CODE: 'a code sent by email',
  CONTINUE_SIGN_IN_WITH_MFA_SELECTION: 'a second proof besides the password',
  CONTINUE_SIGN_IN_WITH_MFA_SETUP_SELECTION: 'a second proof to be set up',
  CONTINUE_SIGN_IN_WITH_TOTP_SETUP: 'a second proof to be set up',
  CONTINUE_SIGN_IN_WITH_EMAIL_SETUP: 'a second proof to be set up',
  CONTINUE_SIGN_IN_WITH_FIRST_FACTOR_SELECTION: 'a choice between several ways to log in',
  CONFIRM_SIGN_IN_WITH_PASSWORD: 'a choice between several ways to log in',
  CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE: 'the answer to another question',
} as const satisfies Record<Exclude<SignInStep, OfferedStep>, string>;

/** What the provider wants before it opens a session, where this site cannot give it. */
export function demandOf(step: Exclude<SignInStep, OfferedStep>): string {
  // A newer client may know more steps than its types tell of today.
  return demands[step] ?? anything;
}

/** The client itself gives up on some demands. */
export function demandInError(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if (/passkey|RelyingPartyMismatch/i.test(error.name)) return 'a passkey';
  return error.name === 'SignInException' ? anything : null;
}

// Apart from provider.ts, because a reader who comes back needs neither the arithmetic of signing in nor what
// may come of it.

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
