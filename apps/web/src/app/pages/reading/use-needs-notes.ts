import { useEffect, useState } from 'react';

/** Days whose notes were loaded in this visit. */
const loadedDates = new Set<string>();

/** Whether to load the notes: there are some, or text is selected. */
export function useNeedsNotes(date: string, hasNotes: boolean | undefined): boolean {
  const [isRequested, setIsRequested] = useState(() => loadedDates.has(date) || hasNoteDraft(date));
  const isNeeded = isRequested || hasNotes !== false;
  useEffect(() => {
    if (isNeeded) {
      loadedDates.add(date);
      return;
    }
    const checkSelection = () => {
      if (getSelection()?.isCollapsed === false) setIsRequested(true);
    };
    // The selection may be older than the listener.
    const timer = setTimeout(checkSelection);
    document.addEventListener('selectionchange', checkSelection);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('selectionchange', checkSelection);
    };
  }, [date, isNeeded]);
  return isNeeded;
}

/** See pending-notes.ts for the key. */
const hasNoteDraft = (date: string): boolean =>
  Object.keys(localStorage).some(
    (name) => name.startsWith('wayfare-note:') && name.includes(`:homily:${date}:`),
  );
