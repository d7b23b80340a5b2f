// Unsaved texts on this device. They are in IndexedDB, because Chromium writes localStorage to disk
// up to a minute late, and a killed browser would lose what was typed meanwhile.
import * as z from 'zod/mini';
import { createDeviceStore, toKeyRange } from '../device-store.ts';

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

const inTransaction = createDeviceStore({ database: 'wayfare-editing', store: 'texts' });

/** Null if it is not a stored text. */
const parseText = (stored: unknown): LocalText | null => z.safeParse(localText, stored).data ?? null;

/** The unsaved text of one editor. Without storage, nothing is found and nothing is saved. */
export function createLocalCopy(text: TextKey) {
  const key: IDBValidKey = [text.owner, text.kind, text.ref];
  /** Reads and changes it in one transaction. */
  const update = (change: (store: IDBObjectStore, stored: LocalText | null) => void) =>
    inTransaction<unknown>('readwrite', (store) => {
      const reading = store.get(key);
      reading.addEventListener('success', () => change(store, parseText(reading.result)));
      return reading;
    });
  return {
    find: async (): Promise<LocalText | null> =>
      parseText(await inTransaction('readonly', (store) => store.get(key)).catch(() => null)),
    /** False if another tab has taken the text over: its token is stored. Null if it cannot be saved. */
    async save(next: LocalText, previousToken = next.token): Promise<boolean | null> {
      let isMine = true;
      const saving = update((store, stored) => {
        isMine = stored === null || [next.token, previousToken].includes(stored.token);
        if (isMine) store.put(next, key);
      });
      return saving.then(
        () => isMine,
        () => null,
      );
    },
    /** While the page is closed: it has no time to read first, or to wait. */
    async saveLast(next: LocalText): Promise<void> {
      const saving = inTransaction('readwrite', (store) => {
        const writing = store.put(next, key);
        store.transaction.commit();
        return writing;
      });
      await saving.catch(() => {});
    },
    /** For another text of the same kind. */
    saveAs: (ref: string, next: LocalText): Promise<boolean | null> =>
      createLocalCopy({ ...text, ref }).save(next),
    /** Unless something was typed after `typedAt`. */
    async delete(typedAt: string): Promise<void> {
      const deleting = update((store, stored) => {
        if (stored === null || stored.typedAt <= typedAt) store.delete(key);
      });
      await deleting.catch(() => {});
    },
  };
}

export type LocalCopy = ReturnType<typeof createLocalCopy>;

export interface ListedLocalText extends TextKey {
  readonly text: LocalText;
}

const databaseKey = z.array(z.string());

/** Only texts that the server does not have. */
export async function listLocalTexts(owner: string): Promise<readonly ListedLocalText[]> {
  let keys: IDBRequest<IDBValidKey[]> | undefined;
  const values = await inTransaction<unknown[]>('readonly', (store) => {
    keys = store.getAllKeys(toKeyRange(owner));
    return store.getAll(toKeyRange(owner));
  });
  return values.flatMap((value, index) => {
    const text = parseText(value);
    const [, kind, ref = ''] = z.parse(databaseKey, keys?.result[index]);
    if (text === null || text.content === null || (kind !== 'homily' && kind !== 'post')) return [];
    return [{ owner, kind, ref, text }];
  });
}

const titled = z.object({ title: z.string() });

/** '' if it has none. */
export const findTitle = ({ text }: Pick<ListedLocalText, 'text'>): string =>
  z.safeParse(titled, text.content).data?.title.trim() ?? '';

/** When a member logs out or the account is deleted. */
export const deleteLocalTexts = (owner: string): Promise<undefined> =>
  inTransaction('readwrite', (store) => store.delete(toKeyRange(owner)));
