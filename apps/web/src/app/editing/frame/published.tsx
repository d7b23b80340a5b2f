import './published.css';
import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router';
import { BigDate } from '#texts/big-date.tsx';
import { useCopy } from '#ui/copy-field.tsx';
import { FocusedHeading } from '#ui/focused-heading.tsx';
import { LinkButton, QuietButton } from '#ui/link-button.tsx';
import { showInFrame } from './show-in-frame.ts';

interface PublishedProps {
  /** The day that it opens, or has opened. */
  date: string;
  title: string;
  /** Says that it was published or scheduled. */
  message: string;
  /** Its readers, and since when. */
  children: ReactNode;
  path: string;
  /** While readers do not have the page yet. */
  onPreview: (() => void) | null;
  next: string;
  takeOffLabel: string;
  onTakeOff: () => void;
  onClose: () => void;
}

/** In place of the text, after it was published or scheduled. */
export function Published({ date, title, message, children, onPreview, ...props }: PublishedProps) {
  const id = useId();

  function goOn() {
    flushSync(props.onClose);
    showInFrame('.sheet[role=textbox]');
  }

  function takeOff() {
    // The dialog replaces this page, so the focus returns to the top line.
    document.querySelector<HTMLElement>('.frame-line .btn')?.focus();
    props.onTakeOff();
  }

  const goOnAtEscape = useEffectEvent(({ key, repeat }: KeyboardEvent) => {
    // Escape closes an open menu first, and the key may still be down after it has closed a dialog.
    if (key === 'Escape' && !repeat && document.querySelector(':popover-open, dialog[open]') === null) goOn();
  });
  useEffect(() => {
    const end = new AbortController();
    addEventListener('keydown', (event) => goOnAtEscape(event), { signal: end.signal });
    return () => end.abort();
  }, []);

  return (
    <section className="published" aria-labelledby={`${id}-title`}>
      <div className="day-card">
        <BigDate date={date} />
        <div className="day-card-text">
          <FocusedHeading id={`${id}-title`} aria-describedby={`${id}-message`}>
            {title}
          </FocusedHeading>
          <p className="feast" role="status" id={`${id}-message`}>
            {message}
          </p>
          <p className="lead">{children}</p>
          <p className="row">
            {onPreview === null ? (
              <Link className="btn" to={props.path}>
                See it as a reader
              </Link>
            ) : (
              <button className="btn" type="button" onClick={onPreview}>
                See it as a reader
              </button>
            )}
            <QuietButton onClick={goOn}>Go on writing</QuietButton>
          </p>
        </div>
      </div>
      <div className="profile-sections">
        <div>
          <h2>Its address</h2>
          <Address address={location.origin + props.path} />
        </div>
        <div>
          <h2>What happens next</h2>
          <p>{props.next}</p>
        </div>
        <div>
          <h2>If something is wrong</h2>
          <p>Change it here and {onPreview === null ? 'publish' : 'schedule'} again.</p>
          <LinkButton onClick={takeOff}>{props.takeOffLabel}</LinkButton>
        </div>
      </div>
    </section>
  );
}

function Address({ address }: { address: string }) {
  const text = useRef<HTMLElement>(null);
  const { isCopied, copy } = useCopy(address, () => {
    if (text.current) getSelection()?.selectAllChildren(text.current);
  });
  return (
    <>
      <strong ref={text}>{address}</strong>
      <p className="row">
        <LinkButton onClick={() => void copy()}>Copy</LinkButton>
        <span className="soft" role="status">
          {isCopied === true && 'Copied.'}
          {isCopied === false && 'It is selected. Please copy it as you copy other text.'}
        </span>
      </p>
    </>
  );
}
