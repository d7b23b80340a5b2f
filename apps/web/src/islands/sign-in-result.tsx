import type { PublicConfig } from '@wayfare/contracts/calls/public-config';
import { loginMessages } from '@wayfare/contracts/messages/login';
import { withCrossMark } from '@wayfare/contracts/messages/marks';
import type { FinishOutcome } from '#session/sign-in-outcome.ts';
import { ResendLink } from './lazy-resend-link.tsx';
import type { MissingStep } from './resume-signup.ts';

export type Variant = 'page' | 'dialog';

/** An outcome without a session. */
export type UnfinishedSignIn =
  | Exclude<FinishOutcome, { status: 'done' | 'new-password-required' }>
  | { readonly status: MissingStep };

/** The dialog has its own message for a wrong password. */
export function signInMessage(outcome: UnfinishedSignIn, variant: Variant, supportEmail: string): string {
  switch (outcome.status) {
    case 'unconfirmed':
    case 'unpaid':
    case 'unfinished':
      return loginMessages[outcome.status];
    case 'reset-required':
      return loginMessages.resetRequired;
    case 'expired':
      return loginMessages.newPasswordTooLate;
    case 'not-offered':
      return loginMessages.notOffered(supportEmail);
    case 'locked-out':
      return variant === 'dialog'
        ? loginMessages.lockedOut.dialog(outcome.wait)
        : loginMessages.lockedOut.page(outcome.message, outcome.wait);
    case 'failed':
      return variant === 'dialog'
        ? loginMessages.dialogFailed
        : withCrossMark(replaceUsername(outcome.message));
  }
}

/** The provider says "username"; the form asks for an email address. */
const replaceUsername = (message: string): string =>
  message.replace('Incorrect username or password', 'Incorrect email address or password');

interface NextStepProps {
  config: PublicConfig;
  outcome: UnfinishedSignIn;
  email: string;
}

/** Links that help after a failed log-in. */
export function NextStep({ config, outcome, email }: NextStepProps) {
  if (outcome.status === 'unconfirmed') return <ResendLink config={config} email={email} />;
  if (outcome.status === 'unpaid') {
    return (
      <p>
        <a className="btn" href="/subscribe">
          Continue to the payment
        </a>
      </p>
    );
  }
  if (outcome.status === 'unfinished') {
    return (
      <>
        <ResendLink config={config} email={email} />
        <p>
          <a href="/signup">Sign up again</a>
        </p>
      </>
    );
  }
  if (outcome.status === 'locked-out') {
    return (
      <p>
        After that, try again. Or <a href="/forgot">choose a new password by email</a>, and you can log in
        right away.
      </p>
    );
  }
  if (outcome.status === 'reset-required') {
    return (
      <p>
        <a href="/forgot">Choose a new password</a>
      </p>
    );
  }
  if (outcome.status === 'not-offered') {
    return (
      <p>
        <a href={`mailto:${config.supportEmail}`}>Write to us</a>
      </p>
    );
  }
  return null;
}
