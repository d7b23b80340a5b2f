import { createDeviceStore, toKeyRange } from './device-store.ts';

/** A recording that is stored on this device and not uploaded yet. */
export interface StoredRecording {
  readonly date: string;
  readonly blob: Blob;
}

interface Piece {
  readonly owner: string;
  readonly date: string;
  readonly at: number;
  readonly blob: Blob;
}

const inTransaction = createDeviceStore({
  database: 'wayfare-recordings',
  store: 'pieces',
  keyPath: ['owner', 'date', 'at'],
});

/** Stores pieces one by one, so that a crash of the browser loses only a few seconds. */
export async function savePiece(owner: string, date: string, at: number, blob: Blob): Promise<void> {
  await inTransaction('readwrite', (store) => store.put({ owner, date, at, blob } satisfies Piece));
}

/** Lists the recordings of one person, one for each date. */
export async function listPendingRecordings(owner: string): Promise<readonly StoredRecording[]> {
  const rows = await inTransaction<Piece[]>('readonly', (store) => store.getAll(toKeyRange(owner)));
  const dates = [...new Set(rows.map(({ date }) => date))];
  return dates.map((date) => {
    const blobs = rows.filter((piece) => piece.date === date).map(({ blob }) => blob);
    return { date, blob: new Blob(blobs, { type: blobs[0]?.type ?? '' }) };
  });
}

export async function deletePendingRecording(owner: string, date: string): Promise<void> {
  await inTransaction('readwrite', (store) => store.delete(toKeyRange(owner, date)));
}

export async function forgetRecordings(owner: string): Promise<void> {
  await inTransaction('readwrite', (store) => store.delete(toKeyRange(owner)));
}
