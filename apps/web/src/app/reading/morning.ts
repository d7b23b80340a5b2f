import { getMorning, type Morning } from '@wayfare/contracts/calls/homily';
import type { PublicConfig } from '@wayfare/contracts/calls/public-config';
import { call } from '#api/call.ts';
import { withTokenOrLogin } from '#app/member/require-login.ts';
import { paths } from '#paths.ts';
import type { QueryCache } from '../member/use-query.ts';
import { waitForSentPositions } from './save-reading-position.ts';

/** What was told in this visit. */
export const mornings: QueryCache<Morning> = new Map();

let asked: Promise<Morning> | null = null;

const ask = (config: PublicConfig): Promise<Morning> =>
  withTokenOrLogin(config, (token) => call(getMorning, {}, { config, token }));

/** Whoever comes in by the profile is asked for the day while the subscription is still being looked up. */
export function prefetchMorning(config: PublicConfig): void {
  if (location.pathname !== paths.profile) return;
  asked = ask(config);
  // Whoever takes it hears of the failure.
  asked.catch(() => {});
}

/** What was asked early is taken once; afterwards it is asked anew. */
export function loadMorning(config: PublicConfig): Promise<Morning> {
  const early = asked;
  asked = null;
  return early ?? waitForSentPositions().then(() => ask(config));
}

/** Something of it has changed here: what was told is shown to nobody again. */
export function clearMornings(): void {
  asked = null;
  mornings.clear();
}
