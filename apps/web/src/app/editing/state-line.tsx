import './desk.css';
import { clockTime } from '#ui/format-date.ts';
import type { Draft } from './autosave.ts';

interface StateLineProps {
  /** How it stands with readers: the sign and the words for it. */
  state: 'missing' | 'draft' | 'in_review' | 'approved' | 'scheduled' | 'published';
  words: string;
  draft: Pick<Draft<unknown, unknown, unknown>, 'saveState' | 'savedAt' | 'said' | 'isKeptHere' | 'theirs'>;
  /** Who else has it open, in words. */
  others?: string | null;
}

/**
 * How a text stands, and whether what is typed is safe, in a few words. Only trouble is announced: nobody wants to hear
 * of every save.
 */
export function StateLine({ state, words, draft, others = null }: StateLineProps) {
  const trouble = troubleIn(draft);
  return (
    <div className="state-line">
      <p className={`sign ${draft.saveState === 'changed' ? 'broken' : state}`}>{words}</p>
      {isCalm(draft) && <p className="soft">{calmWords(draft)}</p>}
      <p role="status" className={trouble === null ? undefined : 'trouble'}>
        {trouble}
        {draft.saveState === 'logged-out' && (
          <>
            {' '}
            <a href="/login" target="_blank" rel="noopener">
              Log in
            </a>
          </>
        )}
        {draft.saveState === 'changed' && (
          <>
            {' '}
            <a href="#changed">Compare the two</a>
          </>
        )}
      </p>
      {others !== null && <p className="soft">{others}</p>}
    </div>
  );
}

function calmWords({ saveState, savedAt }: StateLineProps['draft']): string {
  if (saveState === 'saving') return 'Saving';
  if (saveState === 'unsaved') return 'Not saved yet';
  return savedAt === null ? 'Nothing is written yet.' : `Saved at ${clockTime(savedAt)}`;
}

const isCalm = ({ saveState }: StateLineProps['draft']): boolean =>
  saveState === 'saved' || saveState === 'unsaved' || saveState === 'saving';

const notHere =
  'This browser has no room to keep your words, so please do not close the page before they are saved.';

function troubleIn({ saveState, said, isKeptHere, theirs }: StateLineProps['draft']): string | null {
  const here = isKeptHere ? 'Your words are kept on this device.' : notHere;
  switch (saveState) {
    case 'unreachable':
      return isKeptHere
        ? 'No connection. Every word is kept on this device and will be saved when it is back.'
        : `No connection. ${notHere}`;
    case 'logged-out':
      return `You have been logged out. ${here}`;
    case 'refused':
      return `Not saved yet. ${said ?? 'Something went wrong.'} ${here}`;
    case 'changed':
      return `${theirs?.savedBy ?? 'Somebody'} saved another version${theirs?.savedAt == null ? '' : ` at ${clockTime(theirs.savedAt)}`}.`;
    case 'saved':
    case 'unsaved':
    case 'saving':
      // As long as it is so, and not anew at every save.
      return isKeptHere ? null : notHere;
  }
}
