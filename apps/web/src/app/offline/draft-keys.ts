/** `unsaved`: being written. `aside`: replaced, but can be restored. */
export type DraftKind = 'unsaved' | 'aside';

export interface DraftKey {
  readonly what: 'homily' | 'post' | 'note';
  readonly kind: DraftKind;
  /** Only this member sees it. */
  readonly owner: string;
}

export const toDraftKey = ({ what, kind, owner }: DraftKey, ref: string): string =>
  `wayfare-${what}:${kind}:${owner}:${ref}`;

export const listKeys = (storage: Pick<Storage, 'key' | 'length'>, prefix: string): string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter((key) =>
    key.startsWith(prefix),
  );
