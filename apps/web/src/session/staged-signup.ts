import { sessionKeys } from './storage-keys.ts';

/** What ties this browser to the signup that the server keeps for it, until it is paid. */
export interface StagedSignup {
  readonly email: string;
  readonly token: string;
}

const hasTrialKey = 'signupHasTrial';
const paidPageKey = 'signupPaidPage';

export function keepStagedSignup({ email, token }: StagedSignup, { hasTrial }: { hasTrial: boolean }): void {
  sessionStorage.setItem(sessionKeys.signupEmail, email);
  sessionStorage.setItem(sessionKeys.signupToken, token);
  sessionStorage.setItem(hasTrialKey, String(hasTrial));
  sessionStorage.removeItem(paidPageKey);
}

export function findStagedSignup(): StagedSignup | null {
  const email = sessionStorage.getItem(sessionKeys.signupEmail);
  const token = sessionStorage.getItem(sessionKeys.signupToken);
  return email && token ? { email, token } : null;
}

/** Whether the yearly plan would begin with free days: what the server said when the signup was staged. */
export const hasStagedTrial = (): boolean => sessionStorage.getItem(hasTrialKey) !== 'false';

/** The id of the payment page on which the staged signup was paid. */
export const findPaidPage = (): string | null => sessionStorage.getItem(paidPageKey);

export function keepPaidPage(sessionId: string): void {
  sessionStorage.setItem(paidPageKey, sessionId);
}
