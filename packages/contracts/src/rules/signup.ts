import { crossed } from '../words/message-marks.ts';
import { emailMessage, isSignupEmail } from './email.ts';
import { meetsPolicy } from './password.ts';

/** The faults in plain words, for places that say them without the cross. */
export const signupFaults = {
  required: 'All fields are required.',
  email: emailMessage,
  password: 'Password does not meet the policy.',
} as const;

export const signupMessages = {
  required: crossed(signupFaults.required),
  email: crossed(signupFaults.email),
  password: crossed(signupFaults.password),
  failed: crossed('Failed to stage signup data'),
  expired: 'Session expired. Please sign up again.',
  preparing: 'Preparing your signup...',
} as const;

export type SignupDetails = { readonly name: string; readonly email: string; readonly password: string };
export type SignupField = keyof SignupDetails;

export type SignupVerdict =
  | { readonly isValid: true }
  | {
      readonly isValid: false;
      readonly reason: 'required' | 'email' | 'password';
      /** Where to send the person: the first field that is not in order. */
      readonly field: SignupField;
      readonly message: string;
    };

/** The order matters: what is missing is said before what is wrong. */
export function validateSignup({ name, email, password }: SignupDetails): SignupVerdict {
  const missing = firstMissing({ name, email, password });
  if (missing !== null) {
    return { isValid: false, reason: 'required', field: missing, message: signupMessages.required };
  }
  if (!isSignupEmail(email)) {
    return { isValid: false, reason: 'email', field: 'email', message: signupMessages.email };
  }
  if (!meetsPolicy(password, email)) {
    return { isValid: false, reason: 'password', field: 'password', message: signupMessages.password };
  }
  return { isValid: true };
}

function firstMissing({ name, email, password }: SignupDetails): SignupField | null {
  if (name.trim() === '') return 'name';
  if (email === '') return 'email';
  return password === '' ? 'password' : null;
}
