import '#app/editing/desk.css';
import './homily-editor.css';
import { isHomilyDate } from '@wayfare/contracts/calls/homily';
import { homilyCalls } from '@wayfare/contracts/calls/homily-drafts';
import { unpublishHomily } from '@wayfare/contracts/calls/homily-editor';
import { withCheckMark, withCrossMark } from '@wayfare/contracts/messages/marks';
import { addDays } from '@wayfare/contracts/rules/calendar-date';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { ApiError } from '#api/api-error.ts';
import { toFailureMessage } from '#api/failure-message.ts';
import { Frame } from '#app/editing/frame/frame.tsx';
import { SaveButtons } from '#app/editing/frame/save-buttons.tsx';
import { StateLine } from '#app/editing/session/state-line.tsx';
import { useSession } from '#app/editing/session/use-session.ts';
import { useMember } from '#app/member/member.tsx';
import { useFocusOnNavigation, usePageTitle } from '#app/member/page-hooks.ts';
import type { Query } from '#app/member/use-query.ts';
import { paths } from '#paths.ts';
import { Button } from '#ui/button.tsx';
import { FocusedHeading } from '#ui/focused-heading.tsx';
import { wholeDate } from '#ui/format-date.ts';
import { lazyComponent } from '#ui/lazy-component.tsx';
import { StatusLine } from '#ui/status-line.tsx';
import { DayPanel } from './day-panel.tsx';
import { Days } from './days.tsx';
import { AccessDenied } from './homily-admins-only.tsx';
import { HomilyForm, HomilySettings } from './homily-form.tsx';
import {
  type Action,
  changeText,
  type HomilyDraft,
  isPublished,
  notSaved,
  parseHomily,
  toServerDraft,
  toTextState,
} from './homily-kind.ts';

const ActionDialog = lazyComponent(() => import('./dialogs.tsx').then((part) => part.ActionDialog));
const TakeOffDialog = lazyComponent(() =>
  import('#app/editing/frame/take-off-dialog.tsx').then((part) => part.TakeOffDialog),
);
const Comments = lazyComponent(() =>
  import('#app/editing/review/comments.tsx').then((part) => part.Comments),
);
const ReviewPart = lazyComponent(() =>
  import('#app/editing/review/review-part.tsx').then((part) => part.ReviewPart),
);
const RecordingSetting = lazyComponent(() =>
  import('./recording/recording-setting.tsx').then((part) => part.RecordingSetting),
);

/** The query of the date runs while the script of the page loads. */
interface EditHomilyProps extends Pick<Query<HomilyDraft>, 'state' | 'retry'> {
  readonly date: string;
}

export function EditHomily({ date, state, retry }: EditHomilyProps) {
  const isDate = isHomilyDate(date);
  usePageTitle(isDate ? `Write for ${wholeDate(date)}` : null);
  if (!isDate)
    return (
      <div className="flow">
        <FocusedHeading>That day is not on the calendar</FocusedHeading>
        <p className="lead">
          Homilies are dated from 1970 to 2100. Choose one in{' '}
          <Link to={paths.writeHomilies}>the calendar</Link>.
        </p>
      </div>
    );
  if (state.status === 'success') return <Editor key={date} draft={state.data} />;
  if (state.status === 'error' && state.error instanceof ApiError && state.error.status === 403)
    return <AccessDenied />;
  return (
    <div className="flow" aria-busy={state.status === 'loading'}>
      <h1 className="pg">{wholeDate(date)}</h1>
      {state.status === 'loading' ? (
        <div className="skeleton">
          <p className="vh">Opening this day...</p>
          <span />
          <span />
        </div>
      ) : (
        <>
          <p className="lead">We couldn’t open this day. What was typed in this browser is kept.</p>
          <Button onClick={retry}>Try again</Button>
        </>
      )}
    </div>
  );
}

/** The session of the homily of one date. */
function useHomily(draft: HomilyDraft) {
  const { callApi, person } = useMember();
  const { date } = draft.details.day;
  const byLine = person.name ?? '';
  return useSession({
    text: { kind: 'homily', ref: date },
    calls: homilyCalls,
    start: toServerDraft(draft, byLine),
    load: async () => toServerDraft(await callApi(homilyCalls.getDraft, { params: { ref: date } }), byLine),
    parseContent: parseHomily,
  });
}

/** A message that the last page leaves with the address. It is shown once, and not after a reload. */
function useArrivalMessage(): string | null {
  const { state } = useLocation();
  const navigate = useNavigate();
  const [message] = useState(typeof state === 'string' ? state : null);
  useEffect(() => {
    if (message !== null) void navigate('.', { replace: true, state: null });
  }, [message, navigate]);
  return message;
}

function Editor({ draft }: { draft: HomilyDraft }) {
  const { callApi } = useMember();
  const { session, state } = useHomily(draft);
  const [details, setDetails] = useState(draft.details);
  const [action, setAction] = useState<Action | null>(null);
  const [isTakingOff, setIsTakingOff] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const [message, setMessage] = useState(useArrivalMessage());
  const line = useRef<HTMLOutputElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOnNavigation(heading);
  const { date, color } = details.day;
  const isInStrip = date >= details.today && date < addDays(details.today, 14);
  const { text, version, mode, content } = state;
  const fields = { session, state };
  const review = version === null ? undefined : text.review;
  const isOut = isPublished(text);

  function open(next: Action) {
    setMessage(null);
    setAction(next);
  }

  async function save(): Promise<string | null> {
    if (!isOut) return (await session.flush()) ? null : notSaved;
    return changeText(session, async ({ token }) => {
      const unpublished = await callApi(unpublishHomily, { params: { date }, query: { token } });
      session.setText({ state: toTextState(unpublished.state), hasChanges: false });
      return null;
    });
  }

  /** Takes a published homily off the site. */
  async function saveDraft() {
    if (isSaving) return;
    setIsSaving(true);
    setMessage(null);
    const failure = await save().catch(toFailureMessage);
    const isEmpty = session.getLock().version === null;
    setMessage(
      failure ??
        (isEmpty ? withCrossMark('Nothing is written yet.') : withCheckMark('Draft saved successfully!')),
    );
    setIsSaving(false);
    line.current?.focus();
  }

  return (
    <div data-day={color}>
      <Frame
        about="This day"
        state={
          <StateLine
            session={state}
            opensAt={wholeDate(date)}
            onPublish={() => open('publish')}
            onDrop={() => open('drop')}
            onCompare={() => open('compare')}
            onTakeOver={() => void session.takeOver()}
            onRetry={session.retry}
          />
        }
        viewer={mode === 'editing' ? state.viewer : null}
        text={content.homilyText}
        onPreview={() => open('preview')}
        onHistory={() => open('history')}
        buttons={
          <SaveButtons
            busy={isSaving ? 'save' : null}
            isDisabled={mode !== 'editing'}
            onSaveDraft={() => (isOut ? setIsTakingOff(true) : void saveDraft())}
            onPublish={() => open('publish')}
          />
        }
        notices={
          <>
            <h1 className={isInStrip ? 'vh' : 'of-day'} tabIndex={-1} ref={heading}>
              {wholeDate(date)}
            </h1>
            <Days today={details.today} date={date} text={text} />
            <div className="frame-message">
              <StatusLine message={message} ref={line} />
            </div>
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
          </>
        }
        panel={
          <>
            {review !== undefined && (
              <Suspense>
                <Comments kind="homily" textRef={date} />
              </Suspense>
            )}
            <DayPanel details={details} state={state} onAction={open}>
              <HomilySettings
                {...fields}
                recording={
                  <Suspense>
                    <RecordingSetting date={date} savedAt={state.savedAt} onSave={session.flush} />
                  </Suspense>
                }
              />
            </DayPanel>
          </>
        }
      >
        <HomilyForm {...fields} suggestions={details.suggestions} />
        <Suspense>
          {action !== null && (
            <ActionDialog
              {...fields}
              action={action}
              details={details}
              onDay={(day, isDayCorrected) => setDetails({ ...details, day, isDayCorrected })}
              onDone={setMessage}
              onClose={() => setAction(null)}
            />
          )}
          {isTakingOff && (
            <TakeOffDialog
              name="homily"
              isScheduled={text.state === 'scheduled'}
              onTakeOff={() => void saveDraft()}
              onClose={() => setIsTakingOff(false)}
            />
          )}
        </Suspense>
      </Frame>
    </div>
  );
}
