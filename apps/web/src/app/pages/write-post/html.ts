// The HTML of a post, read and written. Written HTML is exactly what the server's sanitizer keeps.
import { DOMParser, Fragment, type Mark, type Node } from 'prosemirror-model';
import { moveNotes, takeNotes } from '#app/editing/paste/footnotes.ts';
import { withoutEmptyBlocks } from '#app/editing/paste/spaces.ts';
import { parseInertHtml } from '#ui/trusted-html.ts';
import { inlineMarks, postSchema } from './schema.ts';

/** Whether a picture may stand in a post: only uploaded ones. */
export type IsOwnImage = (src: string) => boolean;

export function readPost(html: string, isOwnImage: IsOwnImage): Node {
  const body = parseInertHtml(html);
  for (const image of body.querySelectorAll('img'))
    if (!isOwnImage(image.getAttribute('src') ?? '')) image.remove();
  moveNotes(takeNotes(body), postSchema);
  return withoutEmptyBlocks(DOMParser.fromSchema(postSchema).parse(body));
}

export function writePost(content: Node | Fragment): string {
  const writer = new Writer();
  const text = writer.parts(content instanceof Fragment ? content : content.content);
  return text + writer.endnotes();
}

const nesting = Object.keys(inlineMarks);

/** A piece of text, a line break or a reference, as HTML. */
interface Part {
  readonly html: string;
  readonly marks: readonly Mark[];
  readonly isText: boolean;
}

const isCell = /^table_(cell|header)$/;
const isInTable = /^table_/;

class Writer {
  readonly #notes: unknown[] = [];

  /** A list item, a row or a cell may have been copied without its list or table. */
  parts(content: Fragment): string {
    return content.content
      .map((node) => {
        if (node.type.name === 'list_item') return `<ul>${this.#block(node)}</ul>`;
        return isInTable.test(node.type.name) ? this.parts(node.content) : this.#block(node);
      })
      .join('');
  }

  endnotes(): string {
    const notes = this.#notes.map((note, at) => {
      const text = this.#inline(Fragment.fromJSON(postSchema, note));
      return `<li id="fn-${at + 1}">${text} <a role="doc-backlink" href="#fnref-${at + 1}">↩</a></li>`;
    });
    return notes.length === 0 ? '' : `<section role="doc-endnotes"><ol>${notes.join('')}</ol></section>`;
  }

  #block(node: Node): string {
    const { name, spec } = node.type;
    // A picture that is not here yet.
    if (name === 'upload' || spec.toDOM === undefined) return '';
    return toHtml(spec.toDOM(node), this.#inner(node));
  }

  #inner({ isTextblock, content, type }: Node): string {
    if (isTextblock) return this.#inline(content);
    const isItem = type.name === 'list_item' || isCell.test(type.name);
    const blocks = content.content.map((block) => {
      const isParagraph = isItem && block.type.name === 'paragraph';
      return { isParagraph, html: isParagraph ? this.#inline(block.content) : this.#block(block) };
    });
    // A single paragraph of an item stands without `p`.
    const isSingle = blocks.filter(({ isParagraph, html }) => isParagraph && html !== '').length <= 1;
    return blocks
      .map(({ isParagraph, html }) => (isParagraph && !isSingle && html !== '' ? `<p>${html}</p>` : html))
      .join('');
  }

  /** A line as it is displayed: single spaces, none at the edges, and no breaks before the first or after the last word. */
  #inline(content: Fragment): string {
    const inline = toShownInline(content);
    return nest(
      inline.map(({ node, text }): Part => {
        if (node.isText) return { html: escapeText(text), marks: node.marks, isText: true };
        if (node.type.name === 'hard_break') return { html: '<br />', marks: node.marks, isText: false };
        return { html: this.#reference(node), marks: [], isText: false };
      }),
    );
  }

  #reference(node: Node): string {
    this.#notes.push(node.attrs['note']);
    const number = this.#notes.length;
    return `<sup><a role="doc-noteref" id="fnref-${number}" href="#fn-${number}">${number}</a></sup>`;
  }
}

/** What `toDOM` of the schema describes. An element without content is left out, unless it is a cell. */
function toHtml(spec: unknown, inner: string): string {
  if (spec === 0) return inner;
  if (!Array.isArray(spec)) return '';
  const [name, first, ...others]: unknown[] = spec;
  const tag = String(name);
  const hasAttributes = typeof first === 'object' && first !== null && !Array.isArray(first);
  const attributes = Object.entries(hasAttributes ? first : {})
    .filter(([, value]) => value !== null)
    .map(([attribute, value]) => ` ${attribute}="${escapeAttribute(String(value))}"`)
    .join('');
  if (/^(img|hr|br)$/.test(tag)) return `<${tag}${attributes} />`;
  const parts = hasAttributes ? others : [first, ...others];
  const content = parts.map((part) => toHtml(part, inner)).join('');
  return content === '' && !/^t[dh]$/.test(tag) ? '' : `<${tag}${attributes}>${content}</${tag}>`;
}

interface Shown {
  readonly node: Node;
  readonly text: string;
}

function toShownInline(content: Fragment): Shown[] {
  let isAfterSpace = true;
  const single = content.content.map((node): Shown => {
    // A footnote reference follows its word without a space.
    if (!node.isText) isAfterSpace = node.type.name === 'hard_break';
    const collapsed = (node.text ?? '').replace(/[ \t\n\f\r]+/g, ' ');
    const text = isAfterSpace ? collapsed.replace(/^ /, '') : collapsed;
    if (text !== '') isAfterSpace = text.endsWith(' ');
    return { node, text };
  });
  const pieces: Shown[] = [];
  let isLineEnd = true;
  for (const piece of single.toReversed()) {
    const isBreak = piece.node.type.name === 'hard_break';
    const text = isLineEnd ? piece.text.replace(/ $/, '') : piece.text;
    if (isBreak) isLineEnd = true;
    else if (text !== '' || !piece.node.isText) isLineEnd = false;
    if (!piece.node.isText || text !== '') pieces.unshift({ node: piece.node, text });
  }
  const isWord = ({ node }: Shown): boolean => node.type.name !== 'hard_break';
  return pieces.slice(Math.max(0, pieces.findIndex(isWord)), pieces.findLastIndex(isWord) + 1);
}

/** Neighbors with the same mark share one element. Breaks and references interrupt all marks but links. */
function nest(parts: readonly Part[], depth = 0): string {
  const name = nesting[depth];
  if (name === undefined) return parts.map(({ html }) => html).join('');
  const findMark = ({ marks, isText }: Part): Mark | undefined =>
    isText || name === 'link' ? marks.find(({ type }) => type.name === name) : undefined;
  const runs: Part[][] = [];
  for (const part of parts) {
    const last = runs.at(-1)?.at(-1);
    const [before, now] = [last && findMark(last), findMark(part)];
    const isSame = before === undefined || now === undefined ? before === now : before.eq(now);
    if (last !== undefined && isSame) runs.at(-1)?.push(part);
    else runs.push([part]);
  }
  return runs
    .map((run) => {
      const mark = run[0] && findMark(run[0]);
      const inner = nest(run, depth + 1);
      return mark?.type.spec.toDOM ? toHtml(mark.type.spec.toDOM(mark, true), inner) : inner;
    })
    .join('');
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const escapeText = (text: string): string => text.replace(/[&<>]/g, (sign) => entities[sign] ?? sign);
const escapeAttribute = (text: string): string => escapeText(text).replaceAll('"', '&quot;');
