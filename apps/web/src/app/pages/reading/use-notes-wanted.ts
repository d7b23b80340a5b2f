import { useEffect, useState } from 'react';

/** For which days notes were looked for in this visit. */
const wanted = new Set<string>();

/** Whether what shows notes is worth its weight: there are some, or some words are being chosen that one may hang on. */
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
    // Somebody may have chosen before this was listening.
    const timer = setTimeout(look);
    document.addEventListener('selectionchange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('selectionchange', look);
    };
  }, [date, isWanted]);
  return isWanted;
}

/** What was being written at it lies on this device: see note-drafts.ts. */
const hasNoteDraft = (date: string): boolean =>
  Object.keys(localStorage).some(
    (name) => name.startsWith('wayfare-note:') && name.includes(`:homily:${date}:`),
  );
