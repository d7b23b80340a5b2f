import { incompletePage } from './login.ts';
import { withCheckMark, withCrossMark } from './marks.ts';

export const accountMessages = {
  nameMissing: 'Please enter your first name.',
  nameSaved: withCheckMark('Your name is saved.'),
  passwordMissing: 'Please enter your current password.',
  passwordWrong: 'This is not your current password.',
  passwordChanged: withCheckMark('Your password has been changed.'),
  passwordUnchanged: withCrossMark('Your password was not changed.'),
  dataSaved: withCheckMark('Your data is in your downloads folder.'),
  deletionMissing: 'Please type your email, so that no one deletes an account by mistake.',
  deletionMismatch: 'This isn’t your account’s email.',
  deletionFailed: withCrossMark('Your account was not deleted.'),
  proveAgain: 'It’s been a while since you logged in. Please enter your password again to continue.',
  loggedOut: withCrossMark(
    'You have been logged out. Please log in in another tab, and then try again here.',
  ),
  othersMayGoOn: 'You may still be logged in on other devices.',
  throttled: withCrossMark('There were too many tries. Please wait a few minutes and try again.'),
  unreachable: withCrossMark('We couldn’t reach the network. Please try again.'),
  incomplete: withCrossMark(incompletePage),
  failed: withCrossMark('Something went wrong. Please try again.'),
} as const;
