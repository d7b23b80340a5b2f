import { csrfHeader, storeSignup } from '@wayfare/contracts/auth';
import { crossed } from '@wayfare/contracts/message-marks';
import type { PublicConfig } from '@wayfare/contracts/public-config';
import { type SignupDetails, signupMessages } from '@wayfare/contracts/signup';
import { ApiError, spokenOf } from '#api/api-error.ts';
import { call } from '#api/call.ts';
import { randomToken } from '#session/random-token.ts';
import type { StagedSignup } from '#session/staged-signup.ts';

export type StageOutcome =
  | { readonly isStaged: true; readonly signup: StagedSignup }
  | { readonly isStaged: false; readonly message: string; readonly isPaid: boolean };

export async function stageSignup(
  config: Pick<PublicConfig, 'bases'>,
  details: SignupDetails,
): Promise<StageOutcome> {
  const [token, csrfToken] = [randomToken(), randomToken()];
  const body = { ...details, name: details.name.trim(), token, csrfToken };
  try {
    await call(storeSignup, { body }, { config, headers: { [csrfHeader]: csrfToken } });
    return { isStaged: true, signup: { email: details.email, token } };
  } catch (error) {
    const message = crossed(spokenOf(error) ?? signupMessages.failed);
    return { isStaged: false, message, isPaid: error instanceof ApiError && error.code === 'signup_paid' };
  }
}
