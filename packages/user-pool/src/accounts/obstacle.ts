import { notAuthorized, Refusal } from '#protocol/refusal.ts';
import type { Account } from '#store/accounts.ts';

/**
 * What keeps an account from having a session, in Cognito's words; null where nothing does. Only for those who have
 * proved that it is theirs: to others it would tell that the account exists.
 */
export function obstacleOf({ isEnabled, state }: Account): Refusal | null {
  if (!isEnabled) return notAuthorized('User is disabled.');
  if (state === 'UNCONFIRMED') return new Refusal('UserNotConfirmedException', 'User is not confirmed.');
  if (state === 'RESET_REQUIRED') {
    return new Refusal('PasswordResetRequiredException', 'Password reset required for the user');
  }
  return null;
}
