// People who go on reading while something is done to the site, and a count of what they saw.

import { setTimeout as pause } from 'node:timers/promises';
import { signIn } from '../../apps/server/src/features/identity/testing/sign-in.ts';
import { passwordOf } from '../../e2e/sample-password.ts';
import { clientId, poolId } from '../../packages/user-pool/src/testing/settings.ts';
import type { RunningSite } from '../running-site.ts';
import { Ledger } from './ledger.ts';
import type { Seen } from './row.ts';

export interface Page {
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** A good answer has it; else any that is no failure. */
  readonly has?: string;
}

/** What anybody may read: drawn ahead, from the database, and what a supervisor looks at. */
export const openPages: readonly Page[] = [
  { path: '/', has: '</html>' },
  { path: '/about', has: '</html>' },
  { path: '/api/blog/posts', has: '{' },
  { path: '/healthz' },
];

/** The token of the sample writer, at the site that keeps the members. */
async function signedIn(site: Pick<RunningSite, 'url' | 'said'>): Promise<string> {
  const password = await passwordOf('luke@wayfare.example', () => site.said());
  const endpoint = `${site.url}/identity`;
  const identity = { endpoint, userPoolId: poolId, userPoolClientId: clientId, issuer: '' };
  return signIn(identity as Parameters<typeof signIn>[0], 'luke@wayfare.example', password);
}

/** What a member reads after signing in. */
export async function memberPages(site: Pick<RunningSite, 'url' | 'said'>): Promise<readonly Page[]> {
  const headers = { authorization: `Bearer ${await signedIn(site)}` };
  return [
    { path: '/api/homily/homily-feed', headers, has: '{' },
    { path: '/api/subscription/user-sub-status', headers, has: '{' },
  ];
}

/** Somebody reads on after so long. */
const breathMs = 10;

export interface Readers {
  /** They read what they had begun to its end. */
  stop(): Promise<Seen>;
}

export function readersOf(url: string, pages: readonly Page[]): Readers {
  const ledger = new Ledger();
  let isOver = false;
  const readOn = async ({ path, headers = {}, has = '' }: Page): Promise<void> => {
    while (!isOver) {
      await ledger.ask(url + path, { headers }, has);
      await pause(breathMs);
    }
  };
  const reading = Promise.all(pages.map(readOn));
  return {
    async stop() {
      isOver = true;
      await reading;
      return ledger.seen();
    },
  };
}
