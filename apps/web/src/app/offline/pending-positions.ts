// Reading positions saved offline. Sent when the network is back.
import { saveReadingPosition } from '@wayfare/contracts/calls/homily';
import * as z from 'zod/mini';
import { pendingPositionsKey } from './device-reader.ts';

const pendingPosition = saveReadingPosition.body;
export type PendingPosition = z.infer<typeof pendingPosition>;

const pendingPositions = z.record(z.string(), pendingPosition);

export function readPendingPositions(): Readonly<Record<string, PendingPosition>> {
  try {
    return z.parse(pendingPositions, JSON.parse(localStorage.getItem(pendingPositionsKey) ?? '{}'));
  } catch {
    return {};
  }
}

const write = (position: Readonly<Record<string, PendingPosition>>): void =>
  localStorage.setItem(pendingPositionsKey, JSON.stringify(position));

/** One for each day. */
export const addPendingPosition = (position: PendingPosition): void =>
  write({ ...readPendingPositions(), [position.date]: position });

export function findPendingPosition(date: string): Omit<PendingPosition, 'date' | 'reachedAt'> | null {
  const existing = readPendingPositions()[date];
  if (existing === undefined) return null;
  const { paragraph, fraction, paragraphStart, isFinished } = existing;
  return { paragraph, fraction, paragraphStart, isFinished };
}

/** Keeps a newer position of the same day. */
export function deletePendingPosition({ date, reachedAt }: PendingPosition): void {
  const { [date]: existing, ...others } = readPendingPositions();
  if (existing?.reachedAt === reachedAt) write(others);
}
