import * as z from 'zod/mini';
import { copiesToKeep } from './copies-to-keep.ts';
import type { OlderCopy } from './history-kind.ts';

/** One state of a text, as it stood in the fields of one person on this device. */
export interface DeviceCopy {
  /** Whoever typed it: nobody else on this device is shown it. */
  readonly owner: string;
  /** 'homily 2026-11-27', 'post 4f…' */
  readonly text: string;
  readonly at: string;
  readonly typed: unknown;
}

/** Resolves once everything is on disk. */
export async function onDisk(
  name: 'copies' | 'drafts',
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => void,
): Promise<void> {
  const database = await opened();
  try {
    const transaction = database.transaction(name, mode, { durability: 'strict' });
    const done = ended(transaction);
    work(transaction.objectStore(name));
    await done;
  } finally {
    database.close();
  }
}

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('wayfare-desk', 1);
    opening.addEventListener('upgradeneeded', () => {
      opening.result.createObjectStore('copies', { keyPath: ['owner', 'text', 'at'] });
      opening.result.createObjectStore('drafts');
    });
    opening.addEventListener('success', () => resolve(opening.result));
    opening.addEventListener('error', () => reject(failureOf(opening.error)));
  });
}

function ended(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(failureOf(transaction.error)));
  });
}

const failureOf = (error: DOMException | null): Error => error ?? new Error('This browser keeps nothing.');

/** All that begin with these parts. */
const rangeOf = (...parts: readonly string[]): IDBKeyRange => IDBKeyRange.bound(parts, [...parts, []]);

/** Keeps one more, and takes away what has become too much or too old: of everybody's, for the days are over for all. */
export function keepCopy(copy: DeviceCopy, now = Date.now()): Promise<void> {
  return onDisk('copies', 'readwrite', (store) => {
    store.put(copy);
    const keys = store.getAllKeys();
    keys.addEventListener('success', () => {
      for (const key of tooMany(keys.result, now)) store.delete(key);
    });
  });
}

function tooMany(keys: readonly IDBValidKey[], now: number): readonly IDBValidKey[] {
  const texts = Map.groupBy(keys, (key) => partsOf(key).slice(0, 2).join('\n'));
  return [...texts.values()].flatMap((ofOne) => {
    const kept = new Set(
      copiesToKeep(
        ofOne.map(timeOfKey).toSorted((one, other) => other - one),
        now,
      ),
    );
    return ofOne.filter((key) => !kept.has(timeOfKey(key)));
  });
}

const timeOfKey = (key: IDBValidKey): number => Date.parse(partsOf(key)[2] ?? '');

const partsOf = (key: IDBValidKey): readonly string[] => z.parse(z.array(z.string()), key);

/** Newest first. */
async function copiesOf({ owner, text }: Pick<DeviceCopy, 'owner' | 'text'>): Promise<DeviceCopy[]> {
  let found: DeviceCopy[] = [];
  const now = Date.now();
  await onDisk('copies', 'readonly', (store) => {
    const all: IDBRequest<DeviceCopy[]> = store.getAll(rangeOf(owner, text));
    all.addEventListener('success', () => {
      found = all.result;
    });
  });
  const kept = new Set(copiesToKeep(found.map(timeOf), now));
  return found.filter((copy) => kept.has(timeOf(copy))).toReversed();
}

const timeOf = ({ at }: DeviceCopy): number => Date.parse(at);

/** Those that can still be read. */
export async function olderCopies<Whole>(
  of: Pick<DeviceCopy, 'owner' | 'text'>,
  typed: z.ZodMiniType<Whole>,
  count: (whole: Whole) => number,
): Promise<OlderCopy<Whole>[]> {
  const found = await copiesOf(of);
  return found.flatMap((copy) => {
    const { data, success } = z.safeParse(typed, copy.typed);
    return success ? [{ at: copy.at, words: count(data), whole: data }] : [];
  });
}

/** Nothing of theirs stays on this device. */
export const forgetCopies = (owner: string): Promise<void> =>
  onDisk('copies', 'readwrite', (store) => void store.delete(rangeOf(owner)));
