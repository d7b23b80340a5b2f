import {
  findPosition,
  getParagraphStart,
  type ReadingPosition,
} from '@wayfare/contracts/rules/reading-position';

export interface InSight {
  /** Null above the text. */
  readonly place: ReadingPosition | null;
  /** The line that is being read, as far as anybody can tell, is one of the text. */
  readonly isInText: boolean;
  readonly isBeginningInSight: boolean;
  readonly isEndInSight: boolean;
}

/** Where the eye mostly is, in pixels from the top of the window. */
const readingLine = (): number => innerHeight / 3;

const paragraphsOf = (text: HTMLElement): HTMLElement[] => [...text.querySelectorAll('p')];
const wordsOf = (paragraph: HTMLElement): string => paragraph.textContent ?? '';

export function lookAt(text: HTMLElement): InSight {
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

/** Brings a place to where the eye is, and has a screen reader go on from there too. */
export function goTo(text: HTMLElement, kept: ReadingPosition): void {
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
