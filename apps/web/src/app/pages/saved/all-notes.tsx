import { type Note, toTextKey } from '@wayfare/contracts/calls/notes';
import { toCalendarDate } from '@wayfare/contracts/rules/calendar-date';
import { useState } from 'react';
import { Link } from 'react-router';
import { useMember } from '#app/member/member.tsx';
import type { SavedNotes } from '#app/offline/all-notes.ts';
import { formatUnreadable } from '#app/reading/unreadable-notes.ts';
import { blogPaths, paths } from '#paths.ts';
import { downloadFile } from '#ui/download-file.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { formatNotes, formatTextName } from './notes-file.ts';

/** A shorter list needs no search. */
const minNotesForSearch = 10;

/** The search runs in the browser; terms are not sent. */
export function AllNotes({ saved }: { saved: SavedNotes }) {
  const { pageData } = useMember();
  const [search, setSearch] = useState('');
  const { notes, unreadableCount, texts } = saved;
  const needle = search.trim().toLowerCase();
  const matches = notes.filter((note) =>
    `${note.body}\n${note.anchor.quote}\n${formatTextName(note, texts)}`.toLowerCase().includes(needle),
  );

  function download() {
    const today = toCalendarDate(new Date(), pageData.timeZone);
    downloadFile(`my-notes-${today}.md`, new Blob([formatNotes(saved)], { type: 'text/markdown' }));
  }

  return (
    <>
      {unreadableCount > 0 && <p role="status">{formatUnreadable(unreadableCount)}</p>}
      {notes.length === 0 && unreadableCount === 0 && (
        <p>Choose words of a homily, its Gospel or a post to highlight them or to write a note.</p>
      )}
      {notes.length >= minNotesForSearch && (
        <div className="field">
          <label htmlFor="notes-search">Look for words in your notes</label>
          <input
            className="in"
            id="notes-search"
            type="search"
            autoComplete="off"
            value={search}
            onChange={({ currentTarget }) => setSearch(currentTarget.value)}
          />
          <p role="status">{needle !== '' && `${matches.length} of ${notes.length}`}</p>
        </div>
      )}
      <ul className="saved-list">
        {matches.map((note) => (
          <SavedNote key={note.noteId} note={note} texts={texts} />
        ))}
      </ul>
      {notes.length > 0 && <LinkButton onClick={download}>Download your notes</LinkButton>}
    </>
  );
}

function SavedNote({ note, texts }: Pick<SavedNotes, 'texts'> & { note: Note }) {
  const { noteId, kind, part, anchor, body } = note;
  const slug = texts[toTextKey(note)]?.slug;
  return (
    <li>
      <div>
        <blockquote>{anchor.quote}</blockquote>
        <p className="note-text">{body}</p>
        <p className="hint" id={`note-${noteId}`}>
          {formatTextName(note, texts)}
          {part === 'gospel' && ', at the Gospel'}
        </p>
        {slug !== undefined && (
          <Link
            to={`${kind === 'homily' ? paths.homily(slug) : blogPaths.post(slug)}#note-${noteId}`}
            aria-describedby={`note-${noteId}`}
          >
            Go to the passage
          </Link>
        )}
      </div>
    </li>
  );
}
