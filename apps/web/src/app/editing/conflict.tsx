import './desk.css';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { clockTime } from '#ui/format-date.ts';
import { CopyText } from './copy-text.tsx';

interface ConflictProps {
  title: string;
  /** As a text for the clipboard. */
  mine: string;
  theirs: { readonly savedAt: string | null; readonly savedBy: string | null; readonly isGone: boolean };
  drawMine: ReactNode;
  drawTheirs: ReactNode;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Somebody else saved in the meantime: both are shown, and a person chooses. */
export function Conflict({
  title,
  mine,
  theirs,
  drawMine,
  drawTheirs,
  onKeepMine,
  onTakeTheirs,
}: ConflictProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <section className="changed flow" aria-labelledby="changed">
      <h2 id="changed" tabIndex={-1} ref={heading}>
        {title}
      </h2>
      <p className="lead">
        {theirs.isGone
          ? 'What was here has been moved or deleted.'
          : `${theirs.savedBy ?? 'Somebody'} saved it${theirs.savedAt === null ? '' : ` at ${clockTime(theirs.savedAt)}`}.`}{' '}
        Whichever you take, the other is kept.
      </p>
      <div className="two-versions">
        <section className="flow" aria-labelledby="my-version">
          <h3 id="my-version">Mine</h3>
          {drawMine}
          <div className="row">
            <Button onClick={onKeepMine}>Keep mine</Button>
            <CopyText text={mine} words="Copy mine" />
          </div>
        </section>
        <section className="flow" aria-labelledby="their-version">
          <h3 id="their-version">Theirs</h3>
          {drawTheirs}
          <Button onClick={onTakeTheirs}>Take theirs</Button>
        </section>
      </div>
    </section>
  );
}
