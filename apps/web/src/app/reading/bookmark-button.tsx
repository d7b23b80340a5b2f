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
  const set = useSetBookmark();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [message, setMessage] = useState<string | null>(null);
  const latest = useRef(0);
  // Reserves the space while loading.
  if (state.status !== 'success') return <div className="keep" />;
  const isKept = wanted ?? state.data.some((each) => each.kind === kind && each.ref === of);

  async function turn() {
    const press = ++latest.current;
    setWanted(!isKept);
    setMessage(null);
    try {
      await set({ kind, ref: of }, !isKept);
      if (press === latest.current && !isKept) setMessage('You find it under Kept.');
    } catch (error) {
      if (press !== latest.current) return;
      setWanted(isKept);
      setMessage(toFailureMessage(error));
    }
  }

  return (
    <div className="keep">
      <button className="quiet keep-button" type="button" aria-pressed={isKept} onClick={() => void turn()}>
        <svg viewBox="0 0 16 20" aria-hidden="true">
          <path d="M2 1.5h12v16.8l-6-4.6-6 4.6z" />
        </svg>
        {isKept ? 'Kept' : 'Keep this page'}
      </button>
      <StatusLine message={message} />
    </div>
  );
}
