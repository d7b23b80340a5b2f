/** How long a copy is kept on a device, and how many of one text. */
export const keptMs = 14 * 24 * 60 * 60_000;
export const mostCopies = 20;

/**
 * Of the times at which one text was copied, newest first, those that are kept: close together for the last minutes,
 * and the further back the wider apart, so that a long day of writing does not push yesterday out.
 */
export function copiesToKeep(times: readonly number[], now: number): readonly number[] {
  const kept = times.filter((time) => now - time < keptMs);
  while (kept.length > mostCopies) kept.splice(leastMissed(kept, now), 1);
  return kept;
}

/** The one whose neighbors lie closest together, for how long ago it was. The newest and the oldest stay. */
function leastMissed(times: readonly number[], now: number): number {
  let [least, at] = [Infinity, times.length - 1];
  for (let index = 1; index < times.length - 1; index++) {
    const [newer = now, time = now, older = 0] = times.slice(index - 1, index + 2);
    const share = (newer - older) / Math.max(1, now - time);
    if (share < least) [least, at] = [share, index];
  }
  return at;
}

/** How many letters of the longer text lie between what both begin with and what both end with. */
export function lettersBetween(one: string, other: string): number {
  const shorter = Math.min(one.length, other.length);
  let from = 0;
  while (from < shorter && one.charCodeAt(from) === other.charCodeAt(from)) from++;
  let to = 0;
  while (
    to < shorter - from &&
    one.charCodeAt(one.length - 1 - to) === other.charCodeAt(other.length - 1 - to)
  )
    to++;
  return Math.max(one.length, other.length) - from - to;
}
