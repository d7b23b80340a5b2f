import { accountMessages } from '@wayfare/contracts/messages/account';
import { withCrossMark } from '@wayfare/contracts/messages/marks';
import { isUnreachable, spokenOf } from './api-error.ts';
import { LoggedOut } from './authenticated-call.ts';

/** Why it failed: in the server's words where it spoke to a person, else in the call's own. */
export function reasonOf(error: unknown): string {
  return spokenOf(error) ?? (error instanceof Error ? error.message : String(error));
}

const loggedOut = withCrossMark(
  'You have been logged out. Please log in in another tab, and then try again here.',
);

/** Why one of our services did not do it, for a status line. */
export function failureMessage(error: unknown): string {
  if (error instanceof LoggedOut) return loggedOut;
  if (isUnreachable(error)) return accountMessages.unreachable;
  const spoken = spokenOf(error);
  return spoken === undefined ? accountMessages.failed : withCrossMark(spoken);
}
