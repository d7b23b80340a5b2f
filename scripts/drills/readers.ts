// Simulated readers, and a count of the answers they got.

import { setTimeout as pause } from 'node:timers/promises';
import { signIn } from '../../apps/server/src/features/identity/testing/sign-in.ts';
import { findPassword } from '../../e2e/sample-password.ts';
import { clientId, poolId } from '../../packages/user-pool/src/testing/settings.ts';
import type { RunningSite } from '../running-site.ts';
import type { ReaderResult } from './row.ts';

const timeoutMs = 30_000;

/** A refusal must allow a retry within this. */
const maxRetryAfterSeconds = 60;

export class RequestLog implements ReaderResult {
  answers = 0;
  refused = 0;
  longestMs = 0;
  longestAt = '';
  readonly bad = new Map<string, number>();

  /** Whether the answer is good: it contains `expectedText`. */
  async send(address: string, request: RequestInit = {}, expectedText = ''): Promise<boolean> {
    const startedAt = performance.now();
    const outcome = await sendAndClassify(address, request, expectedText);
    const tookMs = performance.now() - startedAt;
    const { pathname } = new URL(address);
    if (tookMs > this.longestMs) [this.longestMs, this.longestAt] = [tookMs, pathname];
    this.answers += 1;
    if (outcome === 'refused') this.refused += 1;
    if (typeof outcome === 'object') {
      const kind = `${pathname} ${outcome.bad}`;
      this.bad.set(kind, (this.bad.get(kind) ?? 0) + 1);
    }
    return outcome === 'good';
  }
}

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

export interface Page {
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Text that a good answer contains. */
  readonly expectedText?: string;
}

/** A rendered page, a call that reads the database, and the health check. */
export const publicPages: readonly Page[] = [
  { path: '/', expectedText: '</html>' },
  { path: '/about', expectedText: '</html>' },
  { path: '/api/blog/posts', expectedText: '{' },
  { path: '/healthz' },
];

/** Returns a token of the sample writer. */
async function signInWriter(site: Pick<RunningSite, 'url' | 'said'>): Promise<string> {
  const password = await findPassword('luke@wayfare.example', () => site.said());
  const endpoint = `${site.url}/identity`;
  const identity = { endpoint, userPoolId: poolId, userPoolClientId: clientId, issuer: '' };
  return signIn(identity as Parameters<typeof signIn>[0], 'luke@wayfare.example', password);
}

export async function memberPages(site: Pick<RunningSite, 'url' | 'said'>): Promise<readonly Page[]> {
  const headers = { authorization: `Bearer ${await signInWriter(site)}` };
  return [
    { path: '/api/homily/homily-feed', headers, expectedText: '{' },
    { path: '/api/subscription/user-sub-status', headers, expectedText: '{' },
  ];
}

/** Pause of a reader between two requests. */
const pauseMs = 100;

/** Returns a function that stops them and waits for the requests in progress. */
export function startReaders(url: string, pages: readonly Page[], requests: RequestLog) {
  let isStopped = false;
  const readOn = async ({ path, headers = {}, expectedText = '' }: Page): Promise<void> => {
    while (!isStopped) {
      await requests.send(url + path, { headers }, expectedText);
      await pause(pauseMs);
    }
  };
  const reading = Promise.all(pages.map(readOn));
  return async () => {
    isStopped = true;
    await reading;
  };
}
