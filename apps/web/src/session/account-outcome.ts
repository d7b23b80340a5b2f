export type AccountOutcome =
  | { readonly status: 'done' }
  /** Nobody is signed in any more, and nothing was changed. */
  | { readonly status: 'ended' }
  | { readonly status: 'wrong-password' | 'throttled' | 'unreachable' | 'failed' }
  /** A part of the script is missing until the page is loaded again. */
  | { readonly status: 'incomplete' }
  /** In the provider's words. */
  | { readonly status: 'refused'; readonly message: string };
