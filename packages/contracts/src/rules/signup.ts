import { withCrossMark } from '../messages/marks.ts';
import { emailMessage, isSignupEmail } from './email.ts';
import { meetsPolicy } from './password.ts';

export const maxNameLength = 100;

/** Without the cross mark. */
export const signupErrors = {
  required: 'All fields are required.',
  email: emailMessage,
  password: 'Password does not meet the policy.',
} as const;

export const signupMessages = {
  required: withCrossMark(signupErrors.required),
  email: withCrossMark(signupErrors.email),
  password: withCrossMark(signupErrors.password),
  failed: withCrossMark('Failed to stage signup data'),
  expired: 'Session expired. Please sign up again.',
  preparing: 'Preparing your signup...',
} as const;

export type SignupDetails = { readonly name: string; readonly email: string; readonly password: string };
export type SignupField = keyof SignupDetails;

type SignupValidation =
  | { readonly isValid: true }
  | {
      readonly isValid: false;
      readonly reason: 'required' | 'email' | 'password';
      /** The first invalid field, for focus. */
      readonly field: SignupField;
      readonly message: string;
    };

/** Reports missing fields before invalid ones. */
export function validateSignup({ name, email, password }: SignupDetails): SignupValidation {
  const missing = findMissingField({ name, email, password });
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

function findMissingField({ name, email, password }: SignupDetails): SignupField | null {
  if (name.trim() === '') return 'name';
  if (email === '') return 'email';
  return password === '' ? 'password' : null;
}
