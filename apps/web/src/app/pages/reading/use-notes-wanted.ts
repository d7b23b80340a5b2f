import { useEffect, useState } from 'react';

/** Days whose notes were loaded in this visit. */
const wanted = new Set<string>();

/** Whether to load the notes: there are some, or text is selected. */
export function useNeedsNotes(date: string, hasNotes: boolean | undefined): boolean {
  const [isAskedFor, setIsAskedFor] = useState(() => wanted.has(date) || hasNoteDraft(date));
  const isWanted = isAskedFor || hasNotes !== false;
  useEffect(() => {
    if (isWanted) {
      wanted.add(date);
      return;
    }
    const look = () => {
      if (getSelection()?.isCollapsed === false) setIsAskedFor(true);
    };
    // The selection may be older than the listener.
    const timer = setTimeout(look);
    document.addEventListener('selectionchange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('selectionchange', look);
    };
  }, [date, isWanted]);
  return isWanted;
}

/** See pending-notes.ts for the key. */
const hasNoteDraft = (date: string): boolean =>
  Object.keys(localStorage).some(
    (name) => name.startsWith('wayfare-note:') && name.includes(`:homily:${date}:`),
  );
