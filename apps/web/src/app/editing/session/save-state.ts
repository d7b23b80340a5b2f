import { withCrossMark } from '@wayfare/contracts/messages/marks';
import { ApiError, isUnreachable } from '#api/api-error.ts';
import { LoggedOutError } from '#api/authenticated-call.ts';

export type SaveState =
  | 'saved'
  | 'unsaved'
  | 'saving'
  /** Retried automatically. */
  | 'unreachable'
  /** Retried once somebody is logged in. */
  | 'logged-out'
  /** The server rejected it; `message` says why. */
  | 'refused'
  /** The text was deleted or moved. */
  | 'gone';

/** For actions that need the text on the server. */
export const notSaved = withCrossMark('We couldn’t save it, so nothing else was done. Please try again.');

/** After a save that failed. */
export function toSaveState(error: unknown): SaveState {
  if (error instanceof LoggedOutError) return 'logged-out';
  if (!(error instanceof ApiError) || isUnreachable(error)) return 'unreachable';
  if (error.status === 410) return 'gone';
  const isRejected = error.status >= 400 && error.status < 500 && ![401, 408, 429].includes(error.status);
  return isRejected ? 'refused' : 'unreachable';
}
