import '#app/editing/desk.css';
import './homily-editor.css';
import { isHomilyDate } from '@wayfare/contracts/calls/homily';
import { homilyCalls } from '@wayfare/contracts/calls/homily-drafts';
import { unpublishHomily } from '@wayfare/contracts/calls/homily-editor';
import { withCheckMark, withCrossMark } from '@wayfare/contracts/messages/marks';
import { addDays } from '@wayfare/contracts/rules/calendar-date';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { toFailureMessage } from '#api/failure-message.ts';
import { changeText } from '#app/editing/change-text.ts';
import { Frame } from '#app/editing/frame/frame.tsx';
import { useSession } from '#app/editing/session/use-session.ts';
import { LoadError, Skeleton } from '#app/member/loading.tsx';
import { useMember } from '#app/member/member.tsx';
import { useFocusOnNavigation, usePageTitle, useToday } from '#app/member/page-hooks.ts';
import type { Query } from '#app/member/use-query.ts';
import { paths } from '#paths.ts';
import { FocusedHeading } from '#ui/focused-heading.tsx';
import { wholeDate } from '#ui/format-date.ts';
import { lazyComponent } from '#ui/lazy-component.tsx';
import { useStatus } from '#ui/use-status.tsx';
import { DayPanel } from './day-panel.tsx';
import { Days } from './days.tsx';
import { HomilyForm } from './homily-form.tsx';
import {
  type Action,
  type HomilyDraft,
  isPublished,
  parseHomily,
  toOpened,
  toServerDraft,
} from './homily-kind.ts';

const ActionDialog = lazyComponent(() => import('./dialogs.tsx').then((part) => part.ActionDialog));

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
  return (
    <div className="flow">
      <h1 className="pg">{wholeDate(date)}</h1>
      {state.status === 'loading' ? (
        <Skeleton label="Opening this day..." />
      ) : (
        <LoadError onRetry={retry}>
          We couldn’t open this day. What was typed in this browser is kept.
        </LoadError>
      )}
    </div>
  );
}

function Editor({ draft }: { draft: HomilyDraft }) {
  const { callApi, person } = useMember();
  const { date } = draft.details.day;
  const byLine = person.name ?? '';
  const { session, state: loadedState } = useSession({
    text: { kind: 'homily', ref: date },
    calls: homilyCalls,
    start: toServerDraft(draft, byLine),
    load: async () => toServerDraft(await callApi(homilyCalls.getDraft, { params: { ref: date } }), byLine),
    parseContent: parseHomily,
  });
  const [loadedDetails, setDetails] = useState(draft.details);
  // The editor may stay open past midnight, when the homily of the new day opens.
  const today = useToday(draft.details.today);
  const details = { ...loadedDetails, today };
  const state = date > today ? loadedState : toOpened(loadedState);
  const [action, setAction] = useState<Action | null>(null);
  const [isPublishedPageOpen, setIsPublishedPageOpen] = useState(false);
  const arrival: unknown = useLocation().state;
  const { isBusy, line, setMessage, start, report } = useStatus(typeof arrival === 'string' ? arrival : null);
  const navigate = useNavigate();
  // The message of the page before is not shown again after a reload.
  useEffect(() => {
    if (typeof arrival === 'string') void navigate('.', { replace: true, state: null });
  }, [arrival, navigate]);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOnNavigation(heading);
  const isInStrip = date >= today && date < addDays(today, 14);
  const { text } = state;
  const isOut = isPublished(text);
  const isPublishedPageShown = isPublishedPageOpen && isOut && state.mode === 'editing';
  const shownAction = action ?? (isPublishedPageShown ? 'published' : null);

  function open(next: Action) {
    setMessage(null);
    setIsPublishedPageOpen(false);
    setAction(next);
  }

  /** Takes a published homily off the site. */
  async function saveDraft() {
    if (!start()) return;
    if ((await session.flush()) && session.getLock().version === null)
      return report(withCrossMark('Nothing is written yet.'));
    const failure = await changeText(session, async ({ token }) => {
      if (!isOut) return;
      const unpublished = await callApi(unpublishHomily, { params: { date }, query: { token } });
      session.setText({ state: unpublished.state, hasChanges: false });
    }).catch(toFailureMessage);
    report(failure ?? withCheckMark('Draft saved successfully!'));
  }

  return (
    <div data-day={details.day.color}>
      <Frame
        kind="homily"
        textRef={date}
        session={session}
        state={state}
        about="This day"
        opensAt={wholeDate(date)}
        busy={isBusy ? 'save' : null}
        onOpen={open}
        onSaveDraft={() => (isOut ? open('take-off') : void saveDraft())}
        onPublish={() => open('publish')}
        heading={
          <>
            <h1 className={isInStrip ? 'vh' : 'of-day'} tabIndex={-1} ref={heading}>
              {wholeDate(date)}
            </h1>
            <Days today={today} date={date} text={text} />
          </>
        }
        message={line}
        panel={<DayPanel session={session} state={state} details={details} onAction={open} />}
        dialog={
          shownAction !== null && (
            <ActionDialog
              session={session}
              state={state}
              action={shownAction}
              details={details}
              onDay={(day, isDayCorrected) => setDetails({ ...details, day, isDayCorrected })}
              onOpen={setAction}
              onTakeOff={() => {
                // It hides the message.
                setIsPublishedPageOpen(false);
                void saveDraft();
              }}
              onPublished={() => setIsPublishedPageOpen(true)}
              onDone={(message) => {
                setIsPublishedPageOpen(false);
                setMessage(message);
              }}
              onClose={() => (action === null ? setIsPublishedPageOpen(false) : setAction(null))}
            />
          )
        }
      >
        <HomilyForm session={session} state={state} suggestions={details.suggestions} />
      </Frame>
    </div>
  );
}
