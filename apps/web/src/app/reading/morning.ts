import { getMorning, type Morning } from '@wayfare/contracts/calls/homily';
import type { PublicConfig } from '@wayfare/contracts/calls/public-config';
import { call } from '#api/call.ts';
import { withTokenOrLogin } from '#app/member/require-login.ts';
import { paths } from '#paths.ts';
import type { QueryCache } from '../member/use-query.ts';
import { waitForSentPositions } from './save-reading-position.ts';

export const mornings: QueryCache<Morning> = new Map();

let earlyRequest: Promise<Morning> | null = null;

const requestMorning = (config: PublicConfig): Promise<Morning> =>
  withTokenOrLogin(config, (token) => call(getMorning, {}, { config, token }));

/** Requests the day while the subscription is still loading. */
export function prefetchMorning(config: PublicConfig): void {
  if (location.pathname !== paths.profile) return;
  earlyRequest = requestMorning(config);
  // The caller handles the error.
  earlyRequest.catch(() => {});
}

/** Uses the early request once. */
export function loadMorning(config: PublicConfig): Promise<Morning> {
  const request = earlyRequest;
  earlyRequest = null;
  return request ?? waitForSentPositions().then(() => requestMorning(config));
}

/** Call after a change. */
export function clearMornings(): void {
  earlyRequest = null;
  mornings.clear();
}
