import { useFocusOnNavigation } from '#app/member/page-hooks.ts';
import '#app/editing/desk.css';
import './homily-editor.css';
import { Suspense, useRef, useState } from 'react';
import { Frame } from '#app/editing/frame/frame.tsx';
import { StateLine } from '#app/editing/session/state-line.tsx';
import { wholeDate } from '#ui/format-date.ts';
import { lazyComponent } from '#ui/lazy-component.tsx';
import { DayActions, DayPanel } from './day-panel.tsx';
import { Days } from './days.tsx';
import { HomilyForm, HomilySettings } from './homily-form.tsx';
import { type Action, type HomilyDraft, isPublished } from './homily-kind.ts';
import { type AskedDate, Opening } from './opening.tsx';
import { describePublishing } from './state-words.ts';
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
  const { day } = details;
  const { date } = day;
  const { session, state } = useHomily(draft);
  const [action, setAction] = useState<Action | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOnNavigation(heading);
  const { text, version, mode, content } = state;
  const fields = { session, state };
  const review = version === null ? undefined : text.review;
  const isOut = isPublished(text);
  const hasNews = !isOut || text.hasChanges || state.saveState !== 'saved';
  return (
    <div data-day={day.color}>
      <Frame
        about="This day"
        state={
          <StateLine
            session={state}
            opensAt={wholeDate(date)}
            onPublish={() => setAction('publish')}
            onDrop={() => setAction('drop')}
            onCompare={() => setAction('compare')}
            onTakeOver={() => void session.takeOver()}
            onRetry={session.retry}
          />
        }
        viewer={mode === 'editing' ? state.viewer : null}
        text={content.homilyText}
        onPreview={() => setAction('preview')}
        onHistory={() => setAction('history')}
        buttons={
          mode === 'editing' &&
          hasNews && (
            <button type="button" className="btn small" onClick={() => setAction('publish')}>
              {isOut ? 'Publish changes...' : `${describePublishing(date, details.today).verb}...`}
            </button>
          )
        }
        notices={
          <>
            <h1 className="of-day" tabIndex={-1} ref={heading}>
              {wholeDate(date)}
            </h1>
            <Days today={details.today} date={date} text={text} />
            {review !== undefined && (
              <Suspense>
                <ReviewPart
                  review={review}
                  hasNews={!isOut || text.hasChanges}
                  text={{
                    kind: 'homily',
                    ref: date,
                    save: async () => ((await session.flush()) ? session.getLock().version : null),
                    onReview: (status) => session.setText({ review: status }),
                    onChanged: () => void session.beat(),
                  }}
                />
              </Suspense>
            )}
            <Swapped />
          </>
        }
        panel={
          <>
            {review !== undefined && (
              <Suspense>
                <Comments text={{ kind: 'homily', date }} />
              </Suspense>
            )}
            <DayPanel details={details} />
            <HomilySettings {...fields} />
            <Suspense>
              <RecordingPart date={date} onSave={session.flush} />
            </Suspense>
            <DayActions state={state} onAction={setAction} />
          </>
        }
      >
        <HomilyForm {...fields} suggestions={details.suggestions} />
        {action !== null && (
          <Suspense>
            <OpenAction {...fields} details={details} action={action} onClose={() => setAction(null)} />
          </Suspense>
        )}
      </Frame>
    </div>
  );
}
