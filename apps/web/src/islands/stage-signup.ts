import { csrfHeader, storeSignup } from '@wayfare/contracts/calls/auth';
import type { PublicConfig } from '@wayfare/contracts/calls/public-config';
import { withCrossMark } from '@wayfare/contracts/messages/marks';
import { canonicalEmail } from '@wayfare/contracts/rules/email';
import { type SignupDetails, type SignupField, signupMessages } from '@wayfare/contracts/rules/signup';
import { ApiError, getServerMessage } from '#api/api-error.ts';
import { call } from '#api/call.ts';
import { randomToken, type StagedSignup } from '#session/staged-signup.ts';

type StageOutcome =
  | { readonly isStaged: true; readonly signup: StagedSignup }
  | {
      readonly isStaged: false;
      readonly message: string;
      readonly isPaid: boolean;
      /** The fields that the message is about. */
      readonly about: readonly SignupField[];
    };

export async function stageSignup(
  config: Pick<PublicConfig, 'bases'>,
  details: SignupDetails,
  staged: StagedSignup | null,
): Promise<StageOutcome> {
  // The token identifies a visitor who starts again with the same address, even with an open payment page.
  const isSame = staged !== null && canonicalEmail(staged.email) === canonicalEmail(details.email);
  const [token, csrfToken] = [isSame ? staged.token : randomToken(), randomToken()];
  const body = { ...details, name: details.name.trim(), token, csrfToken };
  try {
    await call(storeSignup, { body }, { config, headers: { [csrfHeader]: csrfToken } });
    return { isStaged: true, signup: { email: details.email, token } };
  } catch (error) {
    const message = withCrossMark(getServerMessage(error) ?? signupMessages.failed);
    const code = error instanceof ApiError ? error.code : null;
    return { isStaged: false, message, isPaid: code === 'signup_paid', about: toFields(code) };
  }
}

function toFields(code: string | null): readonly SignupField[] {
  if (code === 'account_exists' || code === 'signup_paid') return ['email'];
  return code === 'signup_invalid' ? ['name', 'email', 'password'] : [];
}
