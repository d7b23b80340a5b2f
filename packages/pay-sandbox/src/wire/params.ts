import type { Metadata } from '#objects/lists.ts';
import { invalid } from './refusal.ts';

/** The fields without the undefined ones, to be spread over an object. */
export function definedFields<T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const defined = Object.entries(fields).filter(([, value]) => value !== undefined);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- same keys, without undefined values
  return Object.fromEntries(defined) as { [K in keyof T]?: Exclude<T[K], undefined> };
}

const maxKeys = 50;

/** An empty value deletes the key; null deletes all. */
export function mergeMetadata(
  current: Metadata,
  changes: Readonly<Record<string, string>> | null | undefined,
): Metadata {
  if (changes === undefined) return current;
  if (changes === null) return {};
  const merged = Object.entries({ ...current, ...changes }).filter(([, value]) => value !== '');
  if (merged.length > maxKeys) {
    throw invalid({
      param: 'metadata',
      message: `You may only specify up to ${maxKeys} metadata keys at a time.`,
    });
  }
  return Object.fromEntries(merged);
}
