import './frame.css';
import { getInitials } from '@wayfare/contracts/rules/initials';
import { type ReactNode, Suspense, useId, useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { lazyComponent } from '#ui/lazy-component.tsx';
import { QuietButton } from '#ui/link-button.tsx';
import type { Session } from '../session/session.ts';
import type { SessionState } from '../session/session-types.ts';
import { StateLine } from '../session/state-line.tsx';

// Load on demand, because reviews may be off.
const loadReview = () => import('../review/index.ts');
const Comments = lazyComponent(() => loadReview().then((part) => part.Comments));
const ReviewPart = lazyComponent(() => loadReview().then((part) => part.ReviewPart));

/** Dialogs that both kinds of text have. */
export type FrameDialog = 'preview' | 'history' | 'compare' | 'drop';

interface FrameProps {
  kind: 'homily' | 'post';
  /** The date of a homily, or the id of a post. */
  textRef: string;
  session: Pick<Session<never>, 'saveDraft' | 'getLock' | 'setText' | 'beat' | 'takeOver' | 'retry'>;
  state: SessionState<unknown>;
  /** The title of the panel: 'This post'. */
  about: string;
  /** When it opens, or has opened. Null for a draft. */
  opensAt: string | null;
  /** The action in progress. */
  busy: 'save' | 'publish' | null;
  onOpen: (dialog: FrameDialog) => void;
  onSaveDraft: () => void;
  onPublish: () => void;
  /** The button of the state line. Default: `onPublish`. */
  onPublishChanges?: () => void;
  /** Above the message. */
  heading?: ReactNode;
  message: ReactNode;
  panel: ReactNode;
  /** The open dialog, or what stands in place of the text. */
  dialog: ReactNode;
  /** The text. */
  children: ReactNode;
}

/** The page of an editor: one line at the top, the text, and a panel with one line per setting. */
export function Frame(props: FrameProps) {
  const { kind, textRef, session, state, about, busy, onOpen, onPublish } = props;
  const id = useId();
  const close = useRef<HTMLButtonElement>(null);
  const link = (label: string, dialog: FrameDialog) => (
    <QuietButton
      onClick={({ currentTarget }) => {
        // The sheet of a phone closes first. When the dialog closes, the focus returns to where it was before the sheet.
        currentTarget.closest<HTMLElement>('.frame-panel')?.hidePopover();
        onOpen(dialog);
      }}
    >
      {label}
    </QuietButton>
  );
  const links = (
    <span className="frame-links">
      {link('Preview', 'preview')}
      {link('History', 'history')}
    </span>
  );
  const isDisabled = state.mode !== 'editing';
  const { text } = state;
  const review = text.state === 'new' ? undefined : text.review;
  const isScheduled = text.state === 'scheduled';
  // A scheduled post needs an approval when it opens, and can be published before. A homily opens on its own day.
  const isReady = text.state === 'published' || (kind === 'homily' && isScheduled);
  const isUpToDate = isReady && !text.hasChanges && state.saveState === 'saved';
  const hasCopyToKeep = !isDisabled && text.hasChanges && (text.state === 'published' || isScheduled);
  const viewer = isDisabled ? null : state.viewer;
  // The pressed button of the state line is removed afterwards.
  const fromLine = (act: () => void) => () => {
    document.querySelector<HTMLElement>('.frame-line > .btn:last-child')?.focus();
    act();
  };
  const button = (label: string, className: string, isBusy: boolean, act: () => void, obstacle?: string) => (
    <Button
      className={className}
      busyText="Saving..."
      isBusy={isBusy}
      isDisabled={isDisabled || obstacle !== undefined}
      title={obstacle}
      onClick={() => {
        if (!isDisabled && obstacle === undefined) act();
      }}
    >
      {label}
    </Button>
  );
  return (
    <div className="frame">
      <div className="frame-line">
        <StateLine
          session={state}
          opensAt={props.opensAt}
          onPublish={fromLine(props.onPublishChanges ?? onPublish)}
          onDrop={fromLine(() => onOpen('drop'))}
          onCompare={() => onOpen('compare')}
          onTakeOver={() => void session.takeOver()}
          onRetry={session.retry}
        />
        {viewer !== null && (
          <p className="frame-viewer">
            <span className="initials" aria-hidden="true">
              {getInitials(viewer.name).slice(0, 1)}
            </span>
            {viewer.name} is reading
          </p>
        )}
        {links}
        {button('Save Draft', 'btn small line', busy === 'save', props.onSaveDraft)}
        {button(
          'Publish',
          'btn small',
          busy === 'publish',
          onPublish,
          isUpToDate ? 'Nothing new to publish' : undefined,
        )}
      </div>
      <div className="frame-paper">
        {props.heading}
        <div className="frame-message">{props.message}</div>
        {review && !isUpToDate && (
          <Suspense>
            <ReviewPart kind={kind} textRef={textRef} session={session} review={review} />
          </Suspense>
        )}
        {props.children}
      </div>
      <aside
        className="frame-panel"
        id={id}
        popover="auto"
        aria-label={about}
        onToggle={({ newState, currentTarget }) => {
          // `showInFrame` has focused a field.
          if (newState === 'open' && !currentTarget.contains(document.activeElement))
            close.current?.focus({ preventScroll: true });
        }}
      >
        {review && (
          <Suspense>
            <Comments kind={kind} textRef={textRef} about={about} />
          </Suspense>
        )}
        {props.panel}
        <div className="frame-close">
          {links}
          {hasCopyToKeep && isScheduled && (
            <QuietButton
              onClick={({ currentTarget }) => {
                currentTarget.closest<HTMLElement>('.frame-panel')?.hidePopover();
                (props.onPublishChanges ?? onPublish)();
              }}
            >
              Schedule the changes
            </QuietButton>
          )}
          {hasCopyToKeep && link('Drop the changes', 'drop')}
          <button
            className="btn small"
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            ref={close}
          >
            Done
          </button>
        </div>
      </aside>
      <div className="frame-foot">
        <QuietButton popoverTarget={id}>{about}</QuietButton>
      </div>
      <Suspense>{props.dialog}</Suspense>
    </div>
  );
}
