import { type ImportResult, importHomilies, maxImportBytes } from '@wayfare/contracts/calls/homily-import';
import { withCheckMark, withCrossMark } from '@wayfare/contracts/messages/marks';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { toFailureMessage } from '#api/failure-message.ts';
import { useMember } from '#app/member/member.tsx';
import { paths } from '#paths.ts';
import { Button } from '#ui/button.tsx';
import { FileField } from '#ui/file-field.tsx';
import { wholeDate } from '#ui/format-date.ts';
import { QuietButton } from '#ui/link-button.tsx';
import { useStatus } from '#ui/use-status.tsx';

interface DryRun {
  readonly name: string;
  /** In Base64. */
  readonly file: string;
  readonly report: ImportResult;
}

/** Imports a file of homilies after a dry run, whose report the user confirms. */
export function ImportPart({ onImported }: { onImported: () => void }) {
  const { callApi } = useMember();
  const [dryRun, setDryRun] = useState<DryRun | null>(null);
  const { isBusy, line, start, finish } = useStatus();

  /** `task` resolves to a message. */
  async function act(task: () => Promise<string | null>) {
    if (start()) finish(await task().catch(toFailureMessage));
  }

  const check = (upload: File) =>
    act(async () => {
      setDryRun(null);
      if (upload.size > maxImportBytes)
        return withCrossMark('This file is larger than 3 MB. Please import it in parts.');
      const [name, file] = [upload.name.slice(-255), await toBase64(upload)];
      const body = { name, file, isDryRun: true, replaceDrafts: [] };
      setDryRun({ name, file, report: await callApi(importHomilies, { body }) });
      return null;
    });

  const importFile = ({ name, file }: DryRun, replaceDrafts: string[]) =>
    act(async () => {
      const body = { name, file, isDryRun: false, replaceDrafts };
      const { summary } = await callApi(importHomilies, { body });
      setDryRun(null);
      onImported();
      return withCheckMark(summary);
    });

  return (
    <section className="flow" aria-labelledby="import">
      <h2 id="import">Import homilies</h2>
      <FileField
        label="A CSV or JSON file"
        accept=".csv,.json,.txt,.tsv"
        hint="With the columns date, book, chapter, verse, gospelText and homilyText. Nothing is imported before you have seen what would happen."
        onFiles={([file]) => void check(file)}
      />
      {isBusy && dryRun === null && <p className="soft">Looking at the file...</p>}
      {line}
      {dryRun !== null && (
        <Report
          key={dryRun.name}
          {...dryRun}
          isBusy={isBusy}
          onImport={(replaceDrafts) => void importFile(dryRun, replaceDrafts)}
          onLeave={() => setDryRun(null)}
        />
      )}
    </section>
  );
}

function toBase64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      if (typeof reader.result === 'string') resolve(reader.result.replace(/^[^,]*,/, ''));
    });
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file could not be read.')));
    reader.readAsDataURL(file);
  });
}

interface ReportProps extends DryRun {
  isBusy: boolean;
  onImport: (replaceDrafts: string[]) => void;
  onLeave: () => void;
}

/** The result of the dry run, and the options of the import. */
function Report({ name, report, isBusy, onImport, onLeave }: ReportProps) {
  const { lines, summary, changedCount, skippedCount, replaced, draftConflicts } = report;
  const [isReplacing, setIsReplacing] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const drafts = draftConflicts.map(({ date }) => date);
  const others = replaced.filter(({ date }) => !drafts.includes(date));
  const days = changedCount - (isReplacing ? 0 : drafts.length);
  return (
    <section className="flow import-report" aria-labelledby="import-report">
      <h3 id="import-report" tabIndex={-1} ref={heading}>
        {name}
      </h3>
      <p>{summary}</p>
      {lines.length > 0 && (
        <ul>
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
          <label className="check">
            <input
              type="checkbox"
              checked={isReplacing}
              onChange={({ currentTarget }) => setIsReplacing(currentTarget.checked)}
            />
            Replace these too; what is written there stays in the history
          </label>
        </>
      )}
      <div className="row">
        {changedCount > 0 && skippedCount === 0 && (
          <Button
            isBusy={isBusy}
            isDisabled={days === 0}
            onClick={() => {
              if (days > 0) onImport(isReplacing ? drafts : []);
            }}
          >
            Import {days === 1 ? '1 day' : `${days} days`}
          </Button>
        )}
        <QuietButton onClick={onLeave}>Not now</QuietButton>
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
