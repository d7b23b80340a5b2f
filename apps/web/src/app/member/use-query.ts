import { seconds } from '@wayfare/contracts/rules/durations';
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { isUnreachable } from '#api/api-error.ts';
import { useComingBack } from '#ui/use-page-return.ts';

export type Answer<T> =
  | { readonly status: 'asking' }
  | { readonly status: 'failed'; readonly error: unknown }
  | { readonly status: 'known'; readonly value: T };

/** The answers of this visit, by question. */
export type Memory<T> = Map<string, T>;

interface Options<T> {
  /** What is found in it is shown at once, while it is asked anew. What is edited has none: somebody else may have been at it. */
  readonly memory?: Memory<T>;
  /** What came before this place was drawn; it is shown until the question is answered. */
  readonly early?: T | undefined;
  /** After which failures what is known stays in sight; if nothing is said, after those in which nobody answered. */
  readonly staysAfter?: (error: unknown) => boolean;
  /** Asks again when the reader comes back from another tab, window or page: after each of these pauses. */
  readonly onReturnAfterMs?: readonly number[];
  /** After a failure it is asked again by itself, ever more rarely, and at once when the network or the reader is back. */
  readonly retries?: boolean;
}

export interface Asked<T> {
  readonly answer: Answer<T>;
  /** How many times in a row it failed. */
  readonly failures: number;
  /** For whoever presses "Try again": a failure gives way to waiting. */
  readonly askAgain: () => void;
  /** Asks again, and shows what is there until another answer comes. */
  readonly refresh: () => void;
}

interface Latest<T> extends Pick<Asked<T>, 'answer' | 'failures'> {
  readonly question: string | null;
}

/**
 * The answer to a question of the dashboard. The question may change while it is under way: only the newest one's answer
 * counts. Null asks nothing.
 */
export function useAnswer<T>(
  question: string | null,
  ask: () => Promise<T>,
  { memory, early, staysAfter = isUnreachable, onReturnAfterMs = never, retries = false }: Options<T> = {},
): Asked<T> {
  const [latest, setLatest] = useState<Latest<T> | null>(null);
  const [round, setRound] = useState(0);
  const asking = useMemo(() => ({ question, round }), [question, round]);
  const now = latest?.question === question ? latest : remembered(question, memory, early);
  const askNow = useEffectEvent(ask);
  const keepsAfter = useEffectEvent(staysAfter);
  const earlyNow = useEffectEvent(() => early);

  useEffect(() => {
    if (asking.question === null) return;
    const asked = asking.question;
    const cameEarly = earlyNow();
    let isOver = false;
    const update = (after: (before: Latest<T>) => Latest<T>) => {
      if (!isOver)
        setLatest((last) => after(last?.question === asked ? last : remembered(asked, memory, cameEarly)));
    };
    async function run() {
      try {
        const value = await askNow();
        remember(memory, asked, value);
        update(() => ({ question: asked, answer: { status: 'known', value }, failures: 0 }));
      } catch (error) {
        const isKept = keepsAfter(error);
        update(({ answer, failures }) => ({
          question: asked,
          answer: isKept && answer.status === 'known' ? answer : { status: 'failed', error },
          failures: failures + 1,
        }));
      }
    }
    void run();
    return () => {
      isOver = true;
    };
  }, [memory, asking]);

  const refresh = useCallback(() => setRound((count) => count + 1), []);
  const askAgain = useCallback(() => {
    setLatest((last) => (last?.answer.status === 'failed' ? null : last));
    refresh();
  }, [refresh]);
  useReturns(onReturnAfterMs, refresh);
  useRetries(retries ? now.failures : 0, refresh);
  return { answer: now.answer, failures: now.failures, askAgain, refresh };
}

const never: readonly number[] = [];

function remembered<T>(
  question: string | null,
  memory: Memory<T> | undefined,
  early: T | undefined,
): Latest<T> {
  const value = question === null ? undefined : (memory?.get(question) ?? early);
  return {
    question,
    answer: value === undefined ? { status: 'asking' } : { status: 'known', value },
    failures: 0,
  };
}

const mostRemembered = 60;

function remember<T>(memory: Memory<T> | undefined, question: string, value: T): void {
  memory?.delete(question);
  memory?.set(question, value);
  const [oldest] = memory?.keys() ?? [];
  if (memory !== undefined && memory.size > mostRemembered && oldest !== undefined) memory.delete(oldest);
}

function useReturns(pausesMs: readonly number[], ask: () => void): void {
  const [timers] = useState(() => new Set<ReturnType<typeof setTimeout>>());
  const stop = useCallback(() => {
    for (const timer of timers) clearTimeout(timer);
    timers.clear();
  }, [timers]);
  useEffect(() => {
    return stop;
  }, [stop]);
  useComingBack(() => {
    stop();
    for (const pause of pausesMs) timers.add(setTimeout(ask, pause));
  });
}

const longestPauseMs = seconds(60);

function useRetries(failures: number, ask: () => void): void {
  useEffect(() => {
    if (failures === 0) return;
    const timer = setTimeout(ask, Math.min(seconds(2 ** failures), longestPauseMs));
    addEventListener('online', ask);
    addEventListener('focus', ask);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', ask);
      removeEventListener('focus', ask);
    };
  }, [failures, ask]);
}
