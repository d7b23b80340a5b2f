import { ApiError } from '#api/api-error.ts';
import { changedElsewhere, type HomilySession, notSaved } from './homily-kind.ts';

type Lock = ReturnType<HomilySession['getLock']>;

const conflictCodes: ReadonlySet<string | undefined> = new Set([
  'homily_changed',
  'text_locked',
  'text_gone',
]);

/**
 * For calls that change the whole text, after what is typed was saved. Resolves to null, or to the reason for a failure.
 */
export async function changeText(
  session: HomilySession,
  change: (lock: Lock) => Promise<string | null>,
): Promise<string | null> {
  if (!(await session.flush())) return notSaved;
  try {
    return await change(session.getLock());
  } catch (error) {
    if (!(error instanceof ApiError) || !conflictCodes.has(error.code)) throw error;
    void session.beat();
    return changedElsewhere;
  }
}
