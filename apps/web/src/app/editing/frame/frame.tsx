import './frame.css';
import type { TextLock } from '@wayfare/contracts/calls/editing';
import { getInitials } from '@wayfare/contracts/rules/initials';
import { estimateReadingMinutes } from '@wayfare/contracts/rules/reading-minutes';
import { type ReactNode, useId, useRef } from 'react';
import { wordsIn } from '../words-in.ts';

interface FrameProps {
  /** The title of the panel: 'This post'. */
  about: string;
  /** The state line. */
  state: ReactNode;
  /** Somebody else who reads the text. */
  viewer: TextLock['viewer'];
  /** Plain text, to count its words. */
  text: string;
  onPreview: () => void;
  onHistory: () => void;
  /** Save Draft and Publish. */
  buttons: ReactNode;
  /** Below the top line: messages and the review. */
  notices: ReactNode;
  panel: ReactNode;
  /** The text. */
  children: ReactNode;
}

/** Opens the fold that the field is in, and the panel if it is a closed sheet. */
export function showInPanel(field: HTMLElement): void {
  const fold = field.closest('details');
  if (fold !== null) fold.open = true;
  const panel = field.closest<HTMLElement>('.frame-panel');
  if (panel !== null && getComputedStyle(panel).display === 'none') panel.showPopover();
  field.focus();
}

/** Closes the sheet of a phone before a dialog opens, which gives the focus back to where it was. */
function leavePanel({ currentTarget }: { readonly currentTarget: Element }, open: () => void): void {
  currentTarget.closest<HTMLElement>('.frame-panel')?.hidePopover();
  open();
}

/** The page of an editor: one line at the top, the text, and a panel with one line per setting. */
export function Frame(props: FrameProps) {
  const { about, state, viewer, text, onPreview, onHistory, buttons, notices, panel, children } = props;
  const id = useId();
  const close = useRef<HTMLButtonElement>(null);
  const links = (
    <span className="frame-links">
      <button className="quiet" type="button" onClick={(event) => leavePanel(event, onPreview)}>
        Preview
      </button>
      <button className="quiet" type="button" onClick={(event) => leavePanel(event, onHistory)}>
        History
      </button>
    </span>
  );
  return (
    <div className="frame">
      <div className="frame-line">
        {state}
        {viewer !== null && (
          <p className="frame-viewer">
            <span className="initials" aria-hidden="true">
              {getInitials(viewer.name).slice(0, 1)}
            </span>
            {viewer.name} is reading
          </p>
        )}
        <p className="frame-count">{toLength(text)}</p>
        {links}
        {buttons}
      </div>
      <div className="frame-paper">
        {notices}
        {children}
      </div>
      <aside
        className="frame-panel"
        id={id}
        popover="auto"
        aria-label={about}
        onToggle={({ newState, currentTarget }) => {
          // `showInPanel` has focused a field.
          if (newState === 'open' && !currentTarget.contains(document.activeElement))
            close.current?.focus({ preventScroll: true });
        }}
      >
        {panel}
        <div className="frame-close">
          {links}
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
        <button className="quiet" type="button" popoverTarget={id}>
          {about}
        </button>
      </div>
    </div>
  );
}

function toLength(text: string): string {
  const words = wordsIn(text);
  const minutes = estimateReadingMinutes(text);
  return `${words} ${words === 1 ? 'word' : 'words'}${words > 0 ? `, ${minutes} min` : ''}`;
}
