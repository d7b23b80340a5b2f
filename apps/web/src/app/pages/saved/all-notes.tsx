import { type Note, toTextKey } from '@wayfare/contracts/calls/notes';
import { toCalendarDate } from '@wayfare/contracts/rules/calendar-date';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { isUnsupportedCall } from '#api/api-error.ts';
import { toFailureMessage } from '#api/failure-message.ts';
import { useMember } from '#app/member/member.tsx';
import { QueryView } from '#app/member/query-view.tsx';
import { blogPaths, paths } from '#paths.ts';
import { downloadFile } from '#ui/download-file.ts';
import { LinkButton } from '#ui/link-button.tsx';
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
  const { query, loaded, loadMore, loadAll } = useAllNotes();
  const [search, setSearch] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);
  /** The index of the heading to focus once it is loaded. */
  const focusIndex = useRef<number | null>(null);
  useEffect(() => {
    const heading = focusIndex.current === null ? undefined : listHeadings(list.current)[focusIndex.current];
    if (heading === undefined) return;
    focusIndex.current = null;
    heading.focus();
  });
  if (query.state.status === 'error' && isUnsupportedCall(query.state.error)) return null;
  const { notes, unreadableCount, texts, hasMore } = loaded;
  const needle = search.trim().toLowerCase();
  const matches = notes.filter(({ kind, ref, body, anchor }) =>
    `${body}\n${anchor.quote}\n${texts[toTextKey({ kind, ref })]?.name ?? ''}`.toLowerCase().includes(needle),
  );

  /** Null if it failed; the page shows the message. */
  async function tryLoading<T>(request: Promise<T>): Promise<T | null> {
    setMessage(null);
    setIsBusy(true);
    try {
      return await request;
    } catch (error) {
      setMessage(toFailureMessage(error));
      return null;
    } finally {
      setIsBusy(false);
    }
  }

  async function save(extension: 'md' | 'json') {
    const all = await tryLoading(loadAll());
    if (all === null) return;
    const format = extension === 'md' ? formatNotesAsMarkdown : formatNotesAsJson;
    const type = extension === 'md' ? 'text/markdown' : 'application/json';
    const today = toCalendarDate(new Date(), pageData.timeZone);
    downloadFile(`my-notes-${today}.${extension}`, new Blob([format(all.notes, all.texts)], { type }));
  }

  /** Moves the focus to the first new heading, because the button may disappear. */
  async function showMore() {
    if (isBusy) return;
    focusIndex.current = listHeadings(list.current).length;
    if ((await tryLoading(loadMore())) === null) focusIndex.current = null;
  }

  function changeSearch(terms: string) {
    setSearch(terms);
    if (hasMore && terms.trim() !== '') void tryLoading(loadAll());
  }

  return (
    <section aria-labelledby="saved-notes">
      <h2 id="saved-notes">Notes</h2>
      <QueryView query={query} />
      {unreadableCount > 0 && (
        <p role="status">
          {unreadableCount} of your notes can’t be opened any more, because the key is gone. Please write to
          us.
        </p>
      )}
      {query.state.status === 'success' && notes.length === 0 && unreadableCount === 0 && !hasMore && (
        <p>
          Choose words of a homily, its Gospel or a post to highlight them or to write a note. Only you see
          it.
        </p>
      )}
      {(notes.length > 0 || hasMore) && (
        <>
          <div className="field">
            <label htmlFor="notes-search">Look for words in your notes</label>
            <input
              className="in"
              id="notes-search"
              type="search"
              autoComplete="off"
              value={search}
              onChange={({ currentTarget }) => changeSearch(currentTarget.value)}
            />
          </div>
          <p role="status">
            {needle !== '' &&
              (hasMore && isBusy
                ? 'Looking through all of your notes...'
                : `${matches.length} of ${notes.length}${hasMore ? ' so far' : ''}`)}
          </p>
          <div ref={list}>
            {groupByText(matches).map(({ of, notes: notesOfText }) => (
              <NotesOfText
                key={toTextKey(of)}
                id={`notes-${of.kind}-${of.ref}`}
                name={formatTextName(of, texts)}
                path={toPath(of.kind, texts[toTextKey(of)]?.slug)}
                notes={notesOfText}
              />
            ))}
          </div>
          {hasMore && (
            <p className="row">
              <LinkButton aria-disabled={isBusy || undefined} onClick={() => void showMore()}>
                Show earlier notes
              </LinkButton>
            </p>
          )}
          <StatusLine message={message} />
          <p className="row">
            <LinkButton onClick={() => void save('md')}>Take them along as text (Markdown)</LinkButton>
            <LinkButton onClick={() => void save('json')}>As data (JSON)</LinkButton>
          </p>
        </>
      )}
    </section>
  );
}

const listHeadings = (list: HTMLElement | null): HTMLElement[] => [...(list?.querySelectorAll('h3') ?? [])];

const toPath = (kind: Note['kind'], slug: string | undefined): string | null =>
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
