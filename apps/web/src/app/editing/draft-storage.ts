// Chromium writes localStorage to disk up to a minute late, so a killed browser loses what was typed meanwhile. An
// IndexedDB transaction is on disk when it completes, but cannot be read while a page is drawn: this storage writes both.
import { listKeys } from '../offline/draft-keys.ts';

const writeDelayMs = 1_000;

export type DraftStorage = Pick<Storage, 'getItem' | 'key' | 'length' | 'removeItem' | 'setItem'>;

interface Entry {
  /** Null once the draft is deleted: an older one may still be in localStorage. */
  readonly value: string | null;
  readonly at: string;
}

/** Resolves once everything is on disk. */
async function onDisk(work: (store: IDBObjectStore) => void): Promise<void> {
  const database = await openDatabase();
  try {
    const transaction = database.transaction('drafts', 'readwrite', { durability: 'strict' });
    const done = completion(transaction);
    work(transaction.objectStore('drafts'));
    await done;
  } finally {
    database.close();
  }
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('wayfare-desk', 1);
    opening.addEventListener('upgradeneeded', () => void opening.result.createObjectStore('drafts'));
    opening.addEventListener('success', () => resolve(opening.result));
    opening.addEventListener('error', () => reject(toError(opening.error)));
  });
}

function completion(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(toError(transaction.error)));
  });
}

const toError = (error: DOMException | null): Error => error ?? new Error('This browser keeps nothing.');

const unwritten = new Map<string, Entry>();

function write(name: string, value: string | null): void {
  const isFirst = unwritten.size === 0;
  unwritten.set(name, { value, at: new Date().toISOString() });
  // A page is often closed as soon as its text is saved, and a draft that is then still on disk would come back.
  if (value === null) writeAll();
  else if (isFirst) setTimeout(writeAll, writeDelayMs);
}

function writeAll(): void {
  const entries = [...unwritten];
  unwritten.clear();
  onDisk((store) => {
    for (const [name, entry] of entries) store.put(entry, name);
  }).catch(() => {
    // Without IndexedDB the drafts are in localStorage alone.
  });
}

export const draftStorage: DraftStorage = {
  get length() {
    return localStorage.length;
  },
  key: (index) => localStorage.key(index),
  getItem: (name) => localStorage.getItem(name),
  setItem(name, value) {
    localStorage.setItem(name, value);
    write(name, value);
  },
  removeItem(name) {
    if (localStorage.getItem(name) === null) return;
    localStorage.removeItem(name);
    write(name, null);
  },
};

/** A deletion is on disk in localStorage too after this. */
const deletionKeptMs = 24 * 60 * 60_000;

let restoring: Promise<void> | undefined;

/**
 * Brings localStorage up to date after the browser was killed. To be called before drafts are read. Once a page: later,
 * IndexedDB is behind.
 */
export function restoreDrafts(): Promise<void> {
  restoring ??= restoreAll().catch(() => {
    // What localStorage has is all there is.
  });
  return restoring;
}

const restoreAll = (): Promise<void> =>
  onDisk((store) => {
    const reading: IDBRequest<IDBCursorWithValue | null> = store.openCursor();
    reading.addEventListener('success', () => {
      const cursor = reading.result;
      if (cursor === null) return;
      const entry: Entry = cursor.value;
      if (typeof cursor.key === 'string') restore(cursor.key, entry);
      if (entry.value === null && Date.now() - Date.parse(entry.at) > deletionKeptMs) cursor.delete();
      cursor.continue();
    });
  });

function restore(name: string, { value, at }: Entry): void {
  const stored = localStorage.getItem(name);
  if (stored === value || (stored !== null && typedAt(stored) > at)) return;
  if (value === null) localStorage.removeItem(name);
  else localStorage.setItem(name, value);
}

function typedAt(stored: string): string {
  try {
    return String(JSON.parse(stored).at);
  } catch {
    return '';
  }
}

/** Deletes every draft whose name starts so. */
export async function deleteDrafts(prefix: string): Promise<void> {
  for (const name of listKeys(localStorage, prefix)) localStorage.removeItem(name);
  for (const name of unwritten.keys()) if (name.startsWith(prefix)) unwritten.delete(name);
  await onDisk((store) => void store.delete(IDBKeyRange.bound(prefix, `${prefix}\uffff`)));
}
