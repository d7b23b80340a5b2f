export type AccountOutcome =
  | { readonly status: 'done' }
  /** Nobody is signed in any more, and nothing was changed. */
  | { readonly status: 'ended' }
  | { readonly status: 'wrong-password' | 'throttled' | 'unreachable' | 'failed' }
  /** A part of the script is missing until the page is loaded again. */
  | { readonly status: 'incomplete' }
  /** In the provider's words. */
  | { readonly status: 'refused'; readonly message: string };

/** One browser that is logged in to the account. */
export interface LogIn {
  readonly id: string;
  /** 'Chrome on Windows'; null where the provider cannot tell. */
  readonly browser: string | null;
  readonly since: Date | null;
  readonly isHere: boolean;
}

export type FailedOutcome = Exclude<AccountOutcome, { status: 'done' }>;

export type LogInsOutcome =
  | { readonly status: 'found'; readonly logIns: readonly LogIn[] }
  /** The provider does not say which of them is this browser. */
  | { readonly status: 'untold' }
  | FailedOutcome;
