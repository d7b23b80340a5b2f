import { type Note, toTextKey } from '@wayfare/contracts/calls/notes';
import { toCalendarDate } from '@wayfare/contracts/rules/calendar-date';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { isUnsupportedCall } from '#api/api-error.ts';
import { toFailureMessage } from '#api/failure-message.ts';
import { useMember } from '#app/member/member.tsx';
import { blogPaths, paths } from '#paths.ts';
import { downloadFile } from '#ui/download-file.ts';
import { StatusLine } from '#ui/status-line.tsx';
import {
  formatNotesAsJson,
  formatNotesAsMarkdown,
  formatTextName,
  groupByText,
  useAllNotes,
} from './export-notes.ts';

/** All notes of a member. The search runs in the browser; terms are not sent. */
export function AllNotes() {
  const { pageData } = useMember();
  const { state, retry, all, more, whole } = useAllNotes();
  const [sought, setSought] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);
  /** The index of the day to focus once it is loaded. */
  const goOnWith = useRef<number | null>(null);
  useEffect(() => {
    const day = goOnWith.current === null ? undefined : daysIn(list.current)[goOnWith.current];
    if (day === undefined) return;
    goOnWith.current = null;
    day.focus();
  });
  if (state.status === 'error' && isUnsupportedCall(state.error)) return null;
  const { notes, unreadableCount, texts, hasMore } = all;
  const needle = sought.trim().toLowerCase();
  const found = notes.filter(({ kind, ref, body, anchor }) =>
    `${body}\n${anchor.quote}\n${texts[toTextKey({ kind, ref })]?.name ?? ''}`.toLowerCase().includes(needle),
  );

  /** Null if it failed; the page shows the message. */
  async function bring<Brought>(brought: Promise<Brought>): Promise<Brought | null> {
    setMessage(null);
    setIsBusy(true);
    try {
      return await brought;
    } catch (error) {
      setMessage(toFailureMessage(error));
      return null;
    } finally {
      setIsBusy(false);
    }
  }

  async function save(ending: 'md' | 'json') {
    const kept = await bring(whole());
    if (kept === null) return;
    const text =
      ending === 'md'
        ? formatNotesAsMarkdown(kept.notes, kept.texts)
        : formatNotesAsJson(kept.notes, kept.texts);
    const type = ending === 'md' ? 'text/markdown' : 'application/json';
    downloadFile(
      `my-notes-${toCalendarDate(new Date(), pageData.timeZone)}.${ending}`,
      new Blob([text], { type }),
    );
  }

  /** Moves the focus to the first new day, because the button may disappear. */
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
    <section aria-labelledby="saved-notes">
      <h2 id="saved-notes">Notes</h2>
      {state.status === 'loading' && (
        <div className="skeleton" aria-busy="true">
          <span />
          <span />
        </div>
      )}
      {state.status === 'error' && (
        <p className="soft" role="status">
          {toFailureMessage(state.error)}{' '}
          <button type="button" className="quiet link" onClick={retry}>
            Try again
          </button>
        </p>
      )}
      {unreadableCount > 0 && (
        <p role="status">
          {unreadableCount} of your notes can’t be opened any more, because the key is gone. Please write to
          us.
        </p>
      )}
      {state.status === 'success' && notes.length === 0 && unreadableCount === 0 && !hasMore && (
        <p>
          Choose words of a homily, its Gospel or a post to highlight them or to write a note. Only you see
          it.
        </p>
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
            {groupByText(found).map(({ of, notes: there }) => (
              <NotesOfText
                key={toTextKey(of)}
                id={`notes-${of.kind}-${of.ref}`}
                name={formatTextName(of, texts)}
                path={pathOf(of.kind, texts[toTextKey(of)]?.slug)}
                notes={there}
              />
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

const pathOf = (kind: Note['kind'], slug: string | undefined): string | null =>
  slug === undefined ? null : kind === 'homily' ? paths.homily(slug) : blogPaths.post(slug);

interface NotesOfTextProps {
  id: string;
  name: string;
  /** Null if the text is no longer readable. */
  path: string | null;
  notes: readonly Note[];
}

const NotesOfText = ({ id, name, path, notes }: NotesOfTextProps) => (
  <section aria-labelledby={id}>
    <h3 id={id} tabIndex={-1}>
      {name}
    </h3>
    <ul className="saved-list">
      {notes.map(({ noteId, part, anchor, body }) => (
        <li key={noteId}>
          <div>
            {part === 'gospel' && <p className="hint">At the Gospel</p>}
            <blockquote>{anchor.quote}</blockquote>
            <p className="note-text">{body}</p>
          </div>
          {path !== null && <Link to={`${path}#note-${noteId}`}>Go to</Link>}
        </li>
      ))}
    </ul>
  </section>
);
