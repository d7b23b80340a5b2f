// What came of each thing that somebody asked the site for.
import type { Seen } from './row.ts';

/** Whoever has waited so long has gone away. */
const patienceMs = 30_000;

/** Who is asked to come again may do so within this. */
const longestSoonSeconds = 60;

export type Outcome = 'good' | 'refused' | 'bad';

export class Ledger {
  #answers = 0;
  #refused = 0;
  #longestMs = 0;
  #longestAt = '';
  readonly #bad = new Map<string, number>();

  /** A good answer has those words in it. */
  async ask(address: string, request: RequestInit = {}, has = ''): Promise<Outcome> {
    const begun = performance.now();
    const outcome = await outcomeOf(address, request, has);
    const tookMs = performance.now() - begun;
    if (tookMs > this.#longestMs) [this.#longestMs, this.#longestAt] = [tookMs, new URL(address).pathname];
    this.#answers += 1;
    if (outcome === 'refused') this.#refused += 1;
    if (outcome === 'good' || outcome === 'refused') return outcome;
    const kind = `${new URL(address).pathname} ${outcome.bad}`;
    this.#bad.set(kind, (this.#bad.get(kind) ?? 0) + 1);
    return 'bad';
  }

  seen(): Seen {
    return {
      answers: this.#answers,
      refused: this.#refused,
      bad: this.#bad,
      longestMs: this.#longestMs,
      longestAt: this.#longestAt,
    };
  }
}

export const together = (one: Seen, other: Seen): Seen => ({
  answers: one.answers + other.answers,
  refused: one.refused + other.refused,
  bad: new Map([...one.bad, ...other.bad]),
  ...(one.longestMs > other.longestMs
    ? { longestMs: one.longestMs, longestAt: one.longestAt }
    : { longestMs: other.longestMs, longestAt: other.longestAt }),
});

async function outcomeOf(
  address: string,
  request: RequestInit,
  has: string,
): Promise<'good' | 'refused' | { readonly bad: string }> {
  try {
    const answer = await fetch(address, { ...request, signal: AbortSignal.timeout(patienceMs) });
    const text = await answer.text();
    const soonSeconds = Number(answer.headers.get('retry-after') ?? Number.POSITIVE_INFINITY);
    if ([503, 429].includes(answer.status) && soonSeconds <= longestSoonSeconds) return 'refused';
    if (!answer.ok) return { bad: `was answered ${answer.status}: ${text.slice(0, 80)}` };
    return text.includes(has) ? 'good' : { bad: 'was answered something else' };
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    return {
      bad: `was not answered: ${cause instanceof Error ? cause.message || cause.name : String(cause)}`,
    };
  }
}
