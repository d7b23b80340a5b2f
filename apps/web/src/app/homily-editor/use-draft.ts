import { type EditedHomily, saveHomily } from '@wayfare/contracts/calls/homily-editor';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useMember } from '#app/member.tsx';
import type { Autosave, Draft } from './autosave.ts';
import { type LocalDrafts, localDraftsOf } from './local-drafts.ts';
import { openDraft } from './open-draft.ts';

interface OpenDraft {
  readonly draft: Draft;
  readonly autosave: Autosave;
  /** Where the version is put that was not chosen. */
  readonly aside: LocalDrafts;
}

/** The draft of one date, kept and saved for as long as its page is open, and once more when it is left. */
export function useDraft(homily: EditedHomily): OpenDraft {
  const { ask, person } = useMember();
  const { date } = homily;
  const owner = person.email ?? '';
  const [autosave] = useState(() =>
    openDraft(homily, {
      localDrafts: localDraftsOf(localStorage, owner, 'unsaved'),
      save: (content, version) => ask(saveHomily, { params: { date }, body: { content, version } }),
    }),
  );
  const [aside] = useState(() => localDraftsOf(localStorage, owner, 'aside'));
  const draft = useSyncExternalStore(autosave.subscribe, autosave.now);

  useEffect(() => {
    const save = () => void autosave.flush();
    const saveWhenHidden = () => {
      if (document.visibilityState === 'hidden') save();
    };
    const hold = (event: BeforeUnloadEvent) => {
      // Only where the browser would lose it: otherwise it is still here at the next visit.
      if (!autosave.now().isKeptHere) event.preventDefault();
    };
    document.addEventListener('visibilitychange', saveWhenHidden);
    addEventListener('online', save);
    addEventListener('beforeunload', hold);
    return () => {
      document.removeEventListener('visibilitychange', saveWhenHidden);
      removeEventListener('online', save);
      removeEventListener('beforeunload', hold);
      save();
      autosave.stop();
    };
  }, [autosave]);

  return { draft, autosave, aside };
}
