import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Autosave, Draft } from './autosave.ts';

export interface Desk<Typed, Version, Facts> {
  readonly draft: Draft<Typed, Version, Facts>;
  readonly autosave: Autosave<Typed, Version, Facts>;
}

/** A text, kept and saved for as long as its page is open, and once more when it is left. */
export function useDesk<Typed, Version, Facts>(
  open: () => Autosave<Typed, Version, Facts>,
): Desk<Typed, Version, Facts> {
  const [autosave] = useState(open);
  const draft = useSyncExternalStore(autosave.subscribe, autosave.now);

  useEffect(() => {
    const save = () => void autosave.flush();
    const keepWhenHidden = () => {
      autosave.keep();
      if (document.visibilityState === 'hidden' || autosave.now().saveState === 'logged-out') save();
    };
    const hold = (event: BeforeUnloadEvent) => {
      autosave.keep();
      // Only where the browser would lose it: otherwise it is still here at the next visit.
      const { isKeptHere, saveState } = autosave.now();
      if (!isKeptHere && saveState !== 'saved') event.preventDefault();
    };
    document.addEventListener('visibilitychange', keepWhenHidden);
    addEventListener('focus', keepWhenHidden);
    addEventListener('pagehide', autosave.keep);
    addEventListener('online', save);
    addEventListener('beforeunload', hold);
    return () => {
      document.removeEventListener('visibilitychange', keepWhenHidden);
      removeEventListener('focus', keepWhenHidden);
      removeEventListener('pagehide', autosave.keep);
      removeEventListener('online', save);
      removeEventListener('beforeunload', hold);
      save();
      autosave.stop();
    };
  }, [autosave]);

  return { draft, autosave };
}
