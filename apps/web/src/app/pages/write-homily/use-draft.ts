import { type EditedHomily, getEditedHomily, saveHomily } from '@wayfare/contracts/calls/homily-editor';
import { useEffect, useState } from 'react';
import { withToken } from '#api/authenticated-call.ts';
import { call } from '#api/call.ts';
import { openDesk } from '#app/editing/open-desk.ts';
import { tabsWith } from '#app/editing/tabs.ts';
import { type Desk, useDesk } from '#app/editing/use-desk.ts';
import { useMember } from '#app/member/member.tsx';
import { draftThere, type HomilyAutosave, type HomilyThere, localHomilies } from './homily-draft.ts';
import { contentOf, homilyKind, type TypedHomily } from './typed-homily.ts';

type OpenDraft = Desk<TypedHomily, HomilyThere['version'], HomilyThere['facts']> & {
  /** Where the version is put that was not chosen. */
  readonly aside: ReturnType<typeof localHomilies>;
};

/** The draft of one date. */
export function useDraft(homily: EditedHomily): OpenDraft {
  const { config, person } = useMember();
  const { date } = homily;
  const owner = person.email ?? '';
  const [tabs] = useState(() =>
    tabsWith<TypedHomily, HomilyThere['version']>(() => `homily ${date} ${owner}`),
  );
  const [there] = useState(() => draftThere(homily));
  const desk = useDesk(
    (): HomilyAutosave =>
      openDesk(there, {
        kind: homilyKind,
        localDrafts: localHomilies(owner, 'unsaved'),
        ref: () => date,
        onKept: tabs.tell,
        look: async () =>
          draftThere(
            await withToken(config, (token) =>
              call(getEditedHomily, { params: { date } }, { config, token }),
            ),
          ),
        save: async (typed, on) => {
          const body = { content: contentOf(typed), version: on };
          const saved = await withToken(config, (token) =>
            call(saveHomily, { params: { date }, body }, { config, token }),
          );
          const { version, savedAt, ...facts } = saved;
          return { typed, version, savedAt, savedBy: null, facts };
        },
      }),
  );
  useEffect(() => {
    return tabs.hear(desk.autosave.follow);
  }, [tabs, desk.autosave]);
  const [aside] = useState(() => localHomilies(owner, 'aside'));
  return { ...desk, aside };
}
