import type { BodyInput, Contract } from '@wayfare/contracts/calls/contract';
import { saveReadingPosition } from '@wayfare/contracts/calls/homily';
import type { PublicConfig } from '@wayfare/contracts/calls/public-config';
import { isUnreachable } from '#api/api-error.ts';
import { withToken } from '#api/authenticated-call.ts';
import { call, type Input } from '#api/call.ts';
import type { Person } from '#session/claims.ts';
import { findStoredToken } from '#session/stored-token.ts';
import { getDeviceReader, isOffline } from '../offline/device-reader.ts';

export type ReadingPositionInput = BodyInput<typeof saveReadingPosition>;

let lastSend: Promise<unknown> = Promise.resolve();

/** Runs in the background: errors are ignored, and an ended session does not redirect. */
export function sendReadingPosition(config: PublicConfig, person: Person, body: ReadingPositionInput): void {
  lastSend = lastSend
    .then(() => withToken(config, (token) => call(saveReadingPosition, { body }, { config, token })))
    .catch((error: unknown) => (isUnreachable(error) ? storePending(person, body) : undefined))
    .catch(() => {});
}

/** Stored offline where texts are cached. */
async function storePending({ sub }: Person, body: ReadingPositionInput): Promise<void> {
  if (sub === null || getDeviceReader()?.sub !== sub) return;
  (await import('../offline/pending-positions.ts')).addPendingPosition(body);
}

export function sendReadingPositionOnLeave(
  config: PublicConfig,
  person: Person,
  body: ReadingPositionInput,
): void {
  if (isOffline()) sendReadingPosition(config, person, body);
  else sendOnLeave(config, person, saveReadingPosition, { body });
}

/** Completes although the page closes, which leaves no time to renew the token. Errors are ignored. */
export function sendOnLeave<C extends Contract>(
  config: PublicConfig,
  { sub }: Person,
  contract: C,
  input: Input<C>,
): void {
  const stored = findStoredToken(config);
  if (stored?.sub !== sub) return;
  call(contract, input, { config, token: stored.token, keepalive: true }).catch(() => {});
}

const maxWaitMs = 1_000;

/** Waits for the last position, at most a second. */
export const waitForSentPositions = (): Promise<unknown> =>
  Promise.race([lastSend, new Promise((resolve) => setTimeout(resolve, maxWaitMs))]);
