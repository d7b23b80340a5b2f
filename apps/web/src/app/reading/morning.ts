import type { Morning } from '@wayfare/contracts/calls/homily';
import { clearPrefetched } from '#app/member/prefetch.ts';
import type { QueryCache } from '../member/use-query.ts';

export const mornings: QueryCache<Morning> = new Map();

/** Call after a change. */
export function clearMornings(): void {
  clearPrefetched();
  mornings.clear();
}
