import type { Evangelist } from '#evangelists.ts';

/** Verses by chapter. A verse starts with an empty line at a new paragraph, and with a newline at a line of poetry. */
export type BookText = readonly (readonly string[])[];
export type GospelBooks = Record<Evangelist, BookText>;

export async function loadGospelBooks(): Promise<GospelBooks> {
  const [matthew, mark, luke, john] = await Promise.all([
    import('#data/matthew.json', { with: { type: 'json' } }),
    import('#data/mark.json', { with: { type: 'json' } }),
    import('#data/luke.json', { with: { type: 'json' } }),
    import('#data/john.json', { with: { type: 'json' } }),
  ]);
  return { Matthew: matthew.default, Mark: mark.default, Luke: luke.default, John: john.default };
}
