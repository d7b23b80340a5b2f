import './state-line.css';
import type { ReactNode } from 'react';
import { formatDraftState } from '#app/reading/review-state-text.ts';
import { clockTime } from '#ui/format-date.ts';
import type { SessionState } from './session-types.ts';

interface StateLineProps {
  /** When it opens, or has opened: 'Thursday, November 26, 2026, at 6:00 a.m.' Null for a draft. */
  readonly opensAt: string | null;
  readonly session: SessionState<unknown>;
  readonly onPublish: () => void;
  readonly onDrop: () => void;
  readonly onCompare: () => void;
  readonly onTakeOver: () => void;
  readonly onRetry: () => void;
}

/** Shape and words, never color alone. */
type Sign = 'new' | 'waiting' | 'half' | 'full' | 'offline' | 'error';

interface Line {
  readonly sign: Sign;
  readonly lead: string;
  readonly sentence: string;
  readonly action?: ReactNode;
}

/** The state of the text and of its saves, in one sentence. Screen readers announce it when it changes. */
export function StateLine(props: StateLineProps) {
  const { sign, lead, sentence, action } = toLine(props);
  return (
    <p className="text-state" role="status">
      <span className={`mark ${sign}`} aria-hidden="true" />
      <span>
        <strong>{lead}</strong> {sentence} {action}
      </span>
    </p>
  );
}

const button = (label: string, onClick: () => void): ReactNode => (
  <button type="button" className="quiet link" onClick={onClick}>
    {label}
  </button>
);

const toLine = (props: StateLineProps): Line =>
  toReaderLine(props) ?? toProblemLine(props) ?? toTextLine(props);

/** Somebody else edits the text; null if it is edited here. */
function toReaderLine({ session, onTakeOver, onCompare }: StateLineProps): Line | null {
  const { mode, holder, savedAt, displaced, message } = session;
  const name = holder?.name || 'Somebody';
  if (displaced !== null)
    return {
      sign: 'error',
      lead: `${name} ${holder === null ? 'changed this.' : `took over at ${clockTime(holder.since)}`}`,
      sentence: 'Your text is in History.',
      action: button('Compare', onCompare),
    };
  if (mode === 'editing') return null;
  const problem = message ?? '';
  const editHere = button('Edit here', onTakeOver);
  if (mode === 'other-tab')
    return { sign: 'offline', lead: 'Open in another tab.', sentence: problem, action: editHere };
  if (holder === null)
    return { sign: 'offline', lead: 'Nobody is editing now.', sentence: problem, action: editHere };
  const saved = savedAt === null ? '' : `, last saved at ${clockTime(savedAt)}`;
  return {
    sign: 'offline',
    lead: `${name} is editing`,
    sentence: `since ${clockTime(holder.since)}${saved} ${problem}`,
    action: button('Take over', onTakeOver),
  };
}

function toProblemLine({ session, onRetry, onCompare }: StateLineProps): Line | null {
  const { saveState, isOnDevice, message, retrySeconds, unsent } = session;
  const isHere = isOnDevice
    ? 'Your words are safe here.'
    : 'This browser can’t store them: don’t close the page.';
  switch (saveState) {
    case 'unreachable':
      if (!navigator.onLine)
        return {
          sign: 'offline',
          lead: 'No connection.',
          sentence: isOnDevice
            ? 'Write on. Every word is kept on this device and is saved when it is back.'
            : isHere,
        };
      return {
        sign: 'error',
        lead: 'Not saved.',
        sentence: `The site did not answer. ${isOnDevice ? 'Your words are kept here, and we' : `${isHere} We`} try again in ${retrySeconds} seconds.`,
        action: button('Try now', onRetry),
      };
    case 'logged-out':
      return {
        sign: 'offline',
        lead: 'You have been logged out.',
        sentence: isHere,
        action: (
          <a href="/login" target="_blank" rel="noopener">
            Log in, and stay on this page
          </a>
        ),
      };
    case 'refused':
      return {
        sign: 'error',
        lead: 'Not saved.',
        sentence: `${message ?? 'Something went wrong.'} ${isHere}`,
      };
    case 'gone':
      return {
        sign: 'error',
        lead: 'Not saved.',
        sentence: `This text was moved or deleted. ${isHere}`,
      };
    case 'saved':
    case 'unsaved':
    case 'saving':
      if (!isOnDevice) return { sign: 'error', lead: 'Not on this device.', sentence: isHere };
      if (unsent.length === 0) return null;
      return {
        sign: 'error',
        lead: 'Two versions.',
        sentence: `${unsent[0]?.savedBy ?? 'Somebody'} saved one at ${clockTime(unsent[0]?.savedAt ?? '')} while you wrote.`,
        action: button('Compare the two', onCompare),
      };
  }
}

function toTextLine({ opensAt, session, onPublish, onDrop }: StateLineProps): Line {
  const { saveState, savedAt, text } = session;
  const { state, hasChanges } = text;
  const at = savedAt === null ? '' : clockTime(savedAt);
  const isSaved = saveState === 'saved';
  const opens = state === 'scheduled' ? `Opens on ${opensAt}` : `On ${opensAt}`;
  const draftLead = `${formatDraftState(text.review?.state)}.`;
  const lead = state === 'scheduled' ? 'Scheduled.' : 'Published.';
  switch (state) {
    case 'new':
    case 'draft':
      if (!isSaved)
        return {
          sign: 'waiting',
          lead: draftLead,
          sentence: 'Not saved yet. It saves by itself in a moment.',
        };
      return at === ''
        ? { sign: 'new', lead: 'New.', sentence: 'Nothing is written yet.' }
        : { sign: 'half', lead: draftLead, sentence: `Saved at ${at}` };
    case 'scheduled':
    case 'published':
      if (!isSaved)
        return { sign: 'waiting', lead, sentence: 'Not saved yet. It saves by itself in a moment.' };
      if (!hasChanges) return { sign: 'full', lead, sentence: opens };
      return {
        sign: 'full',
        lead,
        sentence: `Your changes since ${at} are saved, and ${state === 'scheduled' ? 'not scheduled.' : 'not on the site yet.'}`,
        action: (
          <>
            {button(state === 'scheduled' ? 'Schedule the changes' : 'Publish the changes', onPublish)}{' '}
            {button('Drop the changes', onDrop)}
          </>
        ),
      };
    case 'bin':
      return { sign: 'offline', lead: 'In the bin', sentence: `until ${opensAt}` };
  }
}
