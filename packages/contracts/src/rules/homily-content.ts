import * as z from 'zod/mini';

/** In UTF-16 code units. */
const maxHomilyLengths = {
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

const text = (field: keyof typeof maxHomilyLengths, name: string) => {
  const maxLength = maxHomilyLengths[field];
  return z
    .string()
    .check(
      z.maxLength(maxLength, `The ${name} is longer than ${maxLength.toLocaleString('en-US')} characters.`),
    );
};

const chapterMessage = 'The chapter is a whole number from 1 to 150.';

/** The editor's fields. Drafts may be incomplete: empty texts are '', and `chapter` is null. */
export const homilyContent = z.object({
  title: text('title', 'title'),
  /** Usually 'Matthew', 'Mark', 'Luke' or 'John', but any text is accepted. */
  book: text('book', 'book'),
  chapter: z.nullable(z.int(chapterMessage).check(z.gte(1, chapterMessage), z.lte(150, chapterMessage))),
  /** '34-44', or '1-19:42' across two chapters. */
  verse: text('verse', 'verse'),
  gospelText: text('gospelText', 'Gospel text'),
  /** The source of the translation, shown below the Gospel. */
  source: text('source', 'source line'),
  copyright: text('copyright', 'copyright line'),
  homilyText: text('homilyText', 'reflection'),
  /** One thing to do that day. */
  practice: z._default(text('practice', 'one thing to do'), ''),
  /** The by-line. */
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

/** Required for publishing. */
const requiredFields = [
  ['book', 'the book'],
  ['chapter', 'the chapter'],
  ['verse', 'the verse'],
  ['gospelText', 'the Gospel text'],
  ['homilyText', 'the reflection'],
] as const satisfies (readonly [keyof HomilyContent, string])[];

export type PublishableHomily = HomilyContent & { chapter: number };

/** Names of the missing fields, in the order of the form. */
export const listMissingFields = (content: HomilyContent): readonly string[] =>
  requiredFields.filter(([field]) => isEmpty(content[field])).map(([, name]) => name);

export const isPublishable = (content: HomilyContent): content is PublishableHomily =>
  listMissingFields(content).length === 0;

const isEmpty = (value: string | number | null): boolean =>
  value === null || (typeof value === 'string' && value.trim() === '');
