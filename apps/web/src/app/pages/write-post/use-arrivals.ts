import { incompletePage } from '@wayfare/contracts/messages/login';
import {
  $createParagraphNode,
  $getRoot,
  $getSelection,
  $isElementNode,
  $isRangeSelection,
  HISTORY_PUSH_TAG,
  type LexicalEditor,
  type LexicalNode,
} from 'lexical';
import { useEffect, useRef, useState } from 'react';
import { useMember } from '#app/member/member.tsx';
import type { Arrival, Arrivals, Sending } from './arrivals.ts';
import { ArrivingNode } from './nodes/arriving-node.ts';

interface Told {
  readonly arrivals: readonly Arrival[];
  readonly said: string;
}

/** The pictures that are on their way into this text. `onSending` is told of each: whether they are there, once they are. */
export function useArrivals(editor: LexicalEditor, onSending: (areThere: Promise<boolean>) => void) {
  const { config } = useMember();
  const [told, setTold] = useState<Told>({ arrivals: [], said: '' });
  const begun = useRef<Promise<Arrivals> | null>(null);

  /** What sends them comes with the first. */
  function begin(): Promise<Arrivals> {
    begun.current ??= import('./arrivals.ts').then(
      (part) => new part.Arrivals({ editor, config, tell: (arrivals, said) => setTold({ arrivals, said }) }),
    );
    return begun.current;
  }
  useEffect(() => {
    return () => {
      void begun.current?.then((arrivals) => arrivals.stop());
      begun.current = null;
    };
  }, []);

  /** They have their places already. */
  function send(pictures: readonly Sending[]): void {
    const sent = begin().then((arrivals) => arrivals.send(pictures));
    const areThere = sent.catch(() => {
      begun.current = null;
      setTold({ arrivals: [], said: incompletePage });
      return false;
    });
    onSending(areThere);
  }

  function take(files: readonly File[]): void {
    const pictures = files.map(expected);
    editor.update(() => $keepPlaces(pictures), { tag: HISTORY_PUSH_TAG });
    send(pictures);
  }

  return {
    ...told,
    send,
    take,
    again: (id: string) => onSending(begin().then((arrivals) => arrivals.sendAgain(id))),
    cancel: (id: string) => void begin().then((arrivals) => arrivals.cancel(id)),
  };
}

export const expected = (file: File): Sending => ({
  id: crypto.randomUUID(),
  name: file.name,
  alt: '',
  file,
});

/** Below the block in which the caret stands, in the place of an empty one; at the end where there is no caret. */
function $keepPlaces(pictures: readonly Sending[]): void {
  const selection = $getSelection();
  const node = $isRangeSelection(selection) ? selection.focus.getNode() : selection?.getNodes().at(-1);
  const block = node?.getTopLevelElement() ?? $getRoot().getLastChild();
  let last: LexicalNode | null = block;
  for (const picture of pictures) {
    const place: ArrivingNode = new ArrivingNode(picture);
    if (last === null) $getRoot().append(place);
    else last.insertAfter(place);
    last = place;
  }
  if ($isElementNode(block) && block.isEmpty()) block.remove();
  const next = last?.getNextSibling();
  const below = $isElementNode(next) ? next : last?.insertAfter($createParagraphNode());
  if ($isElementNode(below)) below.selectStart();
}
