import type { ImportResult } from '@wayfare/contracts/calls/homily-import';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '#paths.ts';
import { wholeDate } from '#ui/format-date.ts';

interface ImportReportProps {
  name: string;
  report: ImportResult;
  isBusy: boolean;
  onImport: (choice: { isPartial: boolean; replaceDrafts: readonly string[] }) => void;
  onLeave: () => void;
}

/** The result of the dry run, and the options of the import. */
export function ImportReport({ name, report, isBusy, onImport, onLeave }: ImportReportProps) {
  const { lines, summary, changedCount, skippedCount, replaced, draftConflicts } = report;
  const [isPartial, setIsPartial] = useState(false);
  const [isReplacing, setIsReplacing] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const drafts = draftConflicts.map(({ date }) => date);
  const others = replaced.filter(({ date }) => !drafts.includes(date));
  const days = changedCount - (isReplacing ? 0 : drafts.length);
  const isStopped = days === 0 || (skippedCount > 0 && !isPartial);
  return (
    <section className="flow import-report" aria-labelledby="import-report">
      <h3 id="import-report" tabIndex={-1} ref={heading}>
        {name}
      </h3>
      <p>{summary}</p>
      {lines.length > 0 && (
        <ul className="row-lines">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <>
          <p>What readers find for these days is replaced; what was there stays in the history.</p>
          <Days days={others} />
        </>
      )}
      {draftConflicts.length > 0 && (
        <>
          <p>For these days somebody has written what nobody has published.</p>
          <Days days={draftConflicts} />
          <Tick isTicked={isReplacing} onTick={setIsReplacing}>
            Replace these too; what is written there stays in the history
          </Tick>
        </>
      )}
      {skippedCount > 0 && (
        <Tick isTicked={isPartial} onTick={setIsPartial}>
          Leave out {skippedCount === 1 ? 'the row' : `the ${skippedCount} rows`} that cannot be read
        </Tick>
      )}
      <div className="row">
        {changedCount > 0 && (
          <button
            type="button"
            className="btn"
            aria-disabled={isStopped || isBusy || undefined}
            aria-busy={isBusy || undefined}
            onClick={() => {
              if (!isStopped) onImport({ isPartial, replaceDrafts: isReplacing ? drafts : [] });
            }}
          >
            Import {days === 1 ? '1 day' : `${days} days`}
          </button>
        )}
        <button type="button" className="quiet" onClick={onLeave}>
          Not now
        </button>
      </div>
    </section>
  );
}

const Days = ({ days }: { days: ImportResult['replaced'] }) => (
  <ul>
    {days.map(({ date, title }) => (
      <li key={date}>
        <Link to={paths.writeHomily(date)}>{wholeDate(date)}</Link>
        {title !== '' && `: ${title}`}
      </li>
    ))}
  </ul>
);

interface TickProps {
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
  children: ReactNode;
}

const Tick = ({ isTicked, onTick, children }: TickProps) => (
  <label className="tick">
    <input
      type="checkbox"
      checked={isTicked}
      onChange={({ currentTarget }) => onTick(currentTarget.checked)}
    />
    <span>{children}</span>
  </label>
);
