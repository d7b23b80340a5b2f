import type { ReadHomily } from '@wayfare/contracts/calls/homily';
import { seconds } from '@wayfare/contracts/rules/durations';
import {
  findPosition,
  getParagraphStart,
  type ReadingPosition,
} from '@wayfare/contracts/rules/reading-position';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { useMember } from '#app/member/member.tsx';
import {
  type ReadingPositionInput,
  sendReadingPosition,
  sendReadingPositionOnLeave,
} from '#app/reading/save-reading-position.ts';

interface InSight {
  /** Null above the text. */
  readonly place: ReadingPosition | null;
  /** The reading line is within the text. */
  readonly isInText: boolean;
  readonly isBeginningInSight: boolean;
  readonly isEndInSight: boolean;
}

/** The reading line: pixels from the top of the window. */
const readingLine = (): number => innerHeight / 3;

const paragraphsOf = (text: HTMLElement): HTMLElement[] => [...text.querySelectorAll('p')];
const wordsOf = (paragraph: HTMLElement): string => paragraph.textContent ?? '';

function lookAt(text: HTMLElement): InSight {
  const line = readingLine();
  const { top, bottom } = text.getBoundingClientRect();
  return {
    place: placeAt(text, line),
    isInText: top <= line && line <= bottom,
    isBeginningInSight: top >= 0 && top < innerHeight,
    isEndInSight: Math.floor(bottom) <= innerHeight,
  };
}

function placeAt(text: HTMLElement, line: number): ReadingPosition | null {
  const paragraphs = paragraphsOf(text);
  const number = paragraphs.findLastIndex((each) => each.getBoundingClientRect().top <= line);
  const paragraph = paragraphs[number];
  if (paragraph === undefined) return null;
  const { top, height } = paragraph.getBoundingClientRect();
  const share = height > 0 ? Math.min(1, (line - top) / height) : 0;
  return {
    paragraph: number,
    fraction: Math.round(share * 100) / 100,
    paragraphStart: getParagraphStart(wordsOf(paragraph)),
  };
}

/** Scrolls to a position and moves the focus there. */
function goTo(text: HTMLElement, kept: ReadingPosition): void {
  const paragraphs = paragraphsOf(text);
  const found = findPosition(paragraphs.map(wordsOf), kept);
  const paragraph = found === null ? undefined : paragraphs[found.paragraph];
  if (found === null || paragraph === undefined) return;
  const { top, height } = paragraph.getBoundingClientRect();
  scrollTo(0, scrollY + top + found.fraction * height - readingLine());
  paragraph.tabIndex = -1;
  paragraph.addEventListener('blur', () => paragraph.removeAttribute('tabindex'), { once: true });
  paragraph.focus({ preventScroll: true });
}

export type SavedPosition = NonNullable<ReadHomily['position']>;

const restMs = seconds(5);

interface Reading {
  date: string;
  text: RefObject<HTMLElement | null>;
  /** Called with each position that is saved. Null saves none. */
  onPosition: ((place: SavedPosition) => void) | null;
}

/** Saves the position after a pause and on leaving. Nothing is saved before the text was reached. */
export function useSaveReadingPosition({ date, text, onPosition }: Reading): void {
  const { config, person } = useMember();
  const isWanted = onPosition !== null;
  const keep = useEffectEvent((place: SavedPosition, isBrowserLeaving: boolean) => {
    const given: ReadingPositionInput = { date, ...place, reachedAt: new Date().toISOString() };
    if (isBrowserLeaving) sendReadingPositionOnLeave(config, person, given);
    else sendReadingPosition(config, person, given);
  });
  const tell = useEffectEvent((place: SavedPosition) => onPosition?.(place));

  useEffect(() => {
    const section = text.current;
    if (!isWanted || section === null) return;
    let wasInText = false;
    let current: SavedPosition | null = null;
    let saved = '';
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const sight = lookAt(section);
      wasInText ||= sight.isInText;
      current = placeOf(sight, wasInText);
      if (current !== null) tell(current);
    };
    const save = (isBrowserLeaving = false) => {
      clearTimeout(timer);
      const written = JSON.stringify(current);
      if (current === null || written === saved) return;
      saved = written;
      keep(current, isBrowserLeaving);
    };
    const rest = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (document.visibilityState === 'hidden') return;
        look();
        save();
      }, restMs);
    };
    const move = () => {
      look();
      rest();
    };
    const leave = () => save(true);
    // Phones may discard a hidden page without another event.
    const hide = () => (document.visibilityState === 'hidden' ? leave() : rest());
    rest();
    addEventListener('scroll', move, { passive: true });
    addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', hide);
    return () => {
      removeEventListener('scroll', move);
      removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hide);
      save();
    };
  }, [text, isWanted]);
}

/**
 * Null if there is nothing to save. A jump past the text is not reading; a text that fits the window counts as read.
 */
function placeOf(sight: InSight, wasInText: boolean): SavedPosition | null {
  const { isBeginningInSight, isEndInSight } = sight;
  const isFinished = isEndInSight && (wasInText || isBeginningInSight);
  if (isFinished) return { ...(sight.place ?? beginning), isFinished };
  return sight.place !== null && wasInText ? { ...sight.place, isFinished } : null;
}

const beginning = { paragraph: 0, fraction: 0, paragraphStart: '' };

interface LeftOffProps {
  place: SavedPosition | null;
  text: RefObject<HTMLElement | null>;
}

/** Offered only at the start of a visit. */
export function ContinueReading({ place, text }: LeftOffProps) {
  const { hash } = useLocation();
  const [isOffered] = useState(place !== null && !place.isFinished && hash === '');
  if (!isOffered || place === null) return null;
  return (
    <p className="continue-reading">
      <button
        className="quiet link"
        type="button"
        onClick={() => {
          if (text.current !== null) goTo(text.current, place);
        }}
      >
        Go on where you left off
      </button>
    </p>
  );
}
