import { crossed, ticked } from './message-marks.ts';

/** A script is missing. Browsers remember that, so that only another load of the page helps. */
export const incompletePage = 'A part of this page has not arrived. Please load the page again.';

const dialogFailed = 'Login failed. Please check your email and password.';

export const loginMessages = {
  required: crossed('All fields are required.'),
  dialogFailed,
  /** After the provider's own words; ours in the dialog, which says only that the log-in failed. */
  lockedOut: {
    page: (message: string, wait: string | null) =>
      crossed(wait === null ? `${message.replace(/\.$/, '')}. Please wait a few minutes.` : message),
    dialog: (wait: string | null) =>
      `${dialogFailed} There were too many tries, so please wait ${wait ?? 'a few minutes'}.`,
  },
  dialogDone: ticked('Login successful'),
  confirmed: ticked('Your email has been confirmed. Please log in.'),
  unconfirmed: crossed('Please confirm your email first, by the link that we sent you.'),
  unpaid: crossed('Your payment is still missing. Everything else is in order.'),
  unfinished: crossed(
    'Your signup is not finished. If you have paid, please confirm your email by the link that we sent you; if not, please sign up again.',
  ),
  resetRequired: crossed('Your password has to be reset first. Please use Forgot Password.'),
  appleSoon: 'Apple Sign-In coming soon!',
  loggedOut: 'You have been logged out. Please log in again.',
  accountDeleted: ticked('Your account is deleted. Thank you for having been with us. Go well.'),
  loggedOutEverywhere: ticked('You are logged out everywhere.'),
  newPasswordTooLate: crossed('The time for choosing a new password is over. Please log in again.'),
  /** `demand` is a phrase, such as 'a code from an authenticator app'. */
  notOffered: (demand: string, supportEmail: string) =>
    crossed(
      `This account asks for ${demand}, which this site does not offer. Please write to ${supportEmail}.`,
    ),
} as const;
