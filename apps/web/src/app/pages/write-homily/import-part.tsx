import { type ImportResult, importHomilies, maxImportBytes } from '@wayfare/contracts/calls/homily-import';
import { withCheckMark, withCrossMark } from '@wayfare/contracts/messages/marks';
import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { toFailureMessage } from '#api/failure-message.ts';
import { useMember } from '#app/member/member.tsx';
import { useStatus } from '#ui/use-status.tsx';
import { ImportReport } from './import-report.tsx';

interface Looked {
  readonly name: string;
  /** In Base64. */
  readonly file: string;
  readonly report: ImportResult;
}

interface Choice {
  readonly isPartial: boolean;
  readonly replaceDrafts: readonly string[];
}

/** Imports a file of homilies after a dry run, whose report the user confirms. */
export function ImportPart({ onImported }: { onImported: () => void }) {
  const { callApi } = useMember();
  const id = useId();
  const [looked, setLooked] = useState<Looked | null>(null);
  const { isBusy, line, setMessage, start, finish } = useStatus();
  const input = useRef<HTMLInputElement>(null);

  /** `task` resolves to a message. */
  async function act(task: () => Promise<string | null>) {
    if (!start()) return;
    finish(await task().catch(toFailureMessage));
    // Choosing the corrected file again must fire a change event.
    if (input.current !== null) input.current.value = '';
  }

  const look = (upload: File) =>
    act(async () => {
      setLooked(null);
      if (upload.size > maxImportBytes)
        return withCrossMark('This file is larger than 3 MB. Please import it in parts.');
      const [name, file] = [upload.name.slice(-255), await toBase64(upload)];
      const body = { name, file, isDryRun: true, isPartial: false, replaceDrafts: [] };
      setLooked({ name, file, report: await callApi(importHomilies, { body }) });
      return null;
    });

  const importIt = ({ name, file }: Looked, { isPartial, replaceDrafts }: Choice) =>
    act(async () => {
      const body = { name, file, isDryRun: false, isPartial, replaceDrafts: [...replaceDrafts] };
      const { summary } = await callApi(importHomilies, { body });
      setLooked(null);
      onImported();
      return withCheckMark(summary);
    });

  const place = useDrops((files) => {
    if (files.length > 1) setMessage(withCrossMark('Please drop one file at a time.'));
    else if (files[0]) void look(files[0]);
  });

  return (
    <section className="flow" aria-labelledby={`${id}-name`} ref={place}>
      <h2 id={`${id}-name`}>Import homilies</h2>
      <div className="field drop-place">
        <label htmlFor={id}>Drop a CSV or JSON file here, or choose one</label>
        <input
          id={id}
          ref={input}
          className="in file"
          type="file"
          accept=".csv,.json,.txt,.tsv"
          aria-describedby={`${id}-hint`}
          onChange={({ currentTarget: { files } }) => files?.[0] && void look(files[0])}
        />
        <p className="hint" id={`${id}-hint`}>
          With the columns date, book, chapter, verse, gospelText and homilyText. Nothing is imported before
          you have seen what would happen.
        </p>
      </div>
      {isBusy && looked === null && <p className="soft">Looking at the file...</p>}
      {line}
      {looked !== null && (
        <ImportReport
          key={looked.name}
          name={looked.name}
          report={looked.report}
          isBusy={isBusy}
          onImport={(choice) => void importIt(looked, choice)}
          onLeave={() => setLooked(null)}
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

/** Accepts dropped files, and keeps the browser from opening a file that is dropped elsewhere on the page. */
function useDrops(onDrop: (files: FileList) => void): RefObject<HTMLElement | null> {
  const place = useRef<HTMLElement>(null);
  const take = useEffectEvent(onDrop);
  useEffect(() => {
    const hold = (event: DragEvent) => event.preventDefault();
    const drop = (event: DragEvent) => {
      event.preventDefault();
      const isHere = event.target instanceof Node && place.current?.contains(event.target) === true;
      if (isHere && event.dataTransfer !== null) take(event.dataTransfer.files);
    };
    addEventListener('dragover', hold);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', hold);
      removeEventListener('drop', drop);
    };
  }, []);
  return place;
}
