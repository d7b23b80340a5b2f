import type { Metadata } from '#objects/lists.ts';
import { invalid } from './refusal.ts';

/** The fields that were given, without those that were not: to be laid over what is there. */
export function given<T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const kept = Object.entries(fields).filter(([, value]) => value !== undefined);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same keys, and no undefined among the values
  return Object.fromEntries(kept) as { [K in keyof T]?: Exclude<T[K], undefined> };
}

const mostKeys = 50;

/** What is given is laid over what is there; '' takes a key away, and null all of them. */
export function mergeMetadata(
  there: Metadata,
  given: Readonly<Record<string, string>> | null | undefined,
): Metadata {
  if (given === undefined) return there;
  if (given === null) return {};
  const merged = Object.entries({ ...there, ...given }).filter(([, value]) => value !== '');
  if (merged.length > mostKeys) {
    throw invalid({
      param: 'metadata',
      message: `You may only specify up to ${mostKeys} metadata keys at a time.`,
    });
  }
  return Object.fromEntries(merged);
}
