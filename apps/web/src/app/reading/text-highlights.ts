import type { Note } from '@wayfare/contracts/calls/notes';
import { findAnchor } from '@wayfare/contracts/rules/anchor';
import { type RefObject, useEffect, useState } from 'react';
import { getSelectedOffsets, readTextPieces, setHighlight, toRange } from './text-ranges.ts';

type Anchored = Pick<Note, 'part' | 'anchor'>;

export interface LocatedNote<T extends Anchored = Note> {
  readonly note: T;
  /** Null if the quoted text is gone. */
  readonly range: Range | null;
  readonly isChanged: boolean;
}

type NotedPart = 'gospel' | 'text';

/** A post has no Gospel. */
type NotedParts = Readonly<Record<NotedPart, RefObject<HTMLElement | null> | null>>;

/** The text of a part. For the Gospel, without verse numbers and notes. */
const readPart = (part: NotedPart, section: HTMLElement): ReturnType<typeof readTextPieces> =>
  part === 'gospel'
    ? readTextPieces(section, { blocks: 'p > span', except: 'sup, h2, .hint' })
    : readTextPieces(section);

/** In page order. */
export function locateNotes<T extends Anchored>(parts: NotedParts, notes: readonly T[]): LocatedNote<T>[] {
  return (['gospel', 'text'] as const).flatMap((part) => {
    const section = parts[part]?.current ?? null;
    const { text, pieces } = section === null ? emptyText : readPart(part, section);
    return notes
      .filter((note) => (note.part ?? 'text') === part)
      .toSorted((a, b) => a.anchor.start - b.anchor.start)
      .map((note) => {
        const match = findAnchor(text, note.anchor);
        return {
          note,
          range: match === null ? null : toRange(pieces, match.from, match.to),
          isChanged: match?.isChanged === true,
        };
      });
  });
}

const emptyText: ReturnType<typeof readTextPieces> = { text: '', pieces: [] };

/** Null if the quoted text is gone. */
export const findNoteRange = (parts: NotedParts, note: Anchored): Range | null =>
  locateNotes(parts, [note])[0]?.range ?? null;

export function drawHighlights(notes: readonly LocatedNote[]): void {
  const listRanges = (isNote: boolean) =>
    notes.flatMap(({ note, range }) => (range !== null && (note.body !== '') === isNote ? [range] : []));
  setHighlight('highlighted-text', listRanges(false));
  setHighlight('noted-text', listRanges(true));
}

/** Highlights the passage of the note that is being written. */
export const highlightOpenNote = (range: Range | null): void =>
  setHighlight('open-note', range === null ? [] : [range]);

/** Lets the style sheet place an element in the margin of a homily, beside a passage. */
export function setPassageTop(element: HTMLElement, passage: Range): void {
  const page = element.closest('.reading-page');
  if (page === null) return;
  const top = passage.getBoundingClientRect().top - page.getBoundingClientRect().top;
  element.style.setProperty('--passage-top', `${top}px`);
}

/** Scrolls to the range and moves the focus there. */
export function scrollToRange(range: Range): void {
  const paragraph = range.startContainer.parentElement?.closest('p') ?? null;
  if (paragraph === null) return;
  const { top } = range.getBoundingClientRect();
  scrollTo(0, scrollY + top - innerHeight / 3);
  paragraph.tabIndex = -1;
  paragraph.addEventListener('blur', () => paragraph.removeAttribute('tabindex'), { once: true });
  paragraph.focus({ preventScroll: true });
}

interface SelectedText {
  readonly part: NotedPart;
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** Delay after the last change of the selection. */
const selectionDelayMs = 200;

/** The selection in one of the texts. Stays while a button of the toolbar has the focus. */
export function useTextSelection({ gospel, text }: NotedParts, bar: RefObject<HTMLElement | null>) {
  const [selected, setSelected] = useState<SelectedText | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const readSelection = () => {
      if (bar.current?.contains(document.activeElement) === true) return;
      setSelected(getSelectedText('gospel', gospel) ?? getSelectedText('text', text));
    };
    const scheduleRead = () => {
      clearTimeout(timer);
      timer = setTimeout(readSelection, selectionDelayMs);
    };
    // The selection may be older than this component.
    scheduleRead();
    document.addEventListener('selectionchange', scheduleRead);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('selectionchange', scheduleRead);
    };
  }, [gospel, text, bar]);
  return { selected, clearSelection: () => setSelected(null) };
}

function getSelectedText(part: NotedPart, of: RefObject<HTMLElement | null> | null): SelectedText | null {
  const section = of?.current ?? null;
  if (section === null) return null;
  const { text, pieces } = readPart(part, section);
  const range = getSelectedOffsets(section, pieces);
  return range === null || text.slice(range.from, range.to).trim() === '' ? null : { part, ...range, text };
}
