// Sends requests and counts how they were answered.
import type { ReaderResult } from './row.ts';

const timeoutMs = 30_000;

/** A refusal must allow a retry within this. */
const maxRetryAfterSeconds = 60;

export type Outcome = 'good' | 'refused' | 'bad';

export class RequestLog {
  #answers = 0;
  #refused = 0;
  #longestMs = 0;
  #longestAt = '';
  readonly #bad = new Map<string, number>();

  /** A good answer contains `expectedText`. */
  async send(address: string, request: RequestInit = {}, expectedText = ''): Promise<Outcome> {
    const begun = performance.now();
    const outcome = await sendAndClassify(address, request, expectedText);
    const tookMs = performance.now() - begun;
    if (tookMs > this.#longestMs) [this.#longestMs, this.#longestAt] = [tookMs, new URL(address).pathname];
    this.#answers += 1;
    if (outcome === 'refused') this.#refused += 1;
    if (outcome === 'good' || outcome === 'refused') return outcome;
    const kind = `${new URL(address).pathname} ${outcome.bad}`;
    this.#bad.set(kind, (this.#bad.get(kind) ?? 0) + 1);
    return 'bad';
  }

  result(): ReaderResult {
    return {
      answers: this.#answers,
      refused: this.#refused,
      bad: this.#bad,
      longestMs: this.#longestMs,
      longestAt: this.#longestAt,
    };
  }
}

export const mergeResults = (one: ReaderResult, other: ReaderResult): ReaderResult => ({
  answers: one.answers + other.answers,
  refused: one.refused + other.refused,
  bad: new Map([...one.bad, ...other.bad]),
  ...(one.longestMs > other.longestMs
    ? { longestMs: one.longestMs, longestAt: one.longestAt }
    : { longestMs: other.longestMs, longestAt: other.longestAt }),
});

async function sendAndClassify(
  address: string,
  request: RequestInit,
  expectedText: string,
): Promise<'good' | 'refused' | { readonly bad: string }> {
  try {
    const answer = await fetch(address, { ...request, signal: AbortSignal.timeout(timeoutMs) });
    const text = await answer.text();
    const retryAfterSeconds = Number(answer.headers.get('retry-after') ?? Number.POSITIVE_INFINITY);
    if ([503, 429].includes(answer.status) && retryAfterSeconds <= maxRetryAfterSeconds) return 'refused';
    if (!answer.ok) return { bad: `answered ${answer.status}: ${text.slice(0, 80)}` };
    return text.includes(expectedText) ? 'good' : { bad: 'had another content' };
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    return {
      bad: `did not answer: ${cause instanceof Error ? cause.message || cause.name : String(cause)}`,
    };
  }
}
