import type { HomilyState } from '@wayfare/contracts/calls/homily-editor';

/** Scheduled becomes published by the turn of the day alone. */
export function stateOf(date: string, today: string, has: { draft: boolean; homily: boolean }): HomilyState {
  if (has.homily) return date > today ? 'scheduled' : 'published';
  return has.draft ? 'draft' : 'missing';
}
