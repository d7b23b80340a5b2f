/** What was recorded here and is not up yet lies on this device, as it comes from the microphone. */
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

/** Ends once the browser has written everything down. */
async function within<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await opened();
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(pieces, mode);
      const request = work(transaction.objectStore(pieces));
      transaction.addEventListener('complete', () => resolve(request.result));
      transaction.addEventListener('abort', () => reject(failureOf(transaction.error)));
    });
  } finally {
    database.close();
  }
}

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('wayfare-recordings', 1);
    opening.addEventListener('upgradeneeded', () => {
      opening.result.createObjectStore(pieces, { keyPath: ['owner', 'date', 'at'] });
    });
    opening.addEventListener('success', () => resolve(opening.result));
    opening.addEventListener('error', () => reject(failureOf(opening.error)));
  });
}

const failureOf = (error: DOMException | null): Error => error ?? new Error('This browser keeps nothing.');
const rangeOf = (...parts: readonly string[]): IDBKeyRange => IDBKeyRange.bound(parts, [...parts, []]);

/** One stretch after the other, so that a browser that ends in the middle loses a few seconds. */
export async function keepPiece(owner: string, date: string, at: number, blob: Blob): Promise<void> {
  await within('readwrite', (store) => store.put({ owner, date, at, blob } satisfies Piece));
}

/** Those of one person, by their days. */
export async function keptRecordings(owner: string): Promise<readonly StoredRecording[]> {
  const found = await within<Piece[]>('readonly', (store) => store.getAll(rangeOf(owner)));
  const dates = [...new Set(found.map(({ date }) => date))];
  return dates.map((date) => {
    const blobs = found.filter((piece) => piece.date === date).map(({ blob }) => blob);
    return { date, blob: new Blob(blobs, { type: blobs[0]?.type ?? '' }) };
  });
}

export async function forgetRecording(owner: string, date: string): Promise<void> {
  await within('readwrite', (store) => store.delete(rangeOf(owner, date)));
}

export async function forgetRecordings(owner: string): Promise<void> {
  await within('readwrite', (store) => store.delete(rangeOf(owner)));
}
