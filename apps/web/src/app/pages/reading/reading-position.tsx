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
import { onPageHidden } from '#ui/use-page-visible.ts';
import { ContinueButton } from './day-article.tsx';

interface VisibleText {
  /** Null above the text. */
  readonly position: ReadingPosition | null;
  /** The reading line is within the text. */
  readonly isInText: boolean;
  readonly isStartVisible: boolean;
  readonly isEndVisible: boolean;
}

/** The reading line: pixels from the top of the window. */
const readingLine = (): number => innerHeight / 3;

const getParagraphs = (text: HTMLElement): HTMLElement[] => [...text.querySelectorAll('p')];
const getText = (paragraph: HTMLElement): string => paragraph.textContent ?? '';

function measure(text: HTMLElement): VisibleText {
  const line = readingLine();
  const { top, bottom } = text.getBoundingClientRect();
  return {
    position: getPositionAt(text, line),
    isInText: top <= line && line <= bottom,
    isStartVisible: top >= 0 && top < innerHeight,
    isEndVisible: Math.floor(bottom) <= innerHeight,
  };
}

function getPositionAt(text: HTMLElement, line: number): ReadingPosition | null {
  const paragraphs = getParagraphs(text);
  const number = paragraphs.findLastIndex((each) => each.getBoundingClientRect().top <= line);
  const paragraph = paragraphs[number];
  if (paragraph === undefined) return null;
  const { top, height } = paragraph.getBoundingClientRect();
  const share = height > 0 ? Math.min(1, (line - top) / height) : 0;
  return {
    paragraph: number,
    fraction: Math.round(share * 100) / 100,
    paragraphStart: getParagraphStart(getText(paragraph)),
  };
}

/** Scrolls to a position and moves the focus there. */
function scrollToPosition(text: HTMLElement, saved: ReadingPosition): void {
  const paragraphs = getParagraphs(text);
  const position = findPosition(paragraphs.map(getText), saved);
  const paragraph = position === null ? undefined : paragraphs[position.paragraph];
  if (position === null || paragraph === undefined) return;
  const { top, height } = paragraph.getBoundingClientRect();
  scrollTo(0, scrollY + top + position.fraction * height - readingLine());
  paragraph.tabIndex = -1;
  paragraph.addEventListener('blur', () => paragraph.removeAttribute('tabindex'), { once: true });
  paragraph.focus({ preventScroll: true });
}

export type SavedPosition = NonNullable<ReadHomily['position']>;

const saveDelayMs = seconds(5);

interface SavePositionOptions {
  date: string;
  text: RefObject<HTMLElement | null>;
  /** Called with each position that is saved. Null saves none. */
  onPosition: ((position: SavedPosition) => void) | null;
}

/** Saves the position after a pause and on leaving. Nothing is saved before the text was reached. */
export function useSaveReadingPosition({ date, text, onPosition }: SavePositionOptions): void {
  const { config, person } = useMember();
  const isEnabled = onPosition !== null;
  const sendPosition = useEffectEvent((position: SavedPosition, isBrowserLeaving: boolean) => {
    const body: ReadingPositionInput = { date, ...position, reachedAt: new Date().toISOString() };
    if (isBrowserLeaving) sendReadingPositionOnLeave(config, person, body);
    else sendReadingPosition(config, person, body);
  });
  const notifyPosition = useEffectEvent((position: SavedPosition) => onPosition?.(position));

  useEffect(() => {
    const section = text.current;
    if (!isEnabled || section === null) return;
    let wasInText = false;
    let current: SavedPosition | null = null;
    let saved = '';
    let timer: ReturnType<typeof setTimeout> | undefined;
    const update = () => {
      const visible = measure(section);
      wasInText ||= visible.isInText;
      current = toSavedPosition(visible, wasInText);
      if (current !== null) notifyPosition(current);
    };
    const save = (isBrowserLeaving = false) => {
      clearTimeout(timer);
      const json = JSON.stringify(current);
      if (current === null || json === saved) return;
      saved = json;
      sendPosition(current, isBrowserLeaving);
    };
    const scheduleSave = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (document.visibilityState === 'hidden') return;
        update();
        save();
      }, saveDelayMs);
    };
    const move = () => {
      update();
      scheduleSave();
    };
    const stopListening = onPageHidden(() => save(true));
    scheduleSave();
    addEventListener('scroll', move, { passive: true });
    document.addEventListener('visibilitychange', scheduleSave);
    return () => {
      stopListening();
      removeEventListener('scroll', move);
      document.removeEventListener('visibilitychange', scheduleSave);
      save();
    };
  }, [text, isEnabled]);
}

/**
 * Null if there is nothing to save. A jump past the text is not reading; a text that fits the window counts as read.
 */
function toSavedPosition(visible: VisibleText, wasInText: boolean): SavedPosition | null {
  const { isStartVisible, isEndVisible } = visible;
  const isFinished = isEndVisible && (wasInText || isStartVisible);
  if (isFinished) return { ...(visible.position ?? beginning), isFinished };
  return visible.position !== null && wasInText ? { ...visible.position, isFinished } : null;
}

const beginning = { paragraph: 0, fraction: 0, paragraphStart: '' };

interface ContinueReadingProps {
  position: SavedPosition | null;
  text: RefObject<HTMLElement | null>;
}

/** Offered only at the start of a visit. */
export function ContinueReading({ position, text }: ContinueReadingProps) {
  const { hash } = useLocation();
  const [isOffered] = useState(position !== null && !position.isFinished && hash === '');
  if (!isOffered || position === null) return null;
  return (
    <ContinueButton
      onClick={() => {
        if (text.current !== null) scrollToPosition(text.current, position);
      }}
    />
  );
}
