import type { PostEditing } from './use-post-editing.ts';

const formatTime = (at: string): string =>
  new Date(at).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** Notices about restored and set-aside text, with their actions. */
export function Notes({
  editing: { comeBack, aside, takeSaved, bringBack, letGo, savedPost },
}: {
  editing: PostEditing;
}) {
  return (
    <>
      {comeBack !== null && (
        <div className="note">
          <p>
            These are words of {formatTime(comeBack)} that were not saved yet. They are back as you left them.
          </p>
          <button className="quiet" type="button" onClick={takeSaved}>
            {savedPost === null ? 'Begin with an empty page' : 'Go back to the saved post'}
          </button>
        </div>
      )}
      {aside !== null && (
        <div className="note">
          <p>Your words of {formatTime(aside.at)} are set aside.</p>
          <button className="quiet" type="button" onClick={bringBack}>
            Bring them back
          </button>
          <button className="quiet" type="button" onClick={letGo}>
            Throw them away
          </button>
        </div>
      )}
    </>
  );
}
