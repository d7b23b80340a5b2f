import type { BodyInput } from '@wayfare/contracts/calls/contract';
import { saveReadingPosition } from '@wayfare/contracts/calls/homily';
import type { PublicConfig } from '@wayfare/contracts/calls/public-config';
import { isUnreachable } from '#api/api-error.ts';
import { withToken } from '#api/authenticated-call.ts';
import { call } from '#api/call.ts';
import type { Person } from '#session/claims.ts';
import { findStoredToken } from '#session/stored-token.ts';
import { getDeviceReader, isOffline } from '../offline/device-reader.ts';

export type ReadingPositionInput = BodyInput<typeof saveReadingPosition>;

let underWay: Promise<unknown> = Promise.resolve();

/** Nobody asked for it, so nobody is told where it fails, nor led to the log-in in the middle of a page. */
export function sendReadingPosition(config: PublicConfig, person: Person, body: ReadingPositionInput): void {
  underWay = underWay
    .then(() => withToken(config, (token) => call(saveReadingPosition, { body }, { config, token })))
    .catch((error: unknown) => (isUnreachable(error) ? keepHere(person, body) : undefined))
    .catch(() => {});
}

/** Where days are kept for reading without a line, so is how far they were read. */
async function keepHere({ sub }: Person, body: ReadingPositionInput): Promise<void> {
  if (sub === null || getDeviceReader()?.sub !== sub) return;
  (await import('../offline/pending-positions.ts')).addPendingPosition(body);
}

/** While the browser leaves: there is no time to ask for a new token, and the call outlives the page. */
export function sendReadingPositionOnLeave(
  config: PublicConfig,
  person: Person,
  body: ReadingPositionInput,
): void {
  if (isOffline()) {
    sendReadingPosition(config, person, body);
    return;
  }
  const atHand = findStoredToken(config);
  if (atHand === null || atHand.sub !== person.sub) return;
  const { token } = atHand;
  call(saveReadingPosition, { body }, { config, token, keepalive: true }).catch(() => {});
}

const longestWaitMs = 1_000;

/** For whoever asks next where the reader left off. It does not wait for a server that lets others wait. */
export const waitForSentPositions = (): Promise<unknown> =>
  Promise.race([underWay, new Promise((resolve) => setTimeout(resolve, longestWaitMs))]);
