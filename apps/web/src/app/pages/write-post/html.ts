// The HTML of a post, read and written. Written HTML is exactly what the server's sanitizer keeps.
import { blankAddress } from '@wayfare/contracts/rules/links';
import { DOMParser, Fragment, type Mark, type Node } from 'prosemirror-model';
import { moveNotes, takeNotes } from '#app/editing/paste/footnotes.ts';
import { withoutEmptyBlocks } from '#app/editing/paste/spaces.ts';
import { parseInertHtml } from '#ui/trusted-html.ts';
import { getFigureAttrs, postSchema } from './schema.ts';

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
  const text = writer.blocks(content instanceof Fragment ? content : content.content);
  return text + writer.endnotes();
}

const nesting = ['link', 'strong', 'em', 'superscript', 'subscript'];
const tags: Readonly<Record<string, string>> = { superscript: 'sup', subscript: 'sub' };

/** A piece of text, a line break or a reference, as HTML. */
interface Part {
  readonly html: string;
  readonly marks: readonly Mark[];
  readonly isText: boolean;
}

class Writer {
  readonly #notes: unknown[] = [];

  blocks(content: Fragment): string {
    return content.content.map((node) => this.#block(node)).join('');
  }

  endnotes(): string {
    const notes = this.#notes.map((note, at) => {
      const text = this.#inline(Fragment.fromJSON(postSchema, note));
      return `<li id="fn-${at + 1}">${text} <a role="doc-backlink" href="#fnref-${at + 1}">↩</a></li>`;
    });
    return notes.length === 0 ? '' : `<section role="doc-endnotes"><ol>${notes.join('')}</ol></section>`;
  }

  #block(node: Node): string {
    switch (node.type.name) {
      case 'paragraph':
        return element('p', this.#inline(node.content));
      case 'heading':
        return element(`h${node.attrs['level']}`, this.#inline(node.content));
      case 'blockquote':
        return element('blockquote', this.blocks(node.content));
      case 'bullet_list':
        return element('ul', this.#items(node));
      case 'ordered_list': {
        const start = node.attrs['start'] === 1 ? '' : ` start="${node.attrs['start']}"`;
        return element('ol', this.#items(node), start);
      }
      case 'rule':
        return '<hr />';
      case 'figure':
        return this.#figure(node);
      case 'table':
        return this.#table(node);
      case 'list_item':
        // Copied without its list.
        return `<ul>${element('li', this.#lines(node))}</ul>`;
      case 'table_row':
      case 'table_cell':
      case 'table_header':
        return this.blocks(node.content);
      default:
        return '';
    }
  }

  #items = (list: Node): string =>
    list.content.content.map((item) => element('li', this.#lines(item))).join('');

  /** A single paragraph stands without `p`. */
  #lines(node: Node): string {
    const blocks = node.content.content.map((block) => {
      const isParagraph = block.type.name === 'paragraph';
      return { isParagraph, html: isParagraph ? this.#inline(block.content) : this.#block(block) };
    });
    const isSingle = blocks.filter(({ isParagraph, html }) => isParagraph && html !== '').length <= 1;
    return blocks
      .map(({ isParagraph, html }) => (isParagraph && !isSingle ? element('p', html) : html))
      .join('');
  }

  #figure(node: Node): string {
    const { src, alt, isDecoration, isWide, width, height } = getFigureAttrs(node);
    const role = isDecoration && alt === '' ? ' role="presentation"' : '';
    const size = width === null || height === null ? '' : ` width="${width}" height="${height}"`;
    const image = `<img src="${escapeAttribute(src)}" alt="${escapeAttribute(alt)}"${role}${size} />`;
    const caption = element('figcaption', this.#inline(node.content));
    return `<figure${isWide ? ' class="wide"' : ''}>${image}${caption}</figure>`;
  }

  #table(table: Node): string {
    const rows = table.content.content.map((row) => {
      const cells = row.content.content.map((cell) => {
        const tag = cell.type.name === 'table_header' ? 'th' : 'td';
        const spans = ['colspan', 'rowspan'].map((name) =>
          cell.attrs[name] === 1 ? '' : ` ${name}="${cell.attrs[name]}"`,
        );
        return `<${tag}${spans.join('')}>${this.#lines(cell)}</${tag}>`;
      });
      return `<tr>${cells.join('')}</tr>`;
    });
    return `<table><tbody>${rows.join('')}</tbody></table>`;
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

const element = (tag: string, inner: string, attributes = ''): string =>
  inner === '' ? '' : `<${tag}${attributes}>${inner}</${tag}>`;

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
      if (mark === undefined) return inner;
      return name === 'link' ? link(String(mark.attrs['href']), inner) : element(tags[name] ?? name, inner);
    })
    .join('');
}

function link(href: string, inner: string): string {
  const rel = /^https?:/i.test(href) && href !== blankAddress ? ' rel="noopener noreferrer"' : '';
  return `<a href="${escapeAttribute(href)}"${rel}>${inner}</a>`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escapeText = (text: string): string => text.replace(/[&<>]/g, (sign) => entities[sign] ?? sign);
const escapeAttribute = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
