/** How long a reader sees that the address is confirmed before the dashboard opens. */
export const confirmRedirectDelayMs = 3_000;
/** How long the log-in dialog says that it worked before the dashboard opens. */
export const loginSuccessPauseMs = 700;
/** A sign-in that was begun and not finished is given up after this. */
export const pendingSignInExpiryMs = 180_000;
/** A token this close to its end counts as ended, because the call still has to travel. */
export const tokenExpiryToleranceMs = 5_000;
export const wordRotationMs = 2_000;
export const letterFadeMs = 50;
export const requestTimeoutMs = 12_000;
