import { loginMessages } from '@wayfare/contracts/messages/login';
import { withCrossMark } from '@wayfare/contracts/messages/marks';
import type { FinishOutcome } from '#session/sign-in-outcome.ts';
import type { Lacking } from './resume-signup.ts';

export type Variant = 'page' | 'dialog';

/** What did not lead to a session, and needs words. */
export type UnfinishedSignIn =
  | Exclude<FinishOutcome, { status: 'done' | 'new-password-required' }>
  | { readonly status: Lacking };

/** The dialog has words of its own for a refused password; everything else is told alike. */
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
      return loginMessages.notOffered(outcome.demand, supportEmail);
    case 'locked-out':
      return variant === 'dialog'
        ? loginMessages.lockedOut.dialog(outcome.wait)
        : loginMessages.lockedOut.page(outcome.message, outcome.wait);
    case 'failed':
      return variant === 'dialog' ? loginMessages.dialogFailed : withCrossMark(inOurTerms(outcome.message));
  }
}

/** The provider calls the email address a username, and the form asks for none. */
const inOurTerms = (message: string): string =>
  message.replace('Incorrect username or password', 'Incorrect email address or password');
