import { incompletePage } from '@wayfare/contracts/messages/login';

export type SignInOutcome =
  | { readonly status: 'done' }
  | { readonly status: 'unconfirmed' }
  | { readonly status: 'reset-required' }
  /** Needs `finishSignIn` before this time, in epoch milliseconds. */
  | { readonly status: 'new-password-required'; readonly until: number }
  /** The account requires a step that this site does not support. */
  | { readonly status: 'not-offered' }
  /** `wait` is a duration such as '45 seconds', if the provider sends one. */
  | { readonly status: 'locked-out'; readonly message: string; readonly wait: string | null }
  | { readonly status: 'failed'; readonly message: string };

/** `expired` if the challenge is gone; after `failed` another password may be tried. */
export type FinishOutcome = SignInOutcome | { readonly status: 'expired' };

/** Our pool appends the duration to Cognito's message. */
const lockoutPattern = /^Password attempts exceeded(?:\. Please wait (\d{1,4} (?:second|minute)s?))?/;

/** Null if the error is no lockout. Unknown addresses are locked out too. */
export function toLockedOut(error: unknown): Extract<SignInOutcome, { status: 'locked-out' }> | null {
  const message = error instanceof Error ? error.message : '';
  const match = lockoutPattern.exec(message);
  return match === null ? null : { status: 'locked-out', message, wait: match[1] ?? null };
}

export function toFailed(error: unknown): Extract<SignInOutcome, { status: 'failed' }> {
  // Browsers throw a TypeError if a script fails to load.
  if (error instanceof TypeError) return { status: 'failed', message: incompletePage };
  // A SyntaxError means that a proxy returned a page in place of the answer.
  if (error instanceof SyntaxError) return { status: 'failed', message: 'A network error has occurred.' };
  return { status: 'failed', message: error instanceof Error ? error.message : String(error) };
}
