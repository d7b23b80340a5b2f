import { type RefObject, useEffect, useState } from 'react';
import { chosenIn } from '#app/text-pieces.ts';
import { type NotedPart, type NotedParts, readPart } from './notes-in-text.ts';

export interface ChosenWords {
  readonly part: NotedPart;
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** Nobody who is still choosing is spoken to. */
const restMs = 200;

/** What is chosen of one of the texts, by mouse, finger or keyboard. It stays while one of the buttons for it has the focus. */
export function useChosenWords({ gospel, text }: NotedParts, bar: RefObject<HTMLElement | null>) {
  const [chosen, setChosen] = useState<ChosenWords | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      if (bar.current?.contains(document.activeElement) === true) return;
      setChosen(chosenOf('gospel', gospel) ?? chosenOf('text', text));
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
  }, [gospel, text, bar]);
  return { chosen, forget: () => setChosen(null) };
}

function chosenOf(part: NotedPart, of: RefObject<HTMLElement | null> | null): ChosenWords | null {
  const section = of?.current ?? null;
  if (section === null) return null;
  const { text, pieces } = readPart(part, section);
  const range = chosenIn(section, pieces);
  return range === null || text.slice(range.from, range.to).trim() === '' ? null : { part, ...range, text };
}
