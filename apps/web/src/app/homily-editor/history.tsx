import { homilyHistory, homilyRevision } from '@wayfare/contracts/calls/homily-editor';
import { useState } from 'react';
import { useMember } from '#app/member.tsx';
import { type Memory, useAnswer } from '#app/use-answer.ts';
import { closeDialog, Dialog } from '#ui/dialog.tsx';
import { clockTime } from './clock-time.ts';
import { ReadOnlyFields } from './read-only-fields.tsx';
import { homilyFields, type TypedHomily, typedFrom } from './typed-homily.ts';

interface HistoryProps {
  date: string;
  onRestore: (typed: TypedHomily) => void;
  onClose: () => void;
}

/** What was saved for this day, newest first; any of it can be had back. */
export function History({ date, onRestore, onClose }: HistoryProps) {
  const [number, setNumber] = useState<number | null>(null);
  return (
    <Dialog title="History" className="leaflet" onClose={onClose}>
      {number === null ? (
        <Revisions date={date} onOpen={setNumber} />
      ) : (
        <Revision date={date} number={number} onBack={() => setNumber(null)} onRestore={onRestore} />
      )}
    </Dialog>
  );
}

function Revisions({ date, onOpen }: { date: string; onOpen: (number: number) => void }) {
  const { ask } = useMember();
  const { answer } = useAnswer(date, () => ask(homilyHistory, { params: { date } }));
  if (answer.status === 'asking') return <p className="soft">Looking it up...</p>;
  if (answer.status === 'failed') return <p className="soft">We can’t show the history right now.</p>;
  const { revisions } = answer.value;
  if (revisions.length === 0) return <p className="soft">Nothing has been saved for this day yet.</p>;
  return (
    <ol className="revisions">
      {revisions.map(({ number, savedAt, savedBy, publishedAt, title, characters }) => (
        <li key={number}>
          <button type="button" className="quiet link" onClick={() => onOpen(number)}>
            {clockTime(savedAt, 'day')}
          </button>
          <span className="hint">
            {[
              savedBy && `by ${savedBy}`,
              title && `“${title}”`,
              `${characters.toLocaleString('en-US')} characters`,
              publishedAt && `published ${clockTime(publishedAt, 'day')}`,
            ]
              .filter(Boolean)
              .join(', ')}
          </span>
        </li>
      ))}
    </ol>
  );
}

interface RevisionProps {
  date: string;
  number: number;
  onBack: () => void;
  onRestore: (typed: TypedHomily) => void;
}

const revisions: Memory<TypedHomily> = new Map();

function Revision({ date, number, onBack, onRestore }: RevisionProps) {
  const { ask } = useMember();
  const { answer } = useAnswer(
    `${date} ${number}`,
    async () => {
      const { content } = await ask(homilyRevision, { params: { date, number: String(number) } });
      return typedFrom(content);
    },
    { memory: revisions },
  );
  return (
    <div className="flow">
      <button type="button" className="quiet link" onClick={onBack}>
        Back to the list
      </button>
      {answer.status === 'asking' && <p className="soft">Looking it up...</p>}
      {answer.status === 'failed' && <p className="soft">We can’t show this entry right now.</p>}
      {answer.status === 'known' && (
        <>
          <ReadOnlyFields typed={answer.value} fields={homilyFields} />
          <button
            type="button"
            className="btn"
            onClick={(event) => {
              closeDialog(event);
              onRestore(answer.value);
            }}
          >
            Restore this
          </button>
          <p className="hint">
            It is put into the fields and saved as a new entry; nothing of the history goes.
          </p>
        </>
      )}
    </div>
  );
}
