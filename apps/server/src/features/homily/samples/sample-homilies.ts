import { onFortitude } from './fortitude.ts';
import { onJustice } from './justice.ts';
import { onPrudence } from './prudence.ts';
import type { SampleHomily } from './sample-homily.ts';
import { onTemperance } from './temperance.ts';

/** A virtue a day, in turn, until each of its homilies has had its day. */
export const sampleHomilies: readonly SampleHomily[] = inTurn([
  onPrudence,
  onJustice,
  onFortitude,
  onTemperance,
]);

function inTurn<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat();
}
