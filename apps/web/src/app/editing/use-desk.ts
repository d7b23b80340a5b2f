import { useEffect, useState, useSyncExternalStore } from 'react';
import { openEditors } from '../member/open-editors.ts';
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
    // Whoever logs in again in another tab writes into what all tabs share.
    let back: ReturnType<typeof setTimeout> | undefined;
    const saveWhenBack = () => {
      clearTimeout(back);
      // It writes one thing after the other.
      if (autosave.now().saveState === 'logged-out') back = setTimeout(save, 1_000);
    };
    const keepWhenHidden = () => {
      autosave.keep();
      if (document.visibilityState === 'hidden') save();
      else saveWhenBack();
    };
    const hold = (event: BeforeUnloadEvent) => {
      autosave.keep();
      // Only where the browser would lose it: otherwise it is still here at the next visit.
      if (!autosave.isSafe()) event.preventDefault();
    };
    openEditors.add(autosave);
    autosave.seen();
    document.addEventListener('visibilitychange', keepWhenHidden);
    addEventListener('focus', saveWhenBack);
    addEventListener('storage', saveWhenBack);
    document.addEventListener('focusout', save);
    addEventListener('pagehide', autosave.keep);
    addEventListener('online', save);
    addEventListener('beforeunload', hold);
    return () => {
      clearTimeout(back);
      openEditors.delete(autosave);
      document.removeEventListener('visibilitychange', keepWhenHidden);
      removeEventListener('focus', saveWhenBack);
      removeEventListener('storage', saveWhenBack);
      document.removeEventListener('focusout', save);
      removeEventListener('pagehide', autosave.keep);
      removeEventListener('online', save);
      removeEventListener('beforeunload', hold);
      save();
      autosave.stop();
    };
  }, [autosave]);

  return { draft, autosave };
}
