import { type SignupDetails, type SignupField, validateSignup } from '@wayfare/contracts/rules/signup';

export interface SignupAlert {
  readonly message: string;
  /** What the form held when this was said. */
  readonly details: SignupDetails;
  /** The form's own verdict, or the server's on these fields. */
  readonly about: 'form' | readonly SignupField[];
  /** The signup is paid, and waits for its link. */
  readonly isPaid: boolean;
}

/** An alert stands until what it speaks of has changed. */
export function stillHolds({ message, details, about }: SignupAlert, now: SignupDetails): boolean {
  if (about !== 'form') return about.every((field) => details[field] === now[field]);
  const verdict = validateSignup(now);
  return !verdict.isValid && verdict.message === message;
}
