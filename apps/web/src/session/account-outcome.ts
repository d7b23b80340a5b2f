export type AccountOutcome =
  | { readonly status: 'done' }
  /** The session has ended; nothing was changed. */
  | { readonly status: 'ended' }
  | { readonly status: 'wrong-password' | 'throttled' | 'unreachable' | 'failed' }
  /** A script failed to load; a reload helps. */
  | { readonly status: 'incomplete' }
  /** With the provider's message. */
  | { readonly status: 'refused'; readonly message: string };

export interface LogIn {
  readonly id: string;
  /** 'Chrome on Windows'; null if unknown. */
  readonly browser: string | null;
  readonly since: Date | null;
  readonly isHere: boolean;
}

export type FailedOutcome = Exclude<AccountOutcome, { status: 'done' }>;

export type LogInsOutcome =
  | { readonly status: 'listed'; readonly logIns: readonly LogIn[] }
  /** The provider cannot tell which of them is this browser. */
  | { readonly status: 'unsupported' }
  | FailedOutcome;
