import type { SignInOutput } from 'aws-amplify/auth';

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
