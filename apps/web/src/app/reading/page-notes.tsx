import './saved.css';
import type { TextRef } from '@wayfare/contracts/calls/bookmarks';
import { deleteNote, listNotes, type Note, saveNote, toTextKey } from '@wayfare/contracts/calls/notes';
import { withCheckMark, withCrossMark } from '@wayfare/contracts/messages/marks';
import { createAnchor } from '@wayfare/contracts/rules/anchor';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { isUnreachable, isUnsupportedCall } from '#api/api-error.ts';
import { toFailureMessage } from '#api/failure-message.ts';
import { useMember } from '#app/member/member.tsx';
import { useQuery } from '#app/member/use-query.ts';
import { onNotesSent } from '#app/offline/pending-notes.ts';
import { StatusLine } from '#ui/status-line.tsx';
import { deleteDraft, listDrafts, type NoteDraft, saveDraft } from '../offline/pending-notes.ts';
import { NoteDialog } from './note-dialog.tsx';
import {
  clearHighlights,
  drawHighlights,
  type LocatedNote,
  locateNotes,
  scrollToRange,
  useTextSelection,
} from './text-highlights.ts';

interface PageNotesProps {
  of: TextRef;
  /** A post has no Gospel. */
  gospel?: RefObject<HTMLElement | null>;
  section: RefObject<HTMLElement | null>;
  /** Notes are located again when it changes. */
  text: string;
}

const none: readonly Note[] = [];

/** Notes and highlights, in the text and listed below it. */
export function PageNotes({ of, gospel, section, text }: PageNotesProps) {
  const { callApi, person } = useMember();
  const owner = person.email ?? '';
  const { state, retry } = useQuery(`notes ${toTextKey(of)}`, () => callApi(listNotes, { query: of }));
  /** Notes saved or deleted on this page. Null: deleted. */
  const [changed, setChanged] = useState<ReadonlyMap<string, Note | null>>(new Map());
  const [drafts, setDrafts] = useState<readonly NoteDraft[]>(() => listDrafts(owner, of));
  const [openId, setOpenId] = useState<string | null>(null);
  const [placed, setPlaced] = useState<readonly LocatedNote[]>([]);
  const [message, setMessage] = useState<string | null>(null);
  const bar = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [parts] = useState({ gospel: gospel ?? null, text: section });
  const { chosen, forget } = useTextSelection(parts, bar);
  const { hash } = useLocation();
  const arrivedAt = useRef('');
  const told = state.status === 'success' ? state.data.notes : none;

  useEffect(() => {
    // After the text has rendered.
    const frame = requestAnimationFrame(() => {
      if (parts.text.current === null || text === '') return;
      const kept = told.filter(({ noteId }) => !changed.has(noteId));
      const now = [...kept, ...changed.values()].filter((note) => note !== null);
      const found = locateNotes(parts, now);
      setPlaced(found);
      drawHighlights(found);
      const called = found.find(({ note }) => hash === `#note-${note.noteId}`);
      if (called === undefined || arrivedAt.current === hash) return;
      arrivedAt.current = hash;
      if (called.range === null) heading.current?.focus();
      else scrollToRange(called.range);
    });
    return () => cancelAnimationFrame(frame);
  }, [parts, text, told, changed, hash]);
  useEffect(() => {
    return clearHighlights;
  }, []);
  useEffect(() => {
    // Saved, but the response was lost.
    for (const draft of drafts) if (isAmong(told, draft)) deleteDraft(owner, draft);
  }, [drafts, told, owner]);

  // Pending notes were sent.
  const lookAgain = useEffectEvent(() => {
    setDrafts(listDrafts(owner, of));
    retry();
  });
  useEffect(() => {
    return onNotesSent(lookAgain);
  }, []);

  /** An edited note is no longer due to be sent. */
  function setDraft(given: NoteDraft) {
    const { dueAt: _, ...draft } = given;
    setDrafts((before) => [...before.filter(({ noteId }) => noteId !== draft.noteId), draft]);
    if (!saveDraft(owner, draft))
      setMessage(withCrossMark('This browser keeps nothing: save before you leave.'));
  }

  function drop(draft: NoteDraft) {
    deleteDraft(owner, draft);
    setDrafts((before) => before.filter(({ noteId }) => noteId !== draft.noteId));
    setOpenId(null);
  }

  /** Null if it was saved, else the error message. */
  async function save(given: NoteDraft): Promise<string | null> {
    const { dueAt: _, ...draft } = given;
    const at = new Date().toISOString();
    try {
      const { notes } = await callApi(saveNote, { body: { ...draft, writtenAt: at } });
      setChanged((before) => new Map([...before, ...notes.map((note) => [note.noteId, note] as const)]));
      drop(draft);
      setMessage(
        notes.length > 1
          ? withCheckMark('Another device had changed this note as well: both are kept.')
          : withCheckMark(draft.body === '' ? 'Highlighted.' : 'Your note is saved.'),
      );
      return null;
    } catch (error) {
      const due = { ...draft, dueAt: at };
      if (!isUnreachable(error) || !saveDraft(owner, due)) return toFailureMessage(error);
      setDrafts((before) => [...before.filter(({ noteId }) => noteId !== due.noteId), due]);
      setOpenId(null);
      setMessage('It is on this device, and is saved as soon as we can be reached.');
      return null;
    }
  }

  /** A note on the selected text. Null if the selection is too long; shows a message. */
  function begun(): NoteDraft | null {
    const anchor = chosen && createAnchor(chosen.text, chosen.from, chosen.to);
    if (chosen === null || anchor === null) {
      setMessage(withCrossMark('That is too much at once. Please choose fewer words.'));
      return null;
    }
    forget();
    return {
      noteId: crypto.randomUUID(),
      otherId: crypto.randomUUID(),
      text: of,
      ...(chosen.part === 'gospel' ? { part: 'gospel' as const } : {}),
      anchor: { ...anchor, isUnique: anchor.isUnique === true },
      body: '',
      basedOn: null,
    };
  }

  async function highlight() {
    const draft = begun();
    if (draft === null) return;
    setDraft(draft);
    const failure = await save(draft);
    if (failure !== null) setMessage(failure);
  }

  function write(draft: NoteDraft) {
    setMessage(null);
    setDraft(draft);
    setOpenId(draft.noteId);
  }

  async function remove({ noteId }: Note) {
    setMessage(null);
    try {
      await callApi(deleteNote, { params: { noteId } });
      setChanged((before) => new Map([...before, [noteId, null]]));
      setMessage(withCheckMark('Deleted.'));
    } catch (error) {
      setMessage(toFailureMessage(error));
    }
    heading.current?.focus();
  }

  // Third-party services have no notes.
  if (state.status === 'error' && isUnsupportedCall(state.error)) return null;
  const open = drafts.find(({ noteId }) => noteId === openId);
  const waiting = drafts.filter((draft) => draft.noteId !== openId && !isAmong(told, draft));
  const lost = state.status === 'success' ? state.data.unreadableCount : 0;
  const isShown = placed.length > 0 || waiting.length > 0 || lost > 0 || message !== null;
  return (
    <>
      {chosen !== null && (
        <div className="note-bar" role="toolbar" aria-label="With the words you chose" ref={bar}>
          {/* A press would clear the selection. */}
          <button className="btn line" type="button" onPointerDown={stay} onClick={() => void highlight()}>
            Highlight
          </button>
          <button
            className="btn line"
            type="button"
            onPointerDown={stay}
            onClick={() => {
              const draft = begun();
              if (draft !== null) write(draft);
            }}
          >
            Note
          </button>
        </div>
      )}
      <aside className="notes" aria-labelledby="my-notes" hidden={!isShown}>
        <h2 id="my-notes" tabIndex={-1} ref={heading}>
          Your notes on this page
        </h2>
        <StatusLine message={message} />
        {lost > 0 && <p>{formatUnreadable(lost)}</p>}
        <ul className="saved-list">
          {waiting.map((draft) => (
            <li key={`draft ${draft.noteId}`}>
              <div>
                <p className="hint">
                  {draft.dueAt === undefined
                    ? 'Not saved yet. It is on this device.'
                    : 'It is on this device, and is saved as soon as we can be reached.'}
                </p>
                <blockquote>{draft.anchor.quote}</blockquote>
                <p className="note-text">{draft.body}</p>
              </div>
              <div className="note-actions">
                <button className="quiet link" type="button" onClick={() => write(draft)}>
                  Go on
                </button>
                <button className="quiet link" type="button" onClick={() => drop(draft)}>
                  Discard
                </button>
              </div>
            </li>
          ))}
          {placed.map(({ note, range, isChanged }) => (
            <li key={note.noteId} id={`note-${note.noteId}`}>
              <div>
                {note.part === 'gospel' && <p className="hint">At the Gospel</p>}
                {range === null && <p className="hint">The text has changed here. These were its words:</p>}
                {range !== null && isChanged && (
                  <p className="hint">Some of these words are other ones now.</p>
                )}
                <blockquote>{note.anchor.quote}</blockquote>
                <p className="note-text">{note.body}</p>
              </div>
              <div className="note-actions">
                {range !== null && (
                  <button className="quiet link" type="button" onClick={() => scrollToRange(range)}>
                    Go to
                  </button>
                )}
                <button
                  className="quiet link"
                  type="button"
                  onClick={() => {
                    const { noteId, part, anchor, body, changedAt: basedOn } = note;
                    write({ noteId, text: of, part, anchor, body, basedOn, otherId: crypto.randomUUID() });
                  }}
                >
                  {note.body === '' ? 'Add a note' : 'Change'}
                </button>
                <button className="quiet link" type="button" onClick={() => void remove(note)}>
                  Delete
                </button>
              </div>
            </li>
          ))}
        </ul>
      </aside>
      {state.status === 'error' && (
        <p className="soft notes-away" role="status">
          We couldn’t look for your notes on this page.{' '}
          <button type="button" className="quiet link" onClick={retry}>
            Try again
          </button>
        </p>
      )}
      {open && (
        <NoteDialog
          draft={open}
          onText={(words) => setDraft({ ...open, body: words })}
          onSave={() => save(open)}
          onDiscard={() => drop(open)}
          onClose={() => {
            // An empty note is discarded.
            if (open.body === '' && open.basedOn === null) drop(open);
            setOpenId(null);
          }}
        />
      )}
    </>
  );
}

const isAmong = (notes: readonly Note[], { noteId, body, anchor }: NoteDraft): boolean =>
  notes.some((note) => note.noteId === noteId && note.body === body && note.anchor.quote === anchor.quote);

const stay = (event: { preventDefault: () => void }): void => event.preventDefault();

const formatUnreadable = (lost: number): string =>
  `${lost === 1 ? 'One of your notes' : `${lost} of your notes`} can’t be opened any more, because the key is gone. Please write to us.`;
