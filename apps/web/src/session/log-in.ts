import type { AccountOutcome } from './account-outcome.ts';

/** One browser that is logged in to the account. */
export interface LogIn {
  readonly id: string;
  /** 'Chrome on Windows'; null where the provider cannot tell. */
  readonly browser: string | null;
  readonly since: Date | null;
  readonly isHere: boolean;
}

export type NotDone = Exclude<AccountOutcome, { status: 'done' }>;

export type LogInsOutcome =
  | { readonly status: 'found'; readonly logIns: readonly LogIn[] }
  /** The provider does not say which of them is this browser. */
  | { readonly status: 'untold' }
  | NotDone;
