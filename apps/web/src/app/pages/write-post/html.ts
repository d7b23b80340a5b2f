// The HTML of a post, read and written. Written HTML is exactly what the server's sanitizer keeps.
import { DOMParser, DOMSerializer, Fragment, type Node } from 'prosemirror-model';
import { unwrap } from '#app/editing/paste/dom.ts';
import { moveNotes, noteAttribute, readNote, takeNotes } from '#app/editing/paste/footnotes.ts';
import { withoutEmptyBlocks } from '#app/editing/paste/spaces.ts';
import { parseInertHtml } from '#ui/trusted-html.ts';
import { postSchema } from './schema.ts';

/** Whether a picture may stand in a post: only uploaded ones. */
export type IsOwnImage = (src: string) => boolean;

export function readPost(html: string, isOwnImage: IsOwnImage): Node {
  const body = parseInertHtml(html);
  for (const image of body.querySelectorAll('img'))
    if (!isOwnImage(image.getAttribute('src') ?? '')) image.remove();
  moveNotes(takeNotes(body), postSchema);
  return readBody(body);
}

const readBody = (body: HTMLElement): Node =>
  withoutEmptyBlocks(DOMParser.fromSchema(postSchema).parse(body));

export function writePost(content: Node | Fragment): string {
  const body = writeBody(withParents(content instanceof Fragment ? content : content.content));
  for (const item of body.querySelectorAll('li, td, th')) unwrapOnlyParagraph(item);
  numberNotes(body);
  // It writes void elements and escapes text as the server does.
  return new XMLSerializer().serializeToString(body).replace(/^<body[^>]*>|<\/body>$/g, '');
}

/** A list item or a row may have been copied without its list or table. */
function withParents(content: Fragment): Fragment {
  const parent = { list_item: 'bullet_list', table_row: 'table' }[content.firstChild?.type.name ?? ''];
  return parent === undefined ? content : Fragment.from(postSchema.node(parent, null, content));
}

const serializer = new DOMSerializer(
  {
    ...DOMSerializer.nodesFromSchema(postSchema),
    // `numberNotes` completes it.
    footnote: ({ attrs }) => ['sup', { [noteAttribute]: JSON.stringify(attrs['note']) }],
  },
  DOMSerializer.marksFromSchema(postSchema),
);

function serialize(content: Fragment): HTMLElement {
  const body = parseInertHtml('');
  serializer.serializeFragment(content, { document: body.ownerDocument }, body);
  return body;
}

/** A footnote reference is a link, and links cannot nest. */
const unlinkNotes = (content: Fragment): Fragment =>
  Fragment.fromArray(
    content.content.map((node) =>
      node.type.name === 'footnote'
        ? node.mark(postSchema.marks.link.removeFromSet(node.marks))
        : node.copy(unlinkNotes(node.content)),
    ),
  );

/** Reading the text removes the spaces that HTML does not show, and at first the breaks beside some of them. */
function writeBody(content: Fragment): HTMLElement {
  const written = serialize(unlinkNotes(content));
  for (const upload of written.querySelectorAll('.arriving')) upload.remove();
  const withoutBreaks = serialize(readBody(written).content);
  const body = serialize(readBody(withoutBreaks).content);
  // From the innermost outward.
  for (const element of Array.from(body.querySelectorAll('*')).toReversed())
    if (!element.hasChildNodes() && !element.matches(mayBeEmpty)) element.remove();
  return body;
}

const mayBeEmpty = `br, hr, img, td, th, [${noteAttribute}]`;

/** A single paragraph of an item stands without `p`. */
function unwrapOnlyParagraph(item: Element): void {
  const [paragraph, ...others] = Array.from(item.children).filter(({ localName }) => localName === 'p');
  if (paragraph !== undefined && others.length === 0) unwrap(paragraph);
}

function numberNotes(body: HTMLElement): void {
  const references = Array.from(body.querySelectorAll(`[${noteAttribute}]`));
  if (references.length === 0) return;
  const create = (name: string, attributes: Readonly<Record<string, string>>): HTMLElement => {
    const element = body.ownerDocument.createElement(name);
    for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
    return element;
  };
  const list = create('ol', {});
  for (const [at, reference] of references.entries()) {
    const number = at + 1;
    const line = postSchema.node('paragraph', null, Fragment.fromJSON(postSchema, readNote(reference)));
    const item = create('li', { id: `fn-${number}` });
    const back = create('a', { role: 'doc-backlink', href: `#fnref-${number}` });
    back.append('↩');
    item.append(...Array.from(writeBody(Fragment.from(line)).firstChild?.childNodes ?? []), ' ', back);
    list.append(item);
    const link = create('a', { role: 'doc-noteref', id: `fnref-${number}`, href: `#fn-${number}` });
    link.append(String(number));
    reference.removeAttribute(noteAttribute);
    reference.append(link);
  }
  const section = create('section', { role: 'doc-endnotes' });
  section.append(list);
  body.append(section);
}
