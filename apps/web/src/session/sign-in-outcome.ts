import { incompletePage } from '@wayfare/contracts/messages/login';

export type SignInOutcome =
  | { readonly status: 'done' }
  | { readonly status: 'unconfirmed' }
  | { readonly status: 'reset-required' }
  /** To be answered with `finishSignIn` before the moment given, in milliseconds of the epoch. */
  | { readonly status: 'new-password-required'; readonly until: number }
  /** The account asks for something that this site has no form for. */
  | { readonly status: 'not-offered'; readonly demand: string }
  /** `wait` is how long, as '45 seconds', where the provider tells it. */
  | { readonly status: 'locked-out'; readonly message: string; readonly wait: string | null }
  | { readonly status: 'failed'; readonly message: string };

/** `expired` when nothing waits for an answer any more; after `failed` another password may be tried. */
export type FinishOutcome = SignInOutcome | { readonly status: 'expired' };

/** Our pool says after Cognito's words how long it lasts; Cognito itself does not. */
const lockoutPattern = /^Password attempts exceeded(?:\. Please wait (\d{1,4} (?:second|minute)s?))?/;

/** After too many wrong passwords, for an address without an account as well. */
export function toLockedOut(error: unknown): Extract<SignInOutcome, { status: 'locked-out' }> | null {
  const message = error instanceof Error ? error.message : '';
  const found = lockoutPattern.exec(message);
  return found === null ? null : { status: 'locked-out', message, wait: found[1] ?? null };
}

export function toFailed(error: unknown): Extract<SignInOutcome, { status: 'failed' }> {
  // So browsers say that a script did not arrive.
  if (error instanceof TypeError) return { status: 'failed', message: incompletePage };
  // And so that a page came in place of an answer: somebody stands between us and the provider.
  if (error instanceof SyntaxError) return { status: 'failed', message: 'A network error has occurred.' };
  return { status: 'failed', message: error instanceof Error ? error.message : String(error) };
}
