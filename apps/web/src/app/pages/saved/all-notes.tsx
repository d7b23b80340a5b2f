import { type Note, toTextKey } from '@wayfare/contracts/calls/notes';
import { toCalendarDate } from '@wayfare/contracts/rules/calendar-date';
import { Link } from 'react-router';
import { useMember } from '#app/member/member.tsx';
import type { SavedNotes } from '#app/offline/all-notes.ts';
import { formatUnreadable } from '#app/reading/unreadable-notes.ts';
import { blogPaths, paths } from '#paths.ts';
import { downloadFile } from '#ui/download-file.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { formatNotes, formatTextName } from './notes-file.ts';

export function AllNotes({ saved }: { saved: SavedNotes }) {
  const { pageData } = useMember();
  const { notes, unreadableCount, texts } = saved;

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
      <ul className="saved-list">
        {notes.map((note) => (
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
