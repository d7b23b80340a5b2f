const toError = (error: DOMException | null): Error => error ?? new Error('Aborted');

interface StoreOptions extends IDBObjectStoreParameters {
  readonly database: string;
  readonly store: string;
}

function openDatabase({ database, store, ...parameters }: StoreOptions): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(database, 1);
    opening.addEventListener('upgradeneeded', () => void opening.result.createObjectStore(store, parameters));
    opening.addEventListener('success', () => resolve(opening.result));
    opening.addEventListener('error', () => reject(toError(opening.error)));
  });
}

/** Transactions of an IndexedDB store. They resolve to the result of the request once everything is on disk. */
export function createDeviceStore(options: StoreOptions) {
  // Stays open, because a page that is closed has no time to open it.
  let database: IDBDatabase | undefined;
  return async <T>(mode: IDBTransactionMode, send: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> => {
    if (database === undefined) {
      database = await openDatabase(options);
      database.addEventListener('close', () => (database = undefined));
    }
    try {
      const transaction = database.transaction(options.store, mode, { durability: 'strict' });
      const request = send(transaction.objectStore(options.store));
      await new Promise((resolve, reject) => {
        transaction.addEventListener('complete', resolve);
        transaction.addEventListener('abort', () => reject(toError(transaction.error)));
      });
      return request.result;
    } catch (error) {
      database?.close();
      database = undefined;
      throw error;
    }
  };
}

/** The keys that begin with these parts. */
export const toKeyRange = (...parts: readonly string[]): IDBKeyRange =>
  IDBKeyRange.bound(parts, [...parts, []]);
