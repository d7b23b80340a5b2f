import { sessionKeys } from './storage-keys.ts';

/** What ties this browser to the signup that the server keeps for it, until it is paid. */
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

/** Whether the yearly plan would begin with free days, as far as anybody has told. */
export const hasStagedTrial = (): boolean => sessionStorage.getItem(trialTakenKey) === null;

export const markTrialTaken = (): void => sessionStorage.setItem(trialTakenKey, 'true');

/** The id of the payment page on which the staged signup was paid. */
export const findPaidPage = (): string | null => sessionStorage.getItem(paidPageKey);

export function savePaidPage(sessionId: string): void {
  sessionStorage.setItem(paidPageKey, sessionId);
}

/** 32 bytes that nobody can guess, as 64 hexadecimal digits. */
export function randomToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
