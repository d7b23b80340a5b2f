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

const toDatabaseKey = ({ owner, kind, ref }: TextKey): IDBValidKey => [owner, kind, ref];

/** Null if it is not a stored text. */
const parseText = (stored: unknown): LocalText | null => z.safeParse(localText, stored).data ?? null;

/** Null if there is none. */
export const findLocalText = async (key: TextKey): Promise<LocalText | null> =>
  parseText(await inTransaction('readonly', (store) => store.get(toDatabaseKey(key))));

/** Reads and changes a text in one transaction. */
const update = (key: TextKey, change: (store: IDBObjectStore, stored: LocalText | null) => void) =>
  inTransaction<unknown>('readwrite', (store) => {
    const reading = store.get(toDatabaseKey(key));
    reading.addEventListener('success', () => change(store, parseText(reading.result)));
    return reading;
  });

/** False if another tab has taken the text over: its token is stored. */
export async function saveLocalText(
  key: TextKey,
  text: LocalText,
  previousToken = text.token,
): Promise<boolean> {
  let isMine = true;
  await update(key, (store, stored) => {
    isMine = stored === null || [text.token, previousToken].includes(stored.token);
    if (isMine) store.put(text, toDatabaseKey(key));
  });
  return isMine;
}

/** Unless something was typed after `typedAt`. */
export async function deleteLocalText(key: TextKey, typedAt: string): Promise<void> {
  await update(key, (store, stored) => {
    if (stored === null || stored.typedAt <= typedAt) store.delete(toDatabaseKey(key));
  });
}

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
