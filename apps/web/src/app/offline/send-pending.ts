// Sends what was saved offline. Repeating a request changes nothing.
import { saveReadingPosition } from '@wayfare/contracts/calls/homily';
import { saveNote } from '@wayfare/contracts/calls/notes';
import type { PublicConfig } from '@wayfare/contracts/calls/public-config';
import { isUnreachable } from '#api/api-error.ts';
import { withToken } from '#api/authenticated-call.ts';
import { call } from '#api/call.ts';
import type { Person } from '#session/claims.ts';
import { getDeviceReader, notifyDataChanged } from './device-reader.ts';
import { deleteDraft, listDrafts, notifyNotesSent, saveDraft } from './pending-notes.ts';
import { deletePendingPosition, readPendingPositions } from './pending-positions.ts';

let current: Promise<void> = Promise.resolve();

/** Rounds are serialized, so that nothing is sent twice. */
export function sendPending(config: PublicConfig, person: Person): Promise<void> {
  current = current.then(() => send(config, person)).catch(() => {});
  return current;
}

async function send(config: PublicConfig, { sub, email }: Person): Promise<void> {
  const owner = email ?? '';
  let isAnySent = false;
  for (const { dueAt, ...draft } of listDrafts(owner, null)) {
    if (dueAt === undefined) continue;
    try {
      const body = { ...draft, writtenAt: dueAt };
      await withToken(config, (token) => call(saveNote, { body }, { config, token }));
      deleteDraft(owner, draft);
    } catch (error) {
      if (isUnreachable(error)) throw error;
      // It stays on the device as a draft; the page shows it.
      saveDraft(owner, draft);
    }
    isAnySent = true;
  }
  if (isAnySent) {
    notifyNotesSent();
    notifyDataChanged();
  }
  if (getDeviceReader()?.sub !== sub) return;
  for (const position of Object.values(readPendingPositions())) {
    try {
      await withToken(config, (token) => call(saveReadingPosition, { body: position }, { config, token }));
    } catch (error) {
      if (isUnreachable(error)) throw error;
    }
    deletePendingPosition(position);
  }
}
