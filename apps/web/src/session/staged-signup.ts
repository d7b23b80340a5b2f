import { sessionKeys } from './storage-keys.ts';

/** Ties this browser to the unpaid sign-up on the server. */
export interface StagedSignup {
  readonly email: string;
  readonly token: string;
}

const trialTakenKey = 'signupTrialTaken';
const paidPageKey = 'signupPaidPage';

export function saveStagedSignup({ email, token }: StagedSignup): void {
  sessionStorage.setItem(sessionKeys.signupEmail, email);
  sessionStorage.setItem(sessionKeys.signupToken, token);
  sessionStorage.removeItem(trialTakenKey);
  sessionStorage.removeItem(paidPageKey);
}

export function findStagedSignup(): StagedSignup | null {
  const email = sessionStorage.getItem(sessionKeys.signupEmail);
  const token = sessionStorage.getItem(sessionKeys.signupToken);
  return email && token ? { email, token } : null;
}

/** False if the server reported that the visitor has had a trial. */
export const hasStagedTrial = (): boolean => sessionStorage.getItem(trialTakenKey) === null;

export const markTrialTaken = (): void => sessionStorage.setItem(trialTakenKey, 'true');

/** The session id of the checkout that paid the staged sign-up. */
export const findPaidPage = (): string | null => sessionStorage.getItem(paidPageKey);

export function savePaidPage(sessionId: string): void {
  sessionStorage.setItem(paidPageKey, sessionId);
}

/** 32 random bytes as 64 hexadecimal digits. */
export function randomToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
