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

const pieces = 'pieces';

/** Resolves when the transaction is complete, so that the data is on disk. */
async function inTransaction<T>(
  mode: IDBTransactionMode,
  send: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await openDatabase();
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(pieces, mode);
      const request = send(transaction.objectStore(pieces));
      transaction.addEventListener('complete', () => resolve(request.result));
      transaction.addEventListener('abort', () => reject(toError(transaction.error)));
    });
  } finally {
    database.close();
  }
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('wayfare-recordings', 1);
    opening.addEventListener('upgradeneeded', () => {
      opening.result.createObjectStore(pieces, { keyPath: ['owner', 'date', 'at'] });
    });
    opening.addEventListener('success', () => resolve(opening.result));
    opening.addEventListener('error', () => reject(toError(opening.error)));
  });
}

const toError = (error: DOMException | null): Error => error ?? new Error('This browser keeps nothing.');
const toKeyRange = (...parts: readonly string[]): IDBKeyRange => IDBKeyRange.bound(parts, [...parts, []]);

/** Stores pieces one by one, so that a crash of the browser loses only a few seconds. */
export async function keepPiece(owner: string, date: string, at: number, blob: Blob): Promise<void> {
  await inTransaction('readwrite', (store) => store.put({ owner, date, at, blob } satisfies Piece));
}

/** Lists the recordings of one person, one for each date. */
export async function keptRecordings(owner: string): Promise<readonly StoredRecording[]> {
  const rows = await inTransaction<Piece[]>('readonly', (store) => store.getAll(toKeyRange(owner)));
  const dates = [...new Set(rows.map(({ date }) => date))];
  return dates.map((date) => {
    const blobs = rows.filter((piece) => piece.date === date).map(({ blob }) => blob);
    return { date, blob: new Blob(blobs, { type: blobs[0]?.type ?? '' }) };
  });
}

export async function forgetRecording(owner: string, date: string): Promise<void> {
  await inTransaction('readwrite', (store) => store.delete(toKeyRange(owner, date)));
}

export async function forgetRecordings(owner: string): Promise<void> {
  await inTransaction('readwrite', (store) => store.delete(toKeyRange(owner)));
}
