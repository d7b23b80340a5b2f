import './saved.css';
import type { TextRef } from '@wayfare/contracts/calls/bookmarks';
import { deleteNote, listNotes, type Note, saveNote, toTextKey } from '@wayfare/contracts/calls/notes';
import { withCheckMark, withCrossMark } from '@wayfare/contracts/messages/marks';
import { createAnchor } from '@wayfare/contracts/rules/anchor';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { isUnreachable, isUnsupportedCall } from '#api/api-error.ts';
import { toFailureMessage } from '#api/failure-message.ts';
import { LoadError } from '#app/member/loading.tsx';
import { useMember } from '#app/member/member.tsx';
import { useQuery } from '#app/member/use-query.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { StatusLine } from '#ui/status-line.tsx';
import { deleteDraft, listDrafts, type NoteDraft, onNotesSent, saveDraft } from '../offline/pending-notes.ts';
import { NoteForm } from './note-form.tsx';
import {
  drawHighlights,
  findNoteRange,
  type LocatedNote,
  locateNotes,
  scrollToRange,
  setPassageTop,
  useTextSelection,
} from './text-highlights.ts';
import { formatUnreadable } from './unreadable-notes.ts';

interface PageNotesProps {
  of: TextRef;
  /** A post has no Gospel. */
  gospel?: RefObject<HTMLElement | null>;
  section: RefObject<HTMLElement | null>;
  /** Notes are located again when it changes. */
  text: string;
}

const noNotes: readonly Note[] = [];

const pendingMessage = 'It is on this device, and is saved as soon as we can be reached.';

/** Notes and highlights, in the text and listed below it. */
export function PageNotes({ of, gospel, section, text }: PageNotesProps) {
  const { callApi, person } = useMember();
  const owner = person.email ?? '';
  const { state, retry } = useQuery(`notes ${toTextKey(of)}`, () => callApi(listNotes, { query: of }));
  /** Notes saved or deleted on this page. Null: deleted. */
  const [changed, setChanged] = useState<ReadonlyMap<string, Note | null>>(new Map());
  const [drafts, setDrafts] = useState<readonly NoteDraft[]>(() => listDrafts(owner, of));
  const [openId, setOpenId] = useState<string | null>(null);
  const [located, setLocated] = useState<readonly LocatedNote[]>([]);
  const [message, setMessage] = useState<string | null>(null);
  const bar = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [parts] = useState({ gospel: gospel ?? null, text: section });
  const { selected, clearSelection } = useTextSelection(parts, bar);
  useEffect(() => {
    const range = selected === null ? null : getSelection()?.getRangeAt(0);
    if (bar.current && range) setPassageTop(bar.current, range);
  }, [selected]);
  const { hash } = useLocation();
  const handledHash = useRef('');
  const saved = state.status === 'success' ? state.data.notes : noNotes;

  useEffect(() => {
    // After the text has rendered.
    const frame = requestAnimationFrame(() => {
      if (parts.text.current === null || text === '') return;
      const unchanged = saved.filter(({ noteId }) => !changed.has(noteId));
      const notes = [...unchanged, ...changed.values()].filter((note) => note !== null);
      const locatedNotes = locateNotes(parts, notes);
      setLocated(locatedNotes);
      drawHighlights(locatedNotes);
      const target = locatedNotes.find(({ note }) => hash === `#note-${note.noteId}`);
      if (target === undefined || handledHash.current === hash) return;
      handledHash.current = hash;
      if (target.range === null) heading.current?.focus();
      else scrollToRange(target.range);
    });
    return () => cancelAnimationFrame(frame);
  }, [parts, text, saved, changed, hash]);
  useEffect(() => {
    return () => drawHighlights([]);
  }, []);
  useEffect(() => {
    // Saved, but the response was lost.
    for (const draft of drafts) if (isSaved(draft, saved)) deleteDraft(owner, draft);
  }, [drafts, saved, owner]);

  // Pending notes were sent.
  const reload = useEffectEvent(() => {
    setDrafts(listDrafts(owner, of));
    retry();
  });
  useEffect(() => {
    return onNotesSent(reload);
  }, []);

  /** An edited note is no longer due to be sent. */
  function setDraft(newDraft: NoteDraft) {
    const { dueAt: _, ...draft } = newDraft;
    setDrafts((before) => [...before.filter(({ noteId }) => noteId !== draft.noteId), draft]);
    if (!saveDraft(owner, draft))
      setMessage(withCrossMark('This browser keeps nothing: save before you leave.'));
  }

  function discard(draft: NoteDraft) {
    deleteDraft(owner, draft);
    setDrafts((before) => before.filter(({ noteId }) => noteId !== draft.noteId));
    setOpenId(null);
  }

  /** Null if it was saved, else the error message. */
  async function save(newDraft: NoteDraft): Promise<string | null> {
    const { dueAt: _, ...draft } = newDraft;
    const at = new Date().toISOString();
    try {
      const { notes } = await callApi(saveNote, { body: { ...draft, writtenAt: at } });
      setChanged((before) => new Map([...before, ...notes.map((note) => [note.noteId, note] as const)]));
      discard(draft);
      setMessage(
        notes.length > 1
          ? withCheckMark('Another device had changed this note as well: you have both.')
          : withCheckMark(draft.body === '' ? 'Highlighted.' : 'Your note is saved.'),
      );
      return null;
    } catch (error) {
      const due = { ...draft, dueAt: at };
      if (!isUnreachable(error) || !saveDraft(owner, due)) return toFailureMessage(error);
      setDrafts((before) => [...before.filter(({ noteId }) => noteId !== due.noteId), due]);
      setOpenId(null);
      setMessage(pendingMessage);
      return null;
    }
  }

  /** A note on the selected text. Null if the selection is too long; shows a message. */
  function createDraft(): NoteDraft | null {
    const anchor = selected && createAnchor(selected.text, selected.from, selected.to);
    if (selected === null || anchor === null) {
      setMessage(withCrossMark('That is too much at once. Please choose fewer words.'));
      return null;
    }
    clearSelection();
    return {
      noteId: crypto.randomUUID(),
      otherId: crypto.randomUUID(),
      text: of,
      ...(selected.part === 'gospel' ? { part: 'gospel' as const } : {}),
      anchor: { ...anchor, isUnique: anchor.isUnique === true },
      body: '',
      basedOn: null,
    };
  }

  function edit(draft: NoteDraft) {
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
  const unsaved = drafts.filter((draft) => draft.noteId !== openId && !isSaved(draft, saved));
  const unreadable = state.status === 'success' ? state.data.unreadableCount : 0;
  const isShown = located.length > 0 || unsaved.length > 0 || unreadable > 0 || message !== null;
  return (
    <>
      {selected !== null && (
        <div className="note-start" ref={bar}>
          <button
            className="btn"
            type="button"
            // A press would clear the selection.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => {
              const draft = createDraft();
              if (draft !== null) edit(draft);
            }}
          >
            Write a note here
          </button>
        </div>
      )}
      <aside className="notes" aria-labelledby="my-notes" hidden={!isShown}>
        <h2 id="my-notes" tabIndex={-1} ref={heading}>
          Your notes on this page
        </h2>
        <StatusLine message={message} />
        {unreadable > 0 && <p>{formatUnreadable(unreadable)}</p>}
        <ul className="saved-list">
          {unsaved.map((draft) => (
            <NoteItem
              key={`draft ${draft.noteId}`}
              note={draft}
              hints={[draft.dueAt === undefined ? 'Not saved yet. It is on this device.' : pendingMessage]}
            >
              <LinkButton onClick={() => edit(draft)}>Go on</LinkButton>
              <LinkButton onClick={() => discard(draft)}>Throw away</LinkButton>
            </NoteItem>
          ))}
          {located.map(({ note, range, isChanged }) => (
            <NoteItem
              key={note.noteId}
              id={`note-${note.noteId}`}
              note={note}
              hints={[
                note.part === 'gospel' && 'At the Gospel',
                range === null && 'The text has changed here. These were its words:',
                range !== null && isChanged && 'Some of these words are other ones now.',
              ]}
            >
              {range !== null && <LinkButton onClick={() => scrollToRange(range)}>Go to</LinkButton>}
              <LinkButton
                onClick={() => {
                  const { noteId, part, anchor, body, changedAt: basedOn } = note;
                  edit({ noteId, text: of, part, anchor, body, basedOn, otherId: crypto.randomUUID() });
                }}
              >
                {note.body === '' ? 'Add a note' : 'Change'}
              </LinkButton>
              <LinkButton onClick={() => void remove(note)}>Delete</LinkButton>
            </NoteItem>
          ))}
        </ul>
      </aside>
      {state.status === 'error' && (
        <div className="notes-error">
          <LoadError onRetry={retry}>We couldn’t look for your notes on this page.</LoadError>
        </div>
      )}
      {open && (
        <NoteForm
          key={open.noteId}
          draft={open}
          findRange={() => findNoteRange(parts, open)}
          onText={(body) => setDraft({ ...open, body })}
          onSave={() => save(open)}
          onDiscard={() => discard(open)}
          onClose={() => {
            // An empty note is discarded.
            if (open.body === '' && open.basedOn === null) discard(open);
            setOpenId(null);
          }}
        />
      )}
    </>
  );
}

interface NoteItemProps {
  id?: string;
  note: Pick<Note, 'anchor' | 'body'>;
  hints: readonly (string | false)[];
  /** Buttons. */
  children: ReactNode;
}

const NoteItem = ({ id, note: { anchor, body }, hints, children }: NoteItemProps) => (
  <li id={id}>
    {hints.map(
      (hint) =>
        hint !== false && (
          <p key={hint} className="hint">
            {hint}
          </p>
        ),
    )}
    <blockquote>{anchor.quote}</blockquote>
    <p className="note-text">{body}</p>
    <div className="row">{children}</div>
  </li>
);

const isSaved = ({ noteId, body, anchor }: NoteDraft, notes: readonly Note[]): boolean =>
  notes.some((note) => note.noteId === noteId && note.body === body && note.anchor.quote === anchor.quote);
