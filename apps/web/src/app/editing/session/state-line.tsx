import './state-line.css';
import type { ReactNode } from 'react';
import { formatDraftState } from '#app/reading/review-state-text.ts';
import { clockTime } from '#ui/format-date.ts';
import { LinkButton } from '#ui/link-button.tsx';
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
type Sign = 'dashed' | 'half' | 'full' | 'offline' | 'error';

interface Sentence {
  readonly text: string;
  /** Instead of it on a phone, so that the line keeps its height. Screen readers read the text. */
  readonly short: string;
}

type Line = readonly [sign: Sign, lead: string, sentence: string | Sentence, action?: ReactNode];

/** The state of the text and of its saves, in one sentence. Screen readers announce it when it changes. */
export function StateLine(props: StateLineProps) {
  const [sign, lead, sentence, action] = toReaderLine(props) ?? toProblemLine(props) ?? toTextLine(props);
  const { text, short }: Partial<Sentence> = typeof sentence === 'string' ? { text: sentence } : sentence;
  return (
    <p className="text-state" role="status">
      <span className={`mark ${sign}`} aria-hidden="true" />
      <span>
        {/* Chrome ends a step of undo if nodes of the page are replaced while somebody types, so they stay. */}
        <strong>{lead}</strong> <span className={short === undefined ? '' : 'longer'}>{text}</span>
        <span aria-hidden="true" data-short={short} /> {action}
      </span>
    </p>
  );
}

const button = (label: string, onClick: () => void): ReactNode => (
  <LinkButton onClick={onClick}>{label}</LinkButton>
);

const logIn = (
  <a href="/login" target="_blank" rel="noopener">
    Log in, and stay on this page
  </a>
);

/** Somebody else edits the text; null if it is edited here. */
function toReaderLine({ session, onTakeOver, onCompare }: StateLineProps): Line | null {
  const { mode, holder, savedAt, displaced, message } = session;
  const name = holder?.name || 'Somebody';
  if (displaced !== null)
    return [
      'error',
      `${name} ${holder === null ? 'changed this.' : `took over at ${clockTime(holder.since)}`}`,
      'Your text is in History.',
      button('Compare', onCompare),
    ];
  if (mode === 'editing') return null;
  const problem = message ?? '';
  const editHere = button('Edit here', onTakeOver);
  if (mode === 'other-tab') return ['offline', 'Open in another tab.', problem, editHere];
  if (holder === null) return ['offline', 'Nobody is editing now.', problem, editHere];
  const since = `since ${clockTime(holder.since)}`;
  const saved = savedAt === null ? '' : `, last saved at ${clockTime(savedAt)}`;
  return [
    'offline',
    `${name} is editing`,
    { text: `${since}${saved} ${problem}`, short: `${since} ${problem}` },
    button('Take over', onTakeOver),
  ];
}

function toProblemLine({ session, onRetry, onCompare }: StateLineProps): Line | null {
  const { saveState, isOnDevice, message, retrySeconds, unsent } = session;
  const isHere = isOnDevice
    ? 'Your words are safe here.'
    : 'This browser can’t store them: don’t close the page.';
  const short = isOnDevice ? 'Kept on this device.' : isHere;
  switch (saveState) {
    case 'unreachable':
      if (!navigator.onLine)
        return [
          'offline',
          'No connection.',
          {
            text: isOnDevice
              ? 'Write on. Every word is kept on this device and is saved when it is back.'
              : isHere,
            short,
          },
        ];
      return [
        'error',
        'Not saved.',
        {
          text: `The site did not answer. ${isOnDevice ? 'Your words are kept here, and we' : `${isHere} We`} try again in ${retrySeconds} seconds.`,
          short,
        },
        button('Try now', onRetry),
      ];
    case 'logged-out':
      return ['offline', 'You have been logged out.', isHere, logIn];
    case 'refused':
      return ['error', 'Not saved.', `${message ?? 'Something went wrong.'} ${isHere}`];
    case 'gone':
      return ['error', 'Not saved.', `This text was moved or deleted. ${isHere}`];
    case 'saved':
    case 'unsaved':
    case 'saving':
      if (!isOnDevice) return ['error', 'Not on this device.', isHere];
      if (unsent.length === 0) return null;
      return [
        'error',
        'Two versions.',
        `${unsent[0]?.savedBy ?? 'Somebody'} saved one at ${clockTime(unsent[0]?.savedAt ?? '')} while you wrote.`,
        button('Compare the two', onCompare),
      ];
  }
}

function toTextLine({ opensAt, session, onPublish, onDrop }: StateLineProps): Line {
  const { saveState, savedAt, text } = session;
  const { state, hasChanges } = text;
  const at = savedAt === null ? '' : clockTime(savedAt);
  const isScheduled = state === 'scheduled';
  const isDraft = state === 'new' || state === 'draft';
  const lead = isDraft
    ? `${formatDraftState(text.review?.state)}.`
    : isScheduled
      ? 'Scheduled.'
      : 'Published.';
  if (saveState !== 'saved')
    return [
      'dashed',
      lead,
      { text: 'Not saved yet. It saves by itself in a moment.', short: 'Not saved yet.' },
    ];
  if (isDraft)
    return at === ''
      ? ['dashed', 'New.', 'Nothing is written yet.']
      : ['half', lead, { text: `Saved at ${at}`, short: at }];
  if (!hasChanges)
    return ['full', lead, isScheduled ? `Opens on ${opensAt}` : { text: `On ${opensAt}`, short: '' }];
  const notYet = isScheduled ? 'not scheduled.' : 'not on the site yet.';
  // In a narrow window the buttons beside the line and in the panel do the same.
  const actions = (
    <span className="text-actions">
      {button(isScheduled ? 'Schedule the changes' : 'Publish the changes', onPublish)}
      {button('Drop the changes', onDrop)}
    </span>
  );
  return [
    'full',
    lead,
    { text: `Your changes since ${at} are saved, and ${notYet}`, short: `Changes are ${notYet}` },
    actions,
  ];
}
