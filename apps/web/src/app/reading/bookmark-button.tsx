import './saved.css';
import type { TextRef } from '@wayfare/contracts/calls/bookmarks';
import { useRef, useState } from 'react';
import { toFailureMessage } from '#api/failure-message.ts';
import { StatusLine } from '#ui/status-line.tsx';
import { useBookmarks, useSetBookmark } from './use-bookmarks.ts';

interface BookmarkButtonProps extends Pick<TextRef, 'kind'> {
  /** The date of a homily or the id of a post. */
  of: string;
}

/** Updates at once and reverts if the request fails. */
export function BookmarkButton({ kind, of }: BookmarkButtonProps) {
  const { state } = useBookmarks();
  const setBookmark = useSetBookmark();
  const [requested, setRequested] = useState<boolean | null>(null);
  const [message, setMessage] = useState<string | null>(null);
  const latest = useRef(0);
  // Reserves the space while loading.
  if (state.status !== 'success') return <div className="bookmark" />;
  const isBookmarked = requested ?? state.data.some((each) => each.kind === kind && each.ref === of);

  async function toggle() {
    const press = ++latest.current;
    setRequested(!isBookmarked);
    setMessage(null);
    try {
      await setBookmark({ kind, ref: of }, !isBookmarked);
      if (press === latest.current && !isBookmarked) setMessage('You find it under Saved.');
    } catch (error) {
      if (press !== latest.current) return;
      setRequested(isBookmarked);
      setMessage(toFailureMessage(error));
    }
  }

  return (
    <div className="bookmark">
      <button
        className="quiet bookmark-button"
        type="button"
        aria-pressed={isBookmarked}
        onClick={() => void toggle()}
      >
        <svg viewBox="0 0 16 20" aria-hidden="true">
          <path d="M2 1.5h12v16.8l-6-4.6-6 4.6z" />
        </svg>
        {isBookmarked ? 'Saved' : 'Save this page'}
      </button>
      <StatusLine message={message} />
    </div>
  );
}
