import type { TextRef } from '@wayfare/contracts/calls/bookmarks';
import { Link } from 'react-router';
import { paths } from '#paths.ts';
import { StatusLine } from '#ui/status-line.tsx';
import { Action } from './action.tsx';
import { type BookmarkState, useBookmark } from './use-bookmarks.ts';

/** Saves a post, or removes it. */
export function BookmarkButton({ text }: { text: TextRef }) {
  const bookmark = useBookmark(text);
  return (
    bookmark && (
      <div className="bookmark">
        <SaveButton bookmark={bookmark} />
        <SavedLine bookmark={bookmark} />
      </div>
    )
  );
}

interface BookmarkProps {
  bookmark: BookmarkState;
}

export const SaveButton = ({ bookmark: { isBookmarked, toggle } }: BookmarkProps) => (
  <Action
    aria-pressed={isBookmarked}
    onClick={() => void toggle()}
    icon={<path d="M6.5 3.5h11v17L12 16.2 6.5 20.5z" />}
  >
    {isBookmarked ? 'Saved' : 'Save'}
  </Action>
);

/** Where the saved page is, or why it was not saved. */
export const SavedLine = ({ bookmark: { isBookmarked, error } }: BookmarkProps) => (
  <div>
    <p className="action-hint" role="status">
      {isBookmarked && (
        <>
          You find it under <Link to={paths.saved}>Saved</Link>.
        </>
      )}
    </p>
    <StatusLine message={error} />
  </div>
);
