import { useFocusOnNavigation } from '#app/member/page-hooks.ts';
import '#app/editing/desk.css';
import './homily-editor.css';
import type { EditedHomily, HomilyState } from '@wayfare/contracts/calls/homily-editor';
import { sendHomilyHeartbeat } from '@wayfare/contracts/calls/open-editors';
import { Suspense, useRef, useState } from 'react';
import { PageAndPanel } from '#app/editing/page-and-panel.tsx';
import { useOthersHere } from '#app/editing/use-others-here.ts';
import { useMember } from '#app/member/member.tsx';
import { wholeDate } from '#ui/format-date.ts';
import { lazyComponent } from '#ui/lazy-component.tsx';
import { DayPanel } from './day-panel.tsx';
import { type Act, DayActs, EditorBar, isOut } from './editor-bar.tsx';
import { BesideTheText, HomilyForm } from './homily-form.tsx';
import { type AskedDate, Opening } from './opening.tsx';
import { Swapped } from './swapped.tsx';
import type { TypedHomily } from './typed-homily.ts';
import { useDraft } from './use-draft.ts';

const OpenAct = lazyComponent(() => import('./open-act.tsx').then((part) => part.OpenAct));
const Comments = lazyComponent(() =>
  import('#app/editing/review/comments.tsx').then((part) => part.Comments),
);
const ReviewPart = lazyComponent(() =>
  import('#app/editing/review/review-part.tsx').then((part) => part.ReviewPart),
);
// Loads on demand, because conflicts are rare.
const DayConflict = lazyComponent(() => import('./day-conflict.tsx').then((part) => part.DayConflict));
const RecordingPart = lazyComponent(() =>
  import('#app/pages/write-homily/recording/recording-part.tsx').then((part) => part.RecordingPart),
);
const Aside = lazyComponent(() => import('./aside.tsx').then((part) => part.Aside));

export const EditHomily = (props: AskedDate) => (
  <Opening key={props.date} {...props} verb="Write for">
    {(homily) => <Editor homily={homily} />}
  </Opening>
);

function Editor({ homily }: { homily: EditedHomily }) {
  const { date, today } = homily;
  const { draft, autosave, aside } = useDraft(homily);
  const [savedState, setSavedState] = useState<HomilyState>(homily.state);
  const [setAside, setSetAside] = useState<TypedHomily | null>(() => aside.find(date)?.typed ?? null);
  const { callApi } = useMember();
  const others = useOthersHere(async () => (await callApi(sendHomilyHeartbeat, { params: { date } })).others);
  const [act, setAct] = useState<Act | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOnNavigation(heading);
  // The first save turns a missing homily into a draft.
  const state = savedState === 'missing' && draft.version !== null ? 'draft' : savedState;

  function putAside(typed: TypedHomily | null) {
    setSetAside(typed);
    if (typed === null) aside.drop(date);
    else aside.keep(date, { typed, version: null, at: new Date().toISOString(), base: '', sent: [] });
  }

  const { theirs } = draft;

  const change = (part: Partial<TypedHomily>) => autosave.change({ ...autosave.now().typed, ...part });

  /** Replaces the fields and sets their contents aside, so that the user can restore them. */
  function swapFor(typed: TypedHomily) {
    const before = autosave.now().typed;
    autosave.lay(typed);
    putAside(before);
  }

  const bar = { homily: { date, today, day: homily.day, state }, draft, autosave, onAct: setAct };
  const fields = { draft, onChange: change };

  return (
    <div className="editor" data-day={homily.day.color}>
      <PageAndPanel
        about="The day"
        opener="This day"
        panel={
          <>
            {draft.facts.review !== undefined && draft.version !== null && (
              <Suspense>
                <Comments text={{ kind: 'homily', date }} />
              </Suspense>
            )}
            <DayPanel homily={homily} gospelText={draft.typed.gospelText} onUse={change} />
            <section aria-label="Beside the text">
              <BesideTheText {...fields} />
            </section>
            <Suspense>
              <RecordingPart date={date} onSave={autosave.flush} />
            </Suspense>
            <DayActs {...bar} />
          </>
        }
      >
        {(opener) => (
          <>
            <h1 className="of-day" tabIndex={-1} ref={heading}>
              {wholeDate(date)}
            </h1>
            <EditorBar {...bar} opener={opener} others={others} />
            {draft.facts.review !== undefined && draft.version !== null && (
              <Suspense>
                <ReviewPart
                  review={draft.facts.review}
                  hasNews={
                    !isOut({ date, today, day: homily.day, state }) || draft.facts.hasUnpublishedChanges
                  }
                  text={{ kind: 'homily', date, autosave }}
                />
              </Suspense>
            )}
            <Swapped />
            {draft.broughtBack !== null && (
              <p className="notice-box" role="status">
                What you typed here and had not saved is back.
              </p>
            )}
            {theirs !== null && (
              <Suspense>
                <DayConflict
                  draft={draft}
                  theirs={theirs}
                  onKeepMine={() => {
                    putAside(theirs.typed);
                    autosave.goOnFrom(theirs, draft.typed);
                  }}
                  onTakeTheirs={() => {
                    putAside(draft.typed);
                    autosave.goOnFrom(theirs, theirs.typed);
                  }}
                />
              </Suspense>
            )}
            {setAside !== null && theirs === null && (
              <Suspense>
                <Aside typed={setAside} onTake={() => swapFor(setAside)} onDrop={() => putAside(null)} />
              </Suspense>
            )}
            <HomilyForm {...fields} />
          </>
        )}
      </PageAndPanel>
      {act !== null && (
        <Suspense>
          <OpenAct
            {...bar}
            act={act}
            onState={setSavedState}
            onRestore={swapFor}
            onClose={() => setAct(null)}
          />
        </Suspense>
      )}
    </div>
  );
}
