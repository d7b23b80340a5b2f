import { useEffect, useEffectEvent, useState } from 'react';
import { isUnreachable } from '#api/api-error.ts';

export type Answer<T> =
  | { readonly status: 'asking' }
  | { readonly status: 'failed'; readonly error: unknown }
  | { readonly status: 'known'; readonly value: T };

/** What was heard in this visit, by question: shown at once while it is asked anew. */
export type Memory<T> = Map<string, T>;

const mostRemembered = 60;

function remember<T>(memory: Memory<T>, question: string, value: T): void {
  memory.delete(question);
  memory.set(question, value);
  if (memory.size > mostRemembered)
    for (const oldest of [...memory.keys()].slice(0, 1)) memory.delete(oldest);
}

/** The answer to a question that may change while it is under way: only the newest one's counts. */
export function useAnswer<T>(
  memory: Memory<T>,
  question: string,
  ask: () => Promise<T>,
): { readonly answer: Answer<T>; readonly askAgain: () => void } {
  const [heard, setHeard] = useState<{ question: string; round: number; answer: Answer<T> } | null>(null);
  const [round, setRound] = useState(0);
  const put = useEffectEvent(ask);

  useEffect(() => {
    let isOver = false;
    const hear = (answer: Answer<T>) => {
      if (!isOver) setHeard({ question, round, answer });
    };
    async function listen() {
      try {
        const value = await put();
        remember(memory, question, value);
        hear({ status: 'known', value });
      } catch (error) {
        // What is known stays in sight when nobody answers.
        if (!memory.has(question) || !isUnreachable(error)) hear({ status: 'failed', error });
      }
    }
    void listen();
    return () => {
      isOver = true;
    };
  }, [memory, question, round]);

  const remembered = memory.get(question);
  const before: Answer<T> =
    remembered === undefined ? { status: 'asking' } : { status: 'known', value: remembered };
  return {
    answer: heard?.question === question && heard.round === round ? heard.answer : before,
    askAgain: () => setRound((count) => count + 1),
  };
}
