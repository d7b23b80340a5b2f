import { accountMessages } from '@wayfare/contracts/messages/account';
import { withCrossMark } from '@wayfare/contracts/messages/marks';
import { getServerMessage, isUnreachable } from './api-error.ts';
import { LoggedOutError } from './authenticated-call.ts';

/** The server's message for readers, else the error's message. */
export function toErrorReason(error: unknown): string {
  return getServerMessage(error) ?? (error instanceof Error ? error.message : String(error));
}

/** For a status line. */
export function toFailureMessage(error: unknown): string {
  if (error instanceof LoggedOutError) return accountMessages.loggedOut;
  if (isUnreachable(error)) return accountMessages.unreachable;
  const serverMessage = getServerMessage(error);
  return serverMessage === undefined ? accountMessages.failed : withCrossMark(serverMessage);
}
