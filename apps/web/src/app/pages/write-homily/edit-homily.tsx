import { useFocusOnNavigation } from '#app/member/page-hooks.ts';
import '#app/editing/desk.css';
import './homily-editor.css';
import { Suspense, useRef, useState } from 'react';
import { PageAndPanel } from '#app/editing/page-and-panel.tsx';
import { wholeDate } from '#ui/format-date.ts';
import { lazyComponent } from '#ui/lazy-component.tsx';
import { DayActions, DayPanel } from './day-panel.tsx';
import { Days } from './days.tsx';
import { EditorBar } from './editor-bar.tsx';
import { BesideTheText, HomilyForm } from './homily-form.tsx';
import { type HomilyDraft, isPublished } from './homily-kind.ts';
import type { Action } from './open-action.tsx';
import { type AskedDate, Opening } from './opening.tsx';
import { Swapped } from './swapped.tsx';
import { useHomily } from './use-homily.ts';

const OpenAction = lazyComponent(() => import('./open-action.tsx').then((part) => part.OpenAction));
const Comments = lazyComponent(() =>
  import('#app/editing/review/comments.tsx').then((part) => part.Comments),
);
const ReviewPart = lazyComponent(() =>
  import('#app/editing/review/review-part.tsx').then((part) => part.ReviewPart),
);
const RecordingPart = lazyComponent(() =>
  import('#app/pages/write-homily/recording/recording-part.tsx').then((part) => part.RecordingPart),
);

export const EditHomily = (props: AskedDate) => (
  <Opening key={props.date} {...props} verb="Write for">
    {(draft) => <Editor draft={draft} />}
  </Opening>
);

function Editor({ draft }: { draft: HomilyDraft }) {
  const { details } = draft;
  const { day, suggestions } = details;
  const { date } = day;
  const { session, state } = useHomily(draft);
  const [action, setAction] = useState<Action | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOnNavigation(heading);
  const { text, version } = state;
  const fields = { session, state };
  const isReviewed = text.review !== undefined && version !== null;
  return (
    <div className="editor" data-day={day.color}>
      <PageAndPanel
        about="The day"
        opener="This day"
        panel={
          <>
            {isReviewed && (
              <Suspense>
                <Comments text={{ kind: 'homily', date }} />
              </Suspense>
            )}
            <DayPanel details={details} />
            <section aria-label="Beside the text">
              <BesideTheText {...fields} />
            </section>
            <Suspense>
              <RecordingPart date={date} onSave={session.flush} />
            </Suspense>
            <DayActions state={state} onAction={setAction} />
          </>
        }
      >
        {(opener) => (
          <>
            <h1 className="of-day" tabIndex={-1} ref={heading}>
              {wholeDate(date)}
            </h1>
            <EditorBar {...fields} details={details} onAction={setAction} opener={opener} />
            <Days today={details.today} date={date} text={text} />
            {isReviewed && text.review !== undefined && (
              <Suspense>
                <ReviewPart
                  review={text.review}
                  hasNews={!isPublished(text) || text.hasChanges}
                  text={{
                    kind: 'homily',
                    ref: date,
                    save: async () => ((await session.flush()) ? session.getLock().version : null),
                    onReview: (review) => session.setText({ review }),
                    onChanged: () => void session.beat(),
                  }}
                />
              </Suspense>
            )}
            <Swapped />
            <HomilyForm {...fields} suggestions={suggestions} />
          </>
        )}
      </PageAndPanel>
      {action !== null && (
        <Suspense>
          <OpenAction {...fields} details={details} action={action} onClose={() => setAction(null)} />
        </Suspense>
      )}
    </div>
  );
}
