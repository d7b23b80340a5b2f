import { clockTime } from '#app/desk/clock-time.ts';
import type { HomilyDraft } from './homily-draft.ts';

/** Whether what is typed is safe, in a few words. Only trouble is announced: nobody wants to hear of every save. */
export function SaveLine({ draft }: { draft: HomilyDraft }) {
  const trouble = troubleIn(draft);
  return (
    <div className="save-line">
      {trouble === null && <p className="soft">{calmWords(draft)}</p>}
      <p role="status" className={trouble === null ? undefined : 'trouble'}>
        {trouble}
      </p>
    </div>
  );
}

function calmWords({ saveState, savedAt }: HomilyDraft): string {
  if (saveState === 'saving') return 'Saving...';
  if (saveState === 'unsaved') return 'Not saved yet';
  return savedAt === null ? 'Nothing is written yet.' : `Saved at ${clockTime(savedAt)}`;
}

function troubleIn({ saveState, said, isKeptHere }: HomilyDraft): string | null {
  const here = isKeptHere
    ? 'It is kept in this browser'
    : 'This browser has no room to keep it, so please do not close the page';
  switch (saveState) {
    case 'unreachable':
      return `Not saved yet: the server is not answering. ${here}, and we will try again.`;
    case 'refused':
      return `Not saved yet. ${said ?? 'Something went wrong.'} ${here}.`;
    case 'logged-out':
      return `You have been logged out. ${here}.`;
    case 'changed':
      return `Not saved yet: somebody else has saved this day. ${here}.`;
    case 'saved':
    case 'unsaved':
    case 'saving':
      return isKeptHere ? null : `Not saved yet. ${here}.`;
  }
}
