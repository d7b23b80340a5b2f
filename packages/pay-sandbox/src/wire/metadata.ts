import type { Metadata } from '#objects/lists.ts';
import { invalid } from './refusal.ts';

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
