import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { seconds } from '@wayfare/contracts/rules/durations';
import type { Db } from '#adapters/db/database.ts';
import { busy } from './busy.ts';
import { endTurn, takeTurn } from './turn-queries.ts';

interface Patience {
  /** So long an address stays taken after the server that held it died. */
  readonly turnMs: number;
  /** Longer than a turn, so that whoever comes after such a death waits it out, and shorter than a browser waits. */
  readonly waitMs: number;
}

const lookEveryMs = 50;

/**
 * One at a time for an address, or for whatever else goes by a name, on however many servers. The turn is a row and no lock, because a lock would hold a
 * connection while the identity provider and the payment provider are asked, and there are few.
 */
export async function inTurn<T>(
  db: Db,
  name: string,
  work: () => Promise<T>,
  { turnMs, waitMs }: Patience = { turnMs: seconds(5), waitMs: seconds(8) },
): Promise<T> {
  const turn = { name, holder: randomUUID(), forMs: turnMs };
  await waitUntil(() => takeTurn(db, turn), waitMs);
  // One renewal that fails may be made up for by the next.
  const renewal = setInterval(() => void takeTurn(db, turn).catch(() => {}), turnMs / 3).unref();
  try {
    return await work();
  } finally {
    clearInterval(renewal);
    // A turn that cannot be ended ends by itself.
    await endTurn(db, name, turn.holder).catch(() => {});
  }
}

async function waitUntil(isOurs: () => Promise<boolean>, waitMs: number): Promise<void> {
  const began = performance.now();
  while (!(await isOurs())) {
    if (performance.now() - began > waitMs) throw busy();
    await pause(lookEveryMs);
  }
}
