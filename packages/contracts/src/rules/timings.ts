export const confirmRedirectDelayMs = 3_000;
/** Delay between a successful log-in in the dialog and the dashboard. */
export const loginSuccessPauseMs = 700;
/** An unfinished sign-in expires after this. */
export const pendingSignInExpiryMs = 180_000;
export const requestTimeoutMs = 12_000;
