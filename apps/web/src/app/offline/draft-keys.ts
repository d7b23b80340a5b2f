/** Those being written, and those that made way for others and can be had back. */
export type DraftKind = 'unsaved' | 'aside';

/** By which this browser calls what it keeps of somebody. */
export interface DraftKey {
  readonly what: 'homily' | 'post' | 'note';
  readonly kind: DraftKind;
  /** Nobody else who uses this browser is shown it. */
  readonly owner: string;
}

export const toDraftKey = ({ what, kind, owner }: DraftKey, ref: string): string =>
  `wayfare-${what}:${kind}:${owner}:${ref}`;

export const listKeys = (storage: Pick<Storage, 'key' | 'length'>, prefix: string): string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter((key) =>
    key.startsWith(prefix),
  );
