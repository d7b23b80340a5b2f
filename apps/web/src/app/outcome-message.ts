import { accountMessages } from '@wayfare/contracts/messages/account';
import { withCrossMark } from '@wayfare/contracts/messages/marks';
import type { AccountOutcome } from '#session/account-outcome.ts';

/** In words for a status line. */
export function outcomeMessage(outcome: Exclude<AccountOutcome, { status: 'done' | 'ended' }>): string {
  switch (outcome.status) {
    case 'refused':
      return withCrossMark(outcome.message);
    case 'wrong-password':
      return withCrossMark(accountMessages.passwordWrong);
    case 'throttled':
    case 'unreachable':
    case 'incomplete':
    case 'failed':
      return accountMessages[outcome.status];
  }
}
