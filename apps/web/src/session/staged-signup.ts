import { sessionKeys } from './storage-keys.ts';

/** What ties this browser to the signup that the server keeps for it, until it is paid. */
export interface StagedSignup {
  readonly email: string;
  readonly token: string;
}

export function keepStagedSignup({ email, token }: StagedSignup): void {
  sessionStorage.setItem(sessionKeys.signupEmail, email);
  sessionStorage.setItem(sessionKeys.signupToken, token);
}

export function findStagedSignup(): StagedSignup | null {
  const email = sessionStorage.getItem(sessionKeys.signupEmail);
  const token = sessionStorage.getItem(sessionKeys.signupToken);
  return email && token ? { email, token } : null;
}
