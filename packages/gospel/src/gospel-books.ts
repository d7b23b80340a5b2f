import john from '#data/john.json' with { type: 'json' };
import luke from '#data/luke.json' with { type: 'json' };
import mark from '#data/mark.json' with { type: 'json' };
import matthew from '#data/matthew.json' with { type: 'json' };
import type { Evangelist } from '#reference/verse-range.ts';

/** Verses by chapter. A verse starts with an empty line at a new paragraph, and with a newline at a line of poetry. */
type BookText = readonly (readonly string[])[];

export const gospelBooks: Readonly<Record<Evangelist, BookText>> = {
  Matthew: matthew,
  Mark: mark,
  Luke: luke,
  John: john,
};
