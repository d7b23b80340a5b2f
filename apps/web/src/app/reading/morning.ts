import { getMorning, type Morning } from '@wayfare/contracts/calls/homily';
import type { PublicConfig } from '@wayfare/contracts/calls/public-config';
import { call } from '#api/call.ts';
import { withToken } from '#app/member/require-login.ts';
import { paths } from '#paths.ts';
import type { Memory } from '../member/use-query.ts';
import { placesSaved } from './save-reading-position.ts';

/** What was told in this visit. */
export const mornings: Memory<Morning> = new Map();

let asked: Promise<Morning> | null = null;

const ask = (config: PublicConfig): Promise<Morning> =>
  withToken(config, (token) => call(getMorning, {}, { config, token }));

/** Whoever comes in by the profile is asked for the day while the subscription is still being looked up. */
export function askForMorningEarly(config: PublicConfig): void {
  if (location.pathname !== paths.profile) return;
  asked = ask(config);
  // Whoever takes it hears of the failure.
  asked.catch(() => {});
}

/** What was asked early is taken once; afterwards it is asked anew. */
export function askForMorning(config: PublicConfig): Promise<Morning> {
  const early = asked;
  asked = null;
  return early ?? placesSaved().then(() => ask(config));
}

/** Something of it has changed here: what was told is shown to nobody again. */
export function forgetMornings(): void {
  asked = null;
  mornings.clear();
}
