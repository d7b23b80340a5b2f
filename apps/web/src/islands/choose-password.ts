import type { PublicConfig } from '@wayfare/contracts/calls/public-config';
import { resetMessages, resetPassword, validateResetToken } from '@wayfare/contracts/calls/reset';
import { isUnreachable, spokenOf } from '#api/api-error.ts';
import { call } from '#api/call.ts';

type Config = Pick<PublicConfig, 'bases'>;

export async function isResetLinkGood(config: Config, token: string): Promise<boolean> {
  try {
    await call(validateResetToken, { body: { token } }, { config });
    return true;
  } catch {
    // Invalid, used, or nobody answered: each leads to asking for a new link.
    return false;
  }
}

export type PasswordOutcome =
  /** Null if the service does not say whose password it was. */
  | { readonly isSaved: true; readonly email: string | null }
  | { readonly isSaved: false; readonly message: string };

export async function choosePassword(
  config: Config,
  token: string,
  password: string,
): Promise<PasswordOutcome> {
  try {
    const { email } = await call(resetPassword, { body: { token, password } }, { config });
    return { isSaved: true, email: email ?? null };
  } catch (error) {
    const message = isUnreachable(error)
      ? resetMessages.unreachable
      : (spokenOf(error) ?? resetMessages.failed);
    return { isSaved: false, message };
  }
}
