import type { BodyInput } from '@wayfare/contracts/calls/contract';
import { saveReadingPosition } from '@wayfare/contracts/calls/homily';
import type { PublicConfig } from '@wayfare/contracts/calls/public-config';
import { isUnreachable } from '#api/api-error.ts';
import { withTokenHere } from '#api/authenticated-call.ts';
import { call } from '#api/call.ts';
import type { Person } from '#session/claims.ts';
import { findStoredToken } from '#session/stored-token.ts';
import { isOffline, readerHere } from '../offline/device-reader.ts';

export type PlaceGiven = BodyInput<typeof saveReadingPosition>;

let underWay: Promise<unknown> = Promise.resolve();

/** Nobody asked for it, so nobody is told where it fails, nor led to the log-in in the middle of a page. */
export function savePlace(config: PublicConfig, person: Person, body: PlaceGiven): void {
  underWay = underWay
    .then(() => withTokenHere(config, (token) => call(saveReadingPosition, { body }, { config, token })))
    .catch((error: unknown) => (isUnreachable(error) ? keepHere(person, body) : undefined))
    .catch(() => {});
}

/** Where days are kept for reading without a line, so is how far they were read. */
async function keepHere({ sub }: Person, body: PlaceGiven): Promise<void> {
  if (sub === null || readerHere()?.sub !== sub) return;
  (await import('../offline/pending-positions.ts')).keepPlaceOnDevice(body);
}

/** While the browser leaves: there is no time to ask for a new token, and the call outlives the page. */
export function savePlaceInLeaving(config: PublicConfig, person: Person, body: PlaceGiven): void {
  if (isOffline()) {
    savePlace(config, person, body);
    return;
  }
  const atHand = findStoredToken(config);
  if (atHand === null || atHand.sub !== person.sub) return;
  const { token } = atHand;
  call(saveReadingPosition, { body }, { config, token, outlivesPage: true }).catch(() => {});
}

const longestWaitMs = 1_000;

/** For whoever asks next where the reader left off. It does not wait for a server that lets others wait. */
export const placesSaved = (): Promise<unknown> =>
  Promise.race([underWay, new Promise((resolve) => setTimeout(resolve, longestWaitMs))]);
