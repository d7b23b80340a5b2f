import { type RefObject, useEffect, useState } from 'react';
import { chosenIn, readPieces } from '#app/text-pieces.ts';

export interface ChosenWords {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** Nobody who is still choosing is spoken to. */
const restMs = 200;

/** What is chosen of a text, by mouse, finger or keyboard. It stays while one of the buttons for it has the focus. */
export function useChosenWords(section: RefObject<HTMLElement | null>, bar: RefObject<HTMLElement | null>) {
  const [chosen, setChosen] = useState<ChosenWords | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      if (section.current === null || bar.current?.contains(document.activeElement) === true) return;
      const { text, pieces } = readPieces(section.current);
      const range = chosenIn(section.current, pieces);
      setChosen(range === null || text.slice(range.from, range.to).trim() === '' ? null : { ...range, text });
    };
    const rest = () => {
      clearTimeout(timer);
      timer = setTimeout(look, restMs);
    };
    // Somebody may have chosen before this part of the page was here.
    rest();
    document.addEventListener('selectionchange', rest);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('selectionchange', rest);
    };
  }, [section, bar]);
  return { chosen, forget: () => setChosen(null) };
}
