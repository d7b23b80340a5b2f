import type { PublishableHomily } from '@wayfare/contracts/rules/homily-content';

/** In which column of `homily` each member of a content is kept. */
const columnOf = {
  title: 'title',
  book: 'book',
  chapter: 'chapter',
  verse: 'verse',
  gospelText: 'gospel_text',
  source: 'source',
  copyright: 'copyright',
  homilyText: 'homily_text',
} as const satisfies Record<keyof PublishableHomily, string>;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the entries of an object that was written out in place
const pairs = Object.entries(columnOf) as [keyof PublishableHomily, string][];

const each = (write: (column: string, member: string) => string): string =>
  pairs.map(([member, column]) => write(column, member)).join(', ');

export const contentColumns = each((column) => column);

export const valuesOf = (content: PublishableHomily) => pairs.map(([member]) => content[member]);

/** As a query brings them. */
export const selectedContent = each((column, member) => `${column} as "${member}"`);

/** For an upsert. */
export const takeExcluded = each((column) => `${column} = excluded.${column}`);

/** A row of `homily` as the content that was published: the same members as in a draft, so that both can be compared. */
export const contentOfHomily = `jsonb_build_object(${each((column, member) => `'${member}', homily.${column}`)})`;

/** The columns out of such an object. */
export const contentFrom = (json: string): string =>
  each((column, member) => `(${json} ->> '${member}')${column === 'chapter' ? '::smallint' : ''}`);
