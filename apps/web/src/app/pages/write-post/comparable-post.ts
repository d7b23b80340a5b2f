import type { Block, Inline, List } from '#app/editing/document/blocks.ts';
import { blocksFromHtml, type IsOwnImage } from '#app/editing/document/read-dom.ts';
import type { Comparable, ComparedLink, ComparedPicture } from '#app/editing/history-kind.ts';
import { longDate } from '#ui/long-date.ts';
import type { PostFields } from './post-fields.ts';
import { type NamedField, sharingNames } from './sharing-words.ts';

/** Of text and pictures more is said than their letters. */
type OtherField =
  | 'content'
  | 'heroImage'
  | 'heroImageKey'
  | 'heroImageUrl'
  | 'heroImageAlt'
  | 'heroIsDecoration';

/** As the page calls them. */
const plainFields: Readonly<Record<Exclude<keyof PostFields, OtherField>, NamedField>> = {
  title: { name: 'Title', textIn: ({ title }) => title },
  slug: { name: 'Slug', textIn: ({ slug }) => slug },
  excerpt: { name: 'Excerpt', textIn: ({ excerpt }) => excerpt },
  category: { name: 'Category', textIn: ({ category }) => category },
  author: { name: 'Written by', textIn: ({ author }) => author },
  ...sharingNames,
  date: { name: 'Date', textIn: ({ date }) => (date === '' ? '' : longDate(date)) },
};

/** What of a post is compared with another version of it: its words, and apart from them where it leads and what it shows. */
export function comparablePost(fields: PostFields, isOwnImage: IsOwnImage): Comparable {
  const blocks = blocksFromHtml(fields.content, isOwnImage);
  const lines = blocks.flatMap(linesIn);
  return {
    fields: [
      ...Object.values(plainFields).map(({ name, textIn }) => ({ name, text: textIn(fields) })),
      { name: 'Text', text: lines.map(wordsIn).join('\n') },
    ],
    links: lines.flat().flatMap(linkIn),
    pictures: [
      ...(fields.heroImageUrl === '' ? [] : [{ src: fields.heroImageUrl, alt: fields.heroImageAlt }]),
      ...blocks.flatMap(pictureIn),
    ],
    form: fields.content,
  };
}

type Line = readonly Inline[];

function linesIn(block: Block): readonly Line[] {
  switch (block.kind) {
    case 'text':
      return [block.inlines];
    case 'list':
      return linesOfList(block.list);
    case 'figure':
      return [block.caption];
    case 'rule':
      return [];
  }
}

const linesOfList = ({ items }: List): readonly Line[] =>
  items.flatMap(({ inlines, lists }) => [inlines, ...lists.flatMap(linesOfList)]);

const wordsIn = (line: readonly Inline[]): string =>
  line
    .map((inline) => {
      if (inline.kind === 'link') return wordsIn(inline.pieces);
      return inline.kind === 'break' ? '\n' : inline.text;
    })
    .join('');

const linkIn = (inline: Inline): ComparedLink[] =>
  inline.kind === 'link' ? [{ text: wordsIn(inline.pieces), address: inline.href }] : [];

const pictureIn = (block: Block): ComparedPicture[] =>
  block.kind === 'figure' ? [{ src: block.src, alt: block.alt }] : [];
