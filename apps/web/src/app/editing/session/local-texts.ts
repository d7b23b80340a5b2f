// Unsaved texts on this device. They are in IndexedDB, because Chromium writes localStorage to disk
// up to a minute late, and a killed browser would lose what was typed meanwhile.
import * as z from 'zod/mini';

export interface TextKey {
  readonly owner: string;
  readonly kind: 'homily' | 'post';
  readonly ref: string;
}

const localText = z.object({
  /** Null once the server has it: the token is still needed after a crash. */
  content: z.unknown(),
  /** The version of the draft before these changes; null for a new text. */
  version: z.nullable(z.number()),
  token: z.string(),
  seq: z.number(),
  typedAt: z.string(),
});
export type LocalText = z.infer<typeof localText>;

const storeName = 'texts';

const toError = (error: DOMException | null): Error => error ?? new Error('IndexedDB is not available.');

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('wayfare-editing', 1);
    opening.addEventListener('upgradeneeded', () => void opening.result.createObjectStore(storeName));
    opening.addEventListener('success', () => resolve(opening.result));
    opening.addEventListener('error', () => reject(toError(opening.error)));
  });
}

/** Resolves once everything is on disk. */
async function inTransaction<T>(
  mode: IDBTransactionMode,
  run: (store: IDBObjectStore, setResult: (result: T) => void) => void,
  initial: T,
): Promise<T> {
  const database = await openDatabase();
  try {
    return await new Promise<T>((resolve, reject) => {
      let result = initial;
      const transaction = database.transaction(storeName, mode, { durability: 'strict' });
      transaction.addEventListener('complete', () => resolve(result));
      transaction.addEventListener('abort', () => reject(toError(transaction.error)));
      run(transaction.objectStore(storeName), (value) => {
        result = value;
      });
    });
  } finally {
    database.close();
  }
}

const toDatabaseKey = ({ owner, kind, ref }: TextKey): IDBValidKey => [owner, kind, ref];
const ofOwner = (owner: string): IDBKeyRange => IDBKeyRange.bound([owner], [owner, []]);

/** Null if there is none. */
export const findLocalText = (key: TextKey): Promise<LocalText | null> =>
  inTransaction<LocalText | null>(
    'readonly',
    (store, setResult) => {
      const reading = store.get(toDatabaseKey(key));
      reading.addEventListener('success', () => {
        const parsed = z.safeParse(localText, reading.result);
        if (parsed.success) setResult(parsed.data);
      });
    },
    null,
  );

/** False if another tab has taken the text over: its token is stored. */
export const saveLocalText = (key: TextKey, text: LocalText, previousToken = text.token): Promise<boolean> =>
  inTransaction<boolean>(
    'readwrite',
    (store, setResult) => {
      const reading = store.get(toDatabaseKey(key));
      reading.addEventListener('success', () => {
        const parsed = z.safeParse(localText, reading.result);
        if (parsed.success && ![text.token, previousToken].includes(parsed.data.token)) setResult(false);
        else store.put(text, toDatabaseKey(key));
      });
    },
    true,
  );

/** Unless something was typed after `typedAt`. */
export const deleteLocalText = (key: TextKey, typedAt: string): Promise<void> =>
  inTransaction<void>(
    'readwrite',
    (store) => {
      const reading = store.get(toDatabaseKey(key));
      reading.addEventListener('success', () => {
        const parsed = z.safeParse(localText, reading.result);
        if (!parsed.success || parsed.data.typedAt <= typedAt) store.delete(toDatabaseKey(key));
      });
    },
    undefined,
  );

export interface ListedLocalText extends TextKey {
  readonly text: LocalText;
}

/** Only texts that the server does not have. */
export const listLocalTexts = (owner: string): Promise<readonly ListedLocalText[]> =>
  inTransaction<readonly ListedLocalText[]>(
    'readonly',
    (store, setResult) => {
      const texts: ListedLocalText[] = [];
      const reading = store.openCursor(ofOwner(owner));
      reading.addEventListener('success', () => {
        const cursor = reading.result;
        if (cursor === null) return setResult(texts);
        const parsed = z.safeParse(localText, cursor.value);
        const [, kind, ref = ''] = z.parse(databaseKey, cursor.key);
        if (parsed.success && parsed.data.content !== null && (kind === 'homily' || kind === 'post'))
          texts.push({ owner, kind, ref, text: parsed.data });
        cursor.continue();
      });
    },
    [],
  );

const titled = z.object({ title: z.string() });

/** '' if it has none. */
export const findTitle = ({ text }: Pick<ListedLocalText, 'text'>): string =>
  z.safeParse(titled, text.content).data?.title.trim() ?? '';

const databaseKey = z.array(z.string());

/** When a member logs out or the account is deleted. */
export const deleteLocalTexts = (owner: string): Promise<void> =>
  inTransaction('readwrite', (store) => void store.delete(ofOwner(owner)), undefined);
