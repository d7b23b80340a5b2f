// Where somebody stopped while there was no line: told to the site when there is one again.
import { saveReadingPosition } from '@wayfare/contracts/calls/homily';
import * as z from 'zod/mini';
import { placesKey } from './device-reader.ts';

const place = saveReadingPosition.body;
export type PlaceKept = z.infer<typeof place>;

const places = z.record(z.string(), place);

export function placesOnDevice(): Readonly<Record<string, PlaceKept>> {
  try {
    return z.parse(places, JSON.parse(localStorage.getItem(placesKey) ?? '{}'));
  } catch {
    return {};
  }
}

const write = (given: Readonly<Record<string, PlaceKept>>): void =>
  localStorage.setItem(placesKey, JSON.stringify(given));

/** Of each day the newest. */
export const keepPlaceOnDevice = (given: PlaceKept): void =>
  write({ ...placesOnDevice(), [given.date]: given });

export function placeOnDevice(date: string): Omit<PlaceKept, 'date' | 'reachedAt'> | null {
  const found = placesOnDevice()[date];
  if (found === undefined) return null;
  const { paragraph, fraction, paragraphStart, isFinished } = found;
  return { paragraph, fraction, paragraphStart, isFinished };
}

/** Unless a newer one stands there meanwhile. */
export function forgetPlace({ date, reachedAt }: PlaceKept): void {
  const { [date]: found, ...others } = placesOnDevice();
  if (found?.reachedAt === reachedAt) write(others);
}
