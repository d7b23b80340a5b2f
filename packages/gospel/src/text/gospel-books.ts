import type { Evangelist } from '#evangelists.ts';

/** Chapters of verses. A verse with which a paragraph begins begins with an empty line, a line of verse with a new one. */
export type BookText = readonly (readonly string[])[];
export type GospelBooks = Record<Evangelist, BookText>;

/** Bundled as they are, and read when they are asked for. */
export async function readGospelBooks(): Promise<GospelBooks> {
  const [matthew, mark, luke, john] = await Promise.all([
    import('#data/matthew.json', { with: { type: 'json' } }),
    import('#data/mark.json', { with: { type: 'json' } }),
    import('#data/luke.json', { with: { type: 'json' } }),
    import('#data/john.json', { with: { type: 'json' } }),
  ]);
  return { Matthew: matthew.default, Mark: mark.default, Luke: luke.default, John: john.default };
}
