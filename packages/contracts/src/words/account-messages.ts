import { incompletePage } from './login-messages.ts';
import { crossed, ticked } from './message-marks.ts';

/** What the Settings page says of what a member does to the own account. */
export const accountMessages = {
  nameMissing: 'Please enter your first name.',
  nameSaved: ticked('Your name is saved.'),
  nameUnsaved: crossed('You were logged out, so your name is not saved yet.'),
  passwordMissing: 'Please enter your current password.',
  passwordWrong: 'This is not your current password.',
  passwordChanged: ticked('Your password has been changed.'),
  passwordUnchanged: crossed('Your password was not changed.'),
  passwordUnsaved: crossed('You were logged out, so your password was not changed.'),
  dataSaved: ticked('Your data is in your downloads folder.'),
  deletionMissing: 'Please type your email, so that no one deletes an account by mistake.',
  deletionMismatch: 'This isn’t your account’s email.',
  deletionFailed: crossed('Your account was not deleted.'),
  proveAgain: 'It’s been a while since you logged in. Please enter your password again to continue.',
  othersMayGoOn: 'You may still be logged in on other devices.',
  throttled: crossed('There were too many tries. Please wait a few minutes and try again.'),
  unreachable: crossed('We couldn’t reach the network. Please try again.'),
  incomplete: crossed(incompletePage),
  failed: crossed('Something went wrong. Please try again.'),
} as const;
