import { accountMessages } from '@wayfare/contracts/words/account-messages';
import { crossed } from '@wayfare/contracts/words/message-marks';
import type { AccountOutcome } from '#session/account-outcome.ts';

/** In words for a status line. */
export function outcomeMessage(outcome: Exclude<AccountOutcome, { status: 'done' | 'ended' }>): string {
  switch (outcome.status) {
    case 'refused':
      return crossed(outcome.message);
    case 'wrong-password':
      return crossed(accountMessages.passwordWrong);
    case 'throttled':
    case 'unreachable':
    case 'incomplete':
    case 'failed':
      return accountMessages[outcome.status];
  }
}
