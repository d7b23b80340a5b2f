import { ApiError, isUnreachable } from '#api/api-error.ts';
import { LoggedOutError } from '#api/authenticated-call.ts';

/** Whether the server has what is typed, and if not, why. */
export type SaveState =
  | 'saved'
  | 'unsaved'
  | 'saving'
  /** Nobody answered: it is tried again by itself. */
  | 'unreachable'
  /** Nobody is logged in any more: it is tried again once somebody is. */
  | 'logged-out'
  /** The server said no; something has to be typed otherwise. */
  | 'refused'
  /** Somebody else saved in the meantime: a person has to choose. */
  | 'changed';

/** Thrown by a save: the service knows of no drafts, and this browser alone keeps what is typed. */
export class KeptHereOnly extends Error {
  override readonly name = 'KeptHereOnly';
}

/** Of a new post it can only be this one, saved before its answer was lost, or by another tab. */
const changedCodes = ['homily_changed', 'post_changed', 'post_exists'];

/** Somebody saved since. */
export const isChanged = (error: unknown): boolean =>
  error instanceof ApiError && changedCodes.includes(error.code);

export function stateAfter(error: unknown): SaveState {
  if (error instanceof LoggedOutError) return 'logged-out';
  if (error instanceof KeptHereOnly) return 'unsaved';
  if (error instanceof ApiError) {
    const isOurFault = error.status >= 400 && error.status < 500 && ![401, 408, 429].includes(error.status);
    if (isOurFault) return 'refused';
  }
  return isUnreachable(error) || error instanceof ApiError ? 'unreachable' : 'refused';
}
