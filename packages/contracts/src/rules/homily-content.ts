import * as z from 'zod/mini';

/** The longest that each text may be, in characters as JavaScript counts them. */
export const homilyLimits = {
  title: 200,
  book: 40,
  verse: 60,
  source: 300,
  copyright: 500,
  gospelText: 20_000,
  homilyText: 50_000,
  practice: 600,
  author: 100,
} as const;

const text = (member: keyof typeof homilyLimits, name: string) => {
  const most = homilyLimits[member];
  return z
    .string()
    .check(z.maxLength(most, `The ${name} is longer than ${most.toLocaleString('en-US')} characters.`));
};

const chapterWords = 'The chapter is a whole number from 1 to 150.';

/** What an editor writes. A draft may lack anything: '' is an empty field, and `chapter` is null. */
export const homilyContent = z.object({
  title: text('title', 'title'),
  /** 'Matthew', 'Mark', 'Luke', 'John', or whatever was typed. */
  book: text('book', 'book'),
  chapter: z.nullable(z.int(chapterWords).check(z.gte(1, chapterWords), z.lte(150, chapterWords))),
  /** '34-44', or over two chapters '1-19:42'. */
  verse: text('verse', 'verse'),
  gospelText: text('gospelText', 'Gospel text'),
  /** Where the Gospel's wording comes from; shown beneath it. */
  source: text('source', 'source line'),
  copyright: text('copyright', 'copyright line'),
  homilyText: text('homilyText', 'reflection'),
  /** The one thing to do that day. */
  practice: z._default(text('practice', 'one thing to do'), ''),
  /** Who wrote it, as the by-line says it. */
  author: z._default(text('author', 'by-line'), ''),
});
export type HomilyContent = z.infer<typeof homilyContent>;

export const emptyHomily: HomilyContent = {
  title: '',
  book: '',
  chapter: null,
  verse: '',
  gospelText: '',
  source: '',
  copyright: '',
  homilyText: '',
  practice: '',
  author: '',
};

/** What must be there before anybody can read it, by name. */
const needed = [
  ['book', 'the book'],
  ['chapter', 'the chapter'],
  ['verse', 'the verse'],
  ['gospelText', 'the Gospel text'],
  ['homilyText', 'the reflection'],
] as const satisfies (readonly [keyof HomilyContent, string])[];

export type PublishableHomily = HomilyContent & { chapter: number };

/** In words, in the order of the form: [] where nothing is missing. */
export function missingFrom(content: HomilyContent): readonly string[] {
  return needed.filter(([member]) => isEmpty(content[member])).map(([, name]) => name);
}

export const isPublishable = (content: HomilyContent): content is PublishableHomily =>
  missingFrom(content).length === 0;

const isEmpty = (value: string | number | null): boolean =>
  value === null || (typeof value === 'string' && value.trim() === '');
