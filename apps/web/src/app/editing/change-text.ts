import { withCrossMark } from '@wayfare/contracts/messages/marks';
import { ApiError } from '#api/api-error.ts';
import { notSaved } from './session/save-state.ts';
import type { Session } from './session/session.ts';

const conflictCodes: ReadonlySet<string | undefined> = new Set([
  'homily_changed',
  'post_changed',
  'text_locked',
  'text_gone',
]);

/**
 * For calls that change the state of a text or all of it, after what is typed was saved. Resolves to null, or to the reason
 * for a failure.
 */
export async function changeText(
  session: Pick<Session<unknown>, 'saveDraft' | 'getLock' | 'beat'>,
  change: (lock: { readonly token: string; readonly version: number }) => Promise<unknown>,
): Promise<string | null> {
  const version = await session.saveDraft();
  if (version === null) return notSaved;
  try {
    await change({ token: session.getLock().token, version });
    return null;
  } catch (error) {
    if (!(error instanceof ApiError) || !conflictCodes.has(error.code)) throw error;
    void session.beat();
    return withCrossMark('Somebody else has changed this meanwhile. Please read it again first.');
  }
}
