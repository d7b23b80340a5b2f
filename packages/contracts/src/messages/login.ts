import { withCheckMark, withCrossMark } from './marks.ts';

/** A script failed to load. Browsers cache the failure, so only reloading the page helps. */
export const incompletePage = 'Part of this page didn’t load. Please reload the page.';

export const noConnection = 'There is no connection. Please try again later.';

const dialogFailed = 'Login failed. Please check your email and password.';

export const loginMessages = {
  required: withCrossMark('All fields are required.'),
  dialogFailed,
  /** The page shows the provider's message, the dialog only that the log-in failed. */
  lockedOut: {
    page: (message: string, wait: string | null) =>
      withCrossMark(wait === null ? `${message.replace(/\.$/, '')}. Please wait a few minutes.` : message),
    dialog: (wait: string | null) =>
      `${dialogFailed} There were too many tries, so please wait ${wait ?? 'a few minutes'}.`,
  },
  dialogDone: withCheckMark('Login successful'),
  confirmed: {
    title: 'Your email address is confirmed',
    text: 'Log in, and today’s page is open.',
  },
  passwordChanged: {
    title: 'Your password is changed',
    text: 'Log in with the new one. Your other devices were logged out.',
  },
  unconfirmed: withCrossMark('Please confirm your email first. The link is in the email we sent you.'),
  unpaid: withCrossMark('Only your payment is still missing. Everything else is ready.'),
  unfinished: withCrossMark(
    'Your signup is not finished. If you have paid, please use the link in the email we sent you. If not, please sign up again.',
  ),
  resetRequired: withCrossMark('Your password has to be reset first. Please use Forgot Password.'),
  appleSoon: 'Apple Sign-In coming soon!',
  loggedOut: 'You have been logged out. Please log in again.',
  accountDeleted: withCheckMark('Your account is deleted. Thank you for reading with us. Go well.'),
  loggedOutEverywhere: withCheckMark('You are logged out everywhere.'),
  newPasswordTooLate: withCrossMark('The time to choose a new password ran out. Please log in again.'),
  notOffered: (supportEmail: string) =>
    withCrossMark(
      `This account asks for a step that this site does not offer. Please write to ${supportEmail}.`,
    ),
} as const;
