import type { ResponseOf } from '@wayfare/contracts/calls/contract';
import { listNotes, type Note } from '@wayfare/contracts/calls/notes';
import { useRef, useState } from 'react';
import { useMember } from '#app/member.tsx';
import { useAnswer } from '#app/use-answer.ts';
import type { TextsOfNotes } from './notes-as-files.ts';

type Page = ResponseOf<typeof listNotes>;

export interface Notes {
  readonly notes: readonly Note[];
  readonly unreadableCount: number;
  readonly texts: TextsOfNotes;
  readonly hasMore: boolean;
}

const together = (pages: readonly Page[]): Notes => ({
  notes: pages.flatMap(({ notes }) => notes),
  unreadableCount: pages.reduce((sum, { unreadableCount }) => sum + unreadableCount, 0),
  texts: Object.assign({}, ...pages.map(({ texts }) => texts)),
  hasMore: nextOf(pages) !== null,
});

const nextOf = (pages: readonly Page[]): string | null => pages.at(-1)?.next ?? null;

/** A member's notes, the newest days first; the others page by page, when they are asked for. */
export function useAllNotes() {
  const { ask } = useMember();
  const { answer, askAgain } = useAnswer('notes', () => ask(listNotes, { query: {} }));
  const [further, setFurther] = useState<readonly Page[]>([]);
  /** Whoever asks while another question is under way waits for that. */
  const underWay = useRef<Promise<unknown>>(Promise.resolve());
  const known = useRef<readonly Page[]>([]);
  const pages = answer.status === 'known' ? [answer.value, ...further] : [];

  async function bring(mostPages: number): Promise<Notes> {
    const [first] = pages;
    if (first === undefined) return together([]);
    for (let count = 0; count < mostPages; count += 1) {
      const before = nextOf([first, ...known.current]);
      if (before === null) break;
      known.current = [...known.current, await ask(listNotes, { query: { before } })];
      setFurther(known.current);
    }
    return together([first, ...known.current]);
  }

  const inTurn = (mostPages: number): Promise<Notes> => {
    const bringing = underWay.current.then(() => bring(mostPages));
    underWay.current = bringing.catch(() => {});
    return bringing;
  };
  return {
    answer,
    askAgain,
    all: together(pages),
    more: () => inTurn(1),
    whole: () => inTurn(Number.POSITIVE_INFINITY),
  };
}
