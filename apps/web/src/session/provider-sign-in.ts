import { confirmSignIn, type SignInOutput, signIn } from '@aws-amplify/auth';
import { pendingSignInExpiryMs } from '@wayfare/contracts/rules/timings';
import type { Client } from './client.ts';
import { type FinishOutcome, type SignInOutcome, toFailed, toLockedOut } from './sign-in-outcome.ts';
import { clearTokens } from './stored-session.ts';

export type SignInStep = SignInOutput['nextStep']['signInStep'];

/** The steps that this site supports. */
type OfferedStep =
  | 'DONE'
  | 'CONFIRM_SIGN_UP'
  | 'RESET_PASSWORD'
  | 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED';

const unknownDemand = 'another step';

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

/** Describes a step that this site does not support. */
export function describeDemand(step: Exclude<SignInStep, OfferedStep>): string {
  // A newer client may have more steps than its types.
  return demands[step] ?? unknownDemand;
}

/** The client throws for some steps. */
export function findDemandInError(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if (/passkey|RelyingPartyMismatch/i.test(error.name)) return 'a passkey';
  return error.name === 'SignInException' ? unknownDemand : null;
}

// Separate from provider.ts, because a returning reader needs no SRP arithmetic.

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
    const demand = findDemandInError(error);
    return demand === null ? (toLockedOut(error) ?? toFailed(error)) : { status: 'not-offered', demand };
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

async function toOutcome(step: SignInStep, client: Client): Promise<SignInOutcome> {
  if (step === 'CONFIRM_SIGN_UP') return { status: 'unconfirmed' };
  if (step === 'RESET_PASSWORD') return { status: 'reset-required' };
  if (step === 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED') {
    return { status: 'new-password-required', until: Date.now() + pendingSignInExpiryMs };
  }
  if (step !== 'DONE') {
    clearTokens();
    return { status: 'not-offered', demand: describeDemand(step) };
  }
  const session = await client.loadTokens({ forceRefresh: false });
  if (session === null) throw new Error('We couldn’t log you in. Please try again.');
  return { status: 'done' };
}

function isAlreadySignedIn(error: unknown): boolean {
  return error instanceof Error && error.name === 'UserAlreadyAuthenticatedException';
}
