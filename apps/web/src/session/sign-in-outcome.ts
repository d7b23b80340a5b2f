import { incompletePage } from '@wayfare/contracts/words/login-messages';

export type SignInOutcome =
  | { readonly status: 'done' }
  | { readonly status: 'unconfirmed' }
  | { readonly status: 'reset-required' }
  /** To be answered with `finishSignIn` before the moment given, in milliseconds of the epoch. */
  | { readonly status: 'new-password-required'; readonly until: number }
  /** The account asks for something that this site has no form for. */
  | { readonly status: 'not-offered'; readonly demand: string }
  | { readonly status: 'failed'; readonly message: string };

/** `expired` when nothing waits for an answer any more; after `failed` another password may be tried. */
export type FinishOutcome = SignInOutcome | { readonly status: 'expired' };

export function failed(error: unknown): Extract<SignInOutcome, { status: 'failed' }> {
  // So browsers say that a script did not arrive.
  if (error instanceof TypeError) return { status: 'failed', message: incompletePage };
  // And so that a page came in place of an answer: somebody stands between us and the provider.
  if (error instanceof SyntaxError) return { status: 'failed', message: 'A network error has occurred.' };
  return { status: 'failed', message: error instanceof Error ? error.message : String(error) };
}
