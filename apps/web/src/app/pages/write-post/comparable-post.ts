import { Fragment, type Node } from 'prosemirror-model';
import type { Comparable, ComparedLink, ComparedPicture } from '#app/editing/history-kind.ts';
import { longDate } from '#ui/long-date.ts';
import { type IsOwnImage, readPost } from './html.ts';
import type { PostFields } from './post-fields.ts';
import { postSchema } from './schema.ts';
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
  const { lines, links, pictures } = readParts(readPost(fields.content, isOwnImage));
  return {
    fields: [
      ...Object.values(plainFields).map(({ name, textIn }) => ({ name, text: textIn(fields) })),
      { name: 'Text', text: lines.join('\n') },
    ],
    links,
    pictures: [
      ...(fields.heroImageUrl === '' ? [] : [{ src: fields.heroImageUrl, alt: fields.heroImageAlt }]),
      ...pictures,
    ],
    form: fields.content,
  };
}

/** Notes follow the line that refers to them. */
function readParts(doc: Node) {
  const lines: string[] = [];
  const links: ComparedLink[] = [];
  const pictures: ComparedPicture[] = [];
  doc.descendants((block) => {
    if (block.type.name === 'figure') pictures.push({ src: block.attrs['src'], alt: block.attrs['alt'] });
    if (!block.isTextblock) return true;
    const notes: string[] = [];
    let address: unknown;
    block.forEach((node) => {
      const before = address;
      address = node.marks.find(({ type }) => type.name === 'link')?.attrs['href'];
      const link = { address: String(address), text: node.text ?? '\n' };
      const last = links.at(-1);
      if (address !== undefined && address === before && last !== undefined)
        links[links.length - 1] = { ...last, text: last.text + link.text };
      else if (address !== undefined) links.push(link);
      if (node.type.name === 'footnote') notes.push(noteText(node.attrs['note']));
    });
    lines.push(
      block.textBetween(0, block.content.size, '', (leaf) => (leaf.type.name === 'hard_break' ? '\n' : '')),
    );
    lines.push(...notes);
    return false;
  });
  return { lines, links, pictures };
}

function noteText(note: unknown): string {
  const content = Fragment.fromJSON(postSchema, note);
  return content.textBetween(0, content.size, ' ', ' ');
}
