// Simulated readers, and a count of the answers they got.
import { setTimeout as pause } from 'node:timers/promises';
import { signIn } from '../../apps/server/src/features/identity/testing/sign-in.ts';
import { findPassword } from '../../e2e/sample-password.ts';
import { clientId, poolId } from '../../packages/user-pool/src/testing/settings.ts';
import type { RunningSite } from '../running-site.ts';
import { RequestLog } from './request-log.ts';
import type { ReaderResult } from './row.ts';

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
const pauseMs = 10;

export interface Readers {
  /** Waits for the requests in progress. */
  stop(): Promise<ReaderResult>;
}

export function startReaders(url: string, pages: readonly Page[]): Readers {
  const requests = new RequestLog();
  let isStopped = false;
  const readOn = async ({ path, headers = {}, expectedText = '' }: Page): Promise<void> => {
    while (!isStopped) {
      await requests.send(url + path, { headers }, expectedText);
      await pause(pauseMs);
    }
  };
  const reading = Promise.all(pages.map(readOn));
  return {
    async stop() {
      isStopped = true;
      await reading;
      return requests.result();
    },
  };
}
