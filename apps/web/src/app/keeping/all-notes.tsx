import { listNotes } from '@wayfare/contracts/calls/notes';
import { dateIn } from '@wayfare/contracts/rules/calendar-date';
import { useState } from 'react';
import { Link } from 'react-router';
import { isUnknownCall } from '#api/api-error.ts';
import { failureMessage } from '#app/failure-message.ts';
import { useMember } from '#app/member.tsx';
import { paths } from '#app/paths.ts';
import { saveFile } from '#app/save-file.ts';
import { useAnswer } from '#app/use-answer.ts';
import { longDate } from '#ui/long-date.ts';
import { byDay, notesAsJson, notesAsMarkdown } from './notes-as-files.ts';

/** All that a member marked and wrote, by day. What is looked for in it is looked for here, and never asked. */
export function AllNotes() {
  const { ask, facts } = useMember();
  const { answer, askAgain } = useAnswer('notes', () => ask(listNotes, { query: {} }));
  const [sought, setSought] = useState('');
  if (answer.status === 'failed' && isUnknownCall(answer.error)) return null;
  const {
    notes,
    lost,
    days = {},
  } = answer.status === 'known' ? answer.value : { notes: [], lost: 0, days: {} };
  const needle = sought.trim().toLowerCase();
  const found = notes.filter(({ words, anchor, date }) =>
    `${words}\n${anchor.quote}\n${days[date] ?? ''}`.toLowerCase().includes(needle),
  );
  const save = (ending: 'md' | 'json') => {
    const text = ending === 'md' ? notesAsMarkdown(notes, days) : notesAsJson(notes, days);
    const type = ending === 'md' ? 'text/markdown' : 'application/json';
    saveFile(`my-notes-${dateIn(facts.timeZone, new Date())}.${ending}`, new Blob([text], { type }));
  };
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
      {answer.status === 'known' && notes.length === 0 && lost === 0 && (
        <p>Choose words of a homily to highlight them or to write a note. Only you see it.</p>
      )}
      {notes.length > 0 && (
        <>
          <div className="field">
            <label htmlFor="notes-sought">Look for words in your notes</label>
            <input
              className="in"
              id="notes-sought"
              type="search"
              autoComplete="off"
              value={sought}
              onChange={({ currentTarget }) => setSought(currentTarget.value)}
            />
          </div>
          <p role="status">{needle === '' ? '' : `${found.length} of ${notes.length}`}</p>
          {byDay(found).map(([date, of]) => (
            <section key={date} aria-labelledby={`notes-${date}`}>
              <h3 id={`notes-${date}`}>
                {longDate(date)}
                {days[date] !== undefined && `: ${days[date]}`}
              </h3>
              <ul className="kept-list">
                {of.map(({ noteId, anchor, words }) => (
                  <li key={noteId}>
                    <div>
                      <blockquote>{anchor.quote}</blockquote>
                      <p className="note-words">{words}</p>
                    </div>
                    {days[date] !== undefined && (
                      <Link to={`${paths.homily(date)}#note-${noteId}`}>Go to</Link>
                    )}
                  </li>
                ))}
              </ul>
            </section>
          ))}
          <p className="row">
            <button className="quiet link" type="button" onClick={() => save('md')}>
              Take them along as text (Markdown)
            </button>
            <button className="quiet link" type="button" onClick={() => save('json')}>
              As data (JSON)
            </button>
          </p>
        </>
      )}
    </section>
  );
}
