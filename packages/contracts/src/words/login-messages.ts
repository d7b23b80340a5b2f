import { crossed, ticked } from './message-marks.ts';

/** A script is missing. Browsers remember that, so that only another load of the page helps. */
export const incompletePage = 'Part of this page didn’t load. Please reload the page.';

export const noConnection = 'There is no connection. Please try again later.';

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
  passwordChanged: ticked('Your password was changed. Please log in with the new one.'),
  unconfirmed: crossed('Please confirm your email first. The link is in the email we sent you.'),
  unpaid: crossed('Only your payment is still missing. Everything else is ready.'),
  unfinished: crossed(
    'Your signup is not finished. If you have paid, please use the link in the email we sent you. If not, please sign up again.',
  ),
  resetRequired: crossed('Your password has to be reset first. Please use Forgot Password.'),
  appleSoon: 'Apple Sign-In coming soon!',
  loggedOut: 'You have been logged out. Please log in again.',
  accountDeleted: ticked('Your account is deleted. Thank you for reading with us. Go well.'),
  loggedOutEverywhere: ticked('You are logged out everywhere.'),
  newPasswordTooLate: crossed('The time to choose a new password ran out. Please log in again.'),
  /** `demand` is a phrase, such as 'a code from an authenticator app'. */
  notOffered: (demand: string, supportEmail: string) =>
    crossed(
      `This account asks for ${demand}, which this site does not offer. Please write to ${supportEmail}.`,
    ),
} as const;
