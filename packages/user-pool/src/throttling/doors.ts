import type { Db } from '@wayfare/postgres/db';
import type { Pool } from '#pool.ts';
import type { Caller } from '#protocol/operation.ts';
import { keyedHash } from '#sealing/pool-secrets.ts';
import { type Attempts, clearAttempts, saveAttempts } from '#store/attempts.ts';
import { addTime, days, minutes, seconds } from '#time.ts';
import { neighbourhoodOf } from './address-limit.ts';
import { isKnownTo } from './known-browser.ts';

export const attemptLimits = {
  /** Wrong proofs in a row by one door before the first pause. */
  freeByDoor: 5,
  /** The same by all doors of strangers together. */
  freeEverywhere: 100,
  firstPauseMs: seconds(1),
  longestPauseMs: minutes(15),
  /** Longer than the longest pause, or a pause would end by being forgotten. */
  forgottenAfterMs: days(1),
} as const;

const noAttempts: Attempts = { failures: 0, lastFailedAt: null };

/** When the next attempt is let in; null where it is now. */
export function pausedUntil({ failures, lastFailedAt }: Attempts, free: number, now: Date): Date | null {
  if (failures < free || lastFailedAt === null) return null;
  const doublings = Math.min(failures - free, 20);
  const pauseMs = Math.min(attemptLimits.firstPauseMs * 2 ** doublings, attemptLimits.longestPauseMs);
  const until = addTime(lastFailedAt, pauseMs);
  return until > now ? until : null;
}

export function afterFailure({ failures, lastFailedAt }: Attempts, now: Date): Attempts {
  const isForgotten = lastFailedAt !== null && addTime(lastFailedAt, attemptLimits.forgottenAfterMs) <= now;
  return { failures: isForgotten ? 1 : failures + 1, lastFailedAt: now };
}

/**
 * Where a proof comes from. Wrong ones are counted for each account and door, so that whoever guesses from elsewhere
 * keeps nobody out. Only keyed hashes are kept.
 */
export type Door = 'everywhere' | `network ${string}` | `browser ${string}`;

export type DoorKind = 'everywhere' | 'network' | 'browser';
export const doorKindOf = (door: string): DoorKind =>
  door.startsWith('network') ? 'network' : door.startsWith('browser') ? 'browser' : 'everywhere';

export const freeOf = (door: string): number =>
  doorKindOf(door) === 'everywhere' ? attemptLimits.freeEverywhere : attemptLimits.freeByDoor;

interface OwnDoors {
  readonly network: Door;
  readonly browser: Door | null;
}

type From = Pick<Caller, 'address' | 'browser'>;

function ownDoors({ secrets }: Pool, { address, browser }: From): OwnDoors {
  const hashed = (kind: 'network' | 'browser', text: string): Door =>
    `${kind} ${keyedHash(secrets.addresses, 'door', kind, text).toString('base64url')}`;
  return {
    network: hashed('network', neighbourhoodOf(address)),
    browser: browser === null ? null : hashed('browser', browser.nonce),
  };
}

/** All doors that may matter to whoever calls; which of them do, is told by the account. */
export function possibleDoors(pool: Pool, from: From): readonly Door[] {
  const { network, browser } = ownDoors(pool, from);
  return ['everywhere', network, ...(browser === null ? [] : [browser])];
}

/** A door with what was counted there. */
export interface Count {
  readonly door: Door;
  readonly attempts: Attempts;
}

/**
 * The counts that a proof of this account is held to. A browser that was signed in to it before has one of its own,
 * and nothing that strangers do is counted there.
 */
export function countsFor(
  pool: Pool,
  from: From,
  sub: string,
  found: ReadonlyMap<string, Attempts>,
): readonly Count[] {
  const { network, browser } = ownDoors(pool, from);
  const isKnown = from.browser !== null && isKnownTo(pool, from.browser, sub);
  const doors: readonly Door[] = isKnown && browser !== null ? [browser] : [network, 'everywhere'];
  return doors.map((door) => ({ door, attempts: found.get(door) ?? noAttempts }));
}

/** The end of the longest pause among them; null where there is none. */
export function pauseOf(counts: readonly Count[], now: Date): Date | null {
  const ends = counts.map(({ door, attempts }) => pausedUntil(attempts, freeOf(door), now)?.getTime() ?? 0);
  const last = Math.max(...ends);
  return last === 0 ? null : new Date(last);
}

export const isUntroubled = (counts: readonly Count[]): boolean =>
  counts.every(({ attempts }) => attempts.failures === 0);

export async function countFailure(db: Db, sub: string, counts: readonly Count[], now: Date): Promise<void> {
  for (const { door, attempts } of counts) {
    await saveAttempts(db, sub, door, afterFailure(attempts, now));
  }
}

export async function clearCounts(db: Db, sub: string, counts: readonly Count[]): Promise<void> {
  if (isUntroubled(counts)) return;
  await clearAttempts(
    db,
    sub,
    counts.map(({ door }) => door),
  );
}
