/**
 * What an operator may want to see in a log: whom it concerns and where it came from, and never an email, a token or
 * a password. The `sub` of a name that nobody has is made up, the same one each time.
 */
export type PoolEvent = { readonly address?: string } & (
  | {
      readonly kind:
        | 'sign-in-succeeded'
        /** A wrong proof, at the door or where a password is changed. */
        | 'sign-in-failed'
        /** Not even looked at, after too many wrong ones. */
        | 'sign-in-paused'
        | 'password-changed'
        | 'signed-out-everywhere';
      readonly sub: string;
    }
  | { readonly kind: 'admin-call'; readonly call: string; readonly sub: string | null }
  | { readonly kind: 'admin-call-refused'; readonly call: string; readonly sub: null }
);

interface Listened {
  readonly config: { readonly onEvent: (event: PoolEvent) => void };
}

/** A log that fails must not undo what was done. */
export function tell({ config }: Listened, event: PoolEvent): void {
  try {
    config.onEvent(event);
  } catch {
    // Whoever listens knows best where its own faults are told.
  }
}
