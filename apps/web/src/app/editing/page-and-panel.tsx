import './page-and-panel.css';
import { type ReactNode, useId, useRef } from 'react';

interface PageAndPanelProps {
  /** What the panel is about. */
  about: string;
  /** The words that open it where it is a sheet. */
  opener: string;
  panel: ReactNode;
  /** The page that is written; it puts the opener where it belongs. */
  children: (opener: ReactNode) => ReactNode;
}

/** For what must be looked at there: opens the panel where it is a sheet that is shut. */
export function openPanelAround(field: HTMLElement): void {
  const panel = field.closest<HTMLElement>('.panel');
  if (panel !== null && getComputedStyle(panel).display === 'none') panel.showPopover();
}

/**
 * The page that is written, and everything else about it: a column beside it where there is room, a sheet that one opens
 * where there is not.
 */
export function PageAndPanel({ about, opener, panel, children }: PageAndPanelProps) {
  const id = useId();
  const close = useRef<HTMLButtonElement>(null);
  return (
    <div className="page-and-panel">
      <div className="paper">
        {children(
          <button type="button" className="quiet panel-opener" popoverTarget={id}>
            {opener}
          </button>,
        )}
      </div>
      <aside
        className="panel"
        id={id}
        popover="auto"
        aria-label={about}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: its fields may be disabled, and it can be scrolled
        tabIndex={0}
        onToggle={({ newState, currentTarget }) => {
          // Whoever was led to a field in it stays there.
          if (newState !== 'open' || currentTarget.contains(document.activeElement)) return;
          close.current?.focus({ preventScroll: true });
        }}
      >
        <button
          type="button"
          className="quiet panel-close"
          popoverTarget={id}
          popoverTargetAction="hide"
          ref={close}
        >
          Close
        </button>
        {panel}
      </aside>
    </div>
  );
}
