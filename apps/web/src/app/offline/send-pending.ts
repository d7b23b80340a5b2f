// What was written while there was no line is sent when there is one again: each as it would have been sent then, so that
// one that had arrived after all changes nothing.
import { saveReadingPosition } from '@wayfare/contracts/calls/homily';
import { saveNote } from '@wayfare/contracts/calls/notes';
import type { PublicConfig } from '@wayfare/contracts/calls/public-config';
import { isUnreachable } from '#api/api-error.ts';
import { withTokenHere } from '#api/authenticated-call.ts';
import { call } from '#api/call.ts';
import type { Person } from '#session/claims.ts';
import { noteChanged, readerHere } from './device-reader.ts';
import { draftsOf, forgetDraft, keepDraft, tellSent } from './pending-notes.ts';
import { forgetPlace, placesOnDevice } from './pending-positions.ts';

let underWay: Promise<void> = Promise.resolve();

/** One round after the other, so that nothing is sent twice at once. */
export function sendDue(config: PublicConfig, person: Person): Promise<void> {
  underWay = underWay.then(() => send(config, person)).catch(() => {});
  return underWay;
}

async function send(config: PublicConfig, { sub, email }: Person): Promise<void> {
  const owner = email ?? '';
  let isAnySent = false;
  for (const { dueAt, ...draft } of draftsOf(owner, null)) {
    if (dueAt === undefined) continue;
    try {
      const body = { ...draft, writtenAt: dueAt };
      await withTokenHere(config, (token) => call(saveNote, { body }, { config, token }));
      forgetDraft(owner, draft);
    } catch (error) {
      if (isUnreachable(error)) throw error;
      // It stays on the device, and its page says so: whoever wrote it decides.
      keepDraft(owner, draft);
    }
    isAnySent = true;
  }
  if (isAnySent) {
    tellSent();
    noteChanged();
  }
  if (readerHere()?.sub !== sub) return;
  for (const place of Object.values(placesOnDevice())) {
    try {
      await withTokenHere(config, (token) => call(saveReadingPosition, { body: place }, { config, token }));
    } catch (error) {
      if (isUnreachable(error)) throw error;
    }
    forgetPlace(place);
  }
}
