import type { Note } from '@wayfare/contracts/calls/notes';
import { dateIn } from '@wayfare/contracts/rules/calendar-date';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { isUnknownCall } from '#api/api-error.ts';
import { failureMessage } from '#app/failure-message.ts';
import { useMember } from '#app/member.tsx';
import { paths } from '#app/paths.ts';
import { saveFile } from '#app/save-file.ts';
import { longDate } from '#ui/long-date.ts';
import { StatusLine } from '#ui/status-line.tsx';
import { byDay, notesAsJson, notesAsMarkdown } from './notes-as-files.ts';
import { useAllNotes } from './use-all-notes.ts';

/** All that a member marked and wrote, by day. What is looked for in it is looked for here, and never asked. */
export function AllNotes() {
  const { facts } = useMember();
  const { answer, askAgain, all, more, whole } = useAllNotes();
  const [sought, setSought] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);
  /** Which day of the list is gone on with, once it is there. */
  const goOnWith = useRef<number | null>(null);
  useEffect(() => {
    const day = goOnWith.current === null ? undefined : daysIn(list.current)[goOnWith.current];
    if (day === undefined) return;
    goOnWith.current = null;
    day.focus();
  });
  if (answer.status === 'failed' && isUnknownCall(answer.error)) return null;
  const { notes, lost, days, hasMore } = all;
  const needle = sought.trim().toLowerCase();
  const found = notes.filter(({ words, anchor, date }) =>
    `${words}\n${anchor.quote}\n${days[date] ?? ''}`.toLowerCase().includes(needle),
  );

  /** Null where it failed, which is said. */
  async function bring<Brought>(brought: Promise<Brought>): Promise<Brought | null> {
    setMessage(null);
    setIsBusy(true);
    try {
      return await brought;
    } catch (error) {
      setMessage(failureMessage(error));
      return null;
    } finally {
      setIsBusy(false);
    }
  }

  async function save(ending: 'md' | 'json') {
    const kept = await bring(whole());
    if (kept === null) return;
    const text =
      ending === 'md' ? notesAsMarkdown(kept.notes, kept.days) : notesAsJson(kept.notes, kept.days);
    const type = ending === 'md' ? 'text/markdown' : 'application/json';
    saveFile(`my-notes-${dateIn(facts.timeZone, new Date())}.${ending}`, new Blob([text], { type }));
  }

  /** Whoever listens goes on with the first of them, for the button may be gone. */
  async function showMore() {
    if (isBusy) return;
    goOnWith.current = daysIn(list.current).length;
    if ((await bring(more())) === null) goOnWith.current = null;
  }

  function seek(words: string) {
    setSought(words);
    if (hasMore && words.trim() !== '') void bring(whole());
  }

  return (
    <section aria-labelledby="notes-kept">
      <h2 id="notes-kept">Notes</h2>
      {answer.status === 'asking' && (
        <div className="skeleton" aria-busy="true">
          <span />
          <span />
        </div>
      )}
      {answer.status === 'failed' && (
        <p className="soft" role="status">
          {failureMessage(answer.error)}{' '}
          <button type="button" className="quiet link" onClick={askAgain}>
            Try again
          </button>
        </p>
      )}
      {lost > 0 && (
        <p role="status">
          {lost} of your notes can’t be opened any more, because the key is gone. Please write to us.
        </p>
      )}
      {answer.status === 'known' && notes.length === 0 && lost === 0 && !hasMore && (
        <p>Choose words of a homily or its Gospel to highlight them or to write a note. Only you see it.</p>
      )}
      {(notes.length > 0 || hasMore) && (
        <>
          <div className="field">
            <label htmlFor="notes-sought">Look for words in your notes</label>
            <input
              className="in"
              id="notes-sought"
              type="search"
              autoComplete="off"
              value={sought}
              onChange={({ currentTarget }) => seek(currentTarget.value)}
            />
          </div>
          <p role="status">
            {needle !== '' &&
              (hasMore && isBusy
                ? 'Looking through all of your notes...'
                : `${found.length} of ${notes.length}${hasMore ? ' so far' : ''}`)}
          </p>
          <div ref={list}>
            {byDay(found).map(([date, of]) => (
              <DayOfNotes key={date} date={date} title={days[date]} notes={of} />
            ))}
          </div>
          {hasMore && (
            <p className="row">
              <button
                className="quiet link"
                type="button"
                aria-disabled={isBusy || undefined}
                onClick={() => void showMore()}
              >
                Show earlier notes
              </button>
            </p>
          )}
          <StatusLine message={message} />
          <p className="row">
            <button className="quiet link" type="button" onClick={() => void save('md')}>
              Take them along as text (Markdown)
            </button>
            <button className="quiet link" type="button" onClick={() => void save('json')}>
              As data (JSON)
            </button>
          </p>
        </>
      )}
    </section>
  );
}

const daysIn = (list: HTMLElement | null): HTMLElement[] => [...(list?.querySelectorAll('h3') ?? [])];

interface DayOfNotesProps {
  date: string;
  /** What the day is called, where its homily is there still. */
  title: string | undefined;
  notes: readonly Note[];
}

const DayOfNotes = ({ date, title, notes }: DayOfNotesProps) => (
  <section aria-labelledby={`notes-${date}`}>
    <h3 id={`notes-${date}`} tabIndex={-1}>
      {longDate(date)}
      {title !== undefined && `: ${title}`}
    </h3>
    <ul className="kept-list">
      {notes.map(({ noteId, part, anchor, words }) => (
        <li key={noteId}>
          <div>
            {part === 'gospel' && <p className="hint">At the Gospel</p>}
            <blockquote>{anchor.quote}</blockquote>
            <p className="note-words">{words}</p>
          </div>
          {title !== undefined && <Link to={`${paths.homily(date)}#note-${noteId}`}>Go to</Link>}
        </li>
      ))}
    </ul>
  </section>
);
