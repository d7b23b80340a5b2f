import { crossed, ticked } from './message-marks.ts';

export const loginMessages = {
  required: crossed('All fields are required.'),
  dialogFailed: 'Login failed. Please check your email and password.',
  dialogDone: ticked('Login successful'),
  confirmed: ticked('Your email has been confirmed. Please log in.'),
  unconfirmed: crossed('Please confirm your email first, by the link that we sent you.'),
  resetRequired: crossed('Your password has to be reset first. Please use Forgot Password.'),
  appleSoon: 'Apple Sign-In coming soon!',
} as const;
