// The content that a post may have. Parsing, writing and pasting follow from it. The server's sanitizer
// (`clean-html.ts`) allows the same elements.
import { sanitizeLink } from '@wayfare/contracts/rules/links';
import {
  type Attrs,
  type DOMOutputSpec,
  DOMParser,
  type Fragment,
  type MarkSpec,
  type NodeSpec,
  Schema,
} from 'prosemirror-model';
import { joinLines, noteAttribute, readNote } from '#app/editing/paste/footnotes.ts';
import { emRules, strongRules } from '#app/editing/view/emphasis.ts';

/** In the order in which they nest: a link is outermost. */
export const inlineMarks = {
  link: {
    attrs: { href: { validate: 'string' } },
    inclusive: false,
    parseDOM: [
      { tag: 'a[href]', getAttrs: (dom) => ({ href: sanitizeLink(dom.getAttribute('href') ?? '') }) },
    ],
    toDOM: ({ attrs: { href } }): DOMOutputSpec => [
      'a',
      { href, rel: /^https?:/i.test(href) ? 'noopener noreferrer' : null },
      0,
    ],
  },
  strong: { parseDOM: strongRules, toDOM: (): DOMOutputSpec => ['strong', 0] },
  em: { parseDOM: emRules, toDOM: (): DOMOutputSpec => ['em', 0] },
  superscript: {
    excludes: 'superscript subscript',
    parseDOM: [{ tag: 'sup' }, { style: 'vertical-align=super' }],
    toDOM: (): DOMOutputSpec => ['sup', 0],
  },
  subscript: {
    parseDOM: [{ tag: 'sub' }, { style: 'vertical-align=sub' }],
    toDOM: (): DOMOutputSpec => ['sub', 0],
  },
} satisfies Record<string, MarkSpec>;

export const lineBreak: NodeSpec = {
  group: 'inline',
  inline: true,
  selectable: false,
  linebreakReplacement: true,
  parseDOM: [{ tag: 'br' }],
  toDOM: () => ['br'],
};

const levels: Readonly<Record<string, number>> = { h1: 2, h2: 2, h3: 3, h4: 4, h5: 4, h6: 4 };

function positive(element: Element, name: string): number | null {
  const number = Number(element.getAttribute(name));
  return Number.isInteger(number) && number > 0 ? number : null;
}

/** Attributes of a `figure` node. */
export interface FigureAttrs {
  readonly src: string;
  readonly alt: string;
  /** The picture has no description because it needs none. */
  readonly isDecoration: boolean;
  readonly isWide: boolean;
  /** Null until the server has measured the picture. */
  readonly width: number | null;
  readonly height: number | null;
}

/** The attributes of a `figure` node, which `validate` has checked. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- ProseMirror types attributes as any
export const getFigureAttrs = ({ attrs }: { readonly attrs: Attrs }): FigureAttrs => attrs as FigureAttrs;

function toFigureAttrs(image: Element, isWide = false): FigureAttrs {
  const alt = (image.getAttribute('alt') ?? '').trim();
  return {
    src: image.getAttribute('src') ?? '',
    alt,
    isDecoration: alt === '' && image.getAttribute('role') === 'presentation',
    isWide,
    width: positive(image, 'width'),
    height: positive(image, 'height'),
  };
}

/** Null for an element that contains more than a picture and its caption. Its parts are then read one by one. */
function findPicture(figure: Element): Element | null {
  const pictures = figure.querySelectorAll('img');
  const isMixed = Array.from(figure.childNodes).some(
    (child) =>
      child.nodeName !== 'IMG' && child.nodeName !== 'FIGCAPTION' && (child.textContent ?? '').trim() !== '',
  );
  const hasParts =
    figure.querySelector('hr, table, figcaption img') !== null ||
    figure.querySelectorAll('figcaption').length > 1;
  return isMixed || hasParts || pictures.length !== 1 ? null : (pictures[0] ?? null);
}

function readCaption(figure: Node, schema: Schema): Fragment {
  const caption = Array.from(figure.childNodes).find(({ nodeName }) => nodeName === 'FIGCAPTION') ?? null;
  return joinLines(caption === null ? null : DOMParser.fromSchema(schema).parse(caption), schema);
}

const cell = (tag: 'td' | 'th', tableRole: string): NodeSpec => ({
  content: 'flow+',
  attrs: {
    colspan: { default: 1, validate: 'number' },
    rowspan: { default: 1, validate: 'number' },
    // `prosemirror-tables` expects it. Columns have no set width.
    colwidth: { default: null },
  },
  tableRole,
  isolating: true,
  parseDOM: [
    {
      tag,
      getAttrs: (dom) => ({ colspan: positive(dom, 'colspan') ?? 1, rowspan: positive(dom, 'rowspan') ?? 1 }),
    },
  ],
  toDOM: ({ attrs: { colspan, rowspan } }) => [
    tag,
    { colspan: colspan === 1 ? null : colspan, rowspan: rowspan === 1 ? null : rowspan },
    0,
  ],
});

export const postSchema = new Schema({
  nodes: {
    doc: { content: '(flow | table)+' },
    paragraph: { content: 'inline*', group: 'flow', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] },
    heading: {
      content: 'inline*',
      group: 'flow',
      defining: true,
      attrs: { level: { default: 2, validate: 'number' } },
      parseDOM: Object.entries(levels).map(([tag, level]) => ({ tag, attrs: { level } })),
      toDOM: ({ attrs }) => [`h${attrs['level']}`, 0],
    },
    blockquote: {
      content: 'flow+',
      group: 'flow',
      defining: true,
      parseDOM: [{ tag: 'blockquote' }],
      toDOM: () => ['blockquote', 0],
    },
    bullet_list: {
      content: 'list_item+',
      group: 'flow',
      parseDOM: [{ tag: 'ul' }],
      toDOM: () => ['ul', 0],
    },
    ordered_list: {
      content: 'list_item+',
      group: 'flow',
      attrs: { start: { default: 1, validate: 'number' } },
      parseDOM: [{ tag: 'ol', getAttrs: (dom) => ({ start: positive(dom, 'start') ?? 1 }) }],
      toDOM: ({ attrs: { start } }) => ['ol', { start: start === 1 ? null : start }, 0],
    },
    list_item: {
      content: 'flow+',
      defining: true,
      parseDOM: [{ tag: 'li' }],
      toDOM: () => ['li', 0],
    },
    rule: { group: 'flow', parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
    /** A picture. Its content is the caption. */
    figure: {
      content: 'inline*',
      group: 'flow',
      isolating: true,
      defining: true,
      draggable: true,
      attrs: {
        src: { validate: 'string' },
        alt: { default: '', validate: 'string' },
        isDecoration: { default: false, validate: 'boolean' },
        isWide: { default: false, validate: 'boolean' },
        width: { default: null, validate: 'number|null' },
        height: { default: null, validate: 'number|null' },
      },
      parseDOM: [
        {
          tag: 'figure',
          getAttrs: (dom) => {
            const picture = findPicture(dom);
            return picture === null ? false : { ...toFigureAttrs(picture, dom.classList.contains('wide')) };
          },
          getContent: readCaption,
        },
        { tag: 'img[src]', getAttrs: (dom) => ({ ...toFigureAttrs(dom) }) },
      ],
      toDOM(node) {
        const { src, alt, isDecoration, isWide, width, height } = getFigureAttrs(node);
        const role = isDecoration && alt === '' ? 'presentation' : null;
        const size = width === null || height === null ? {} : { width, height };
        const image = ['img', { src, alt, role, ...size }];
        return ['figure', { class: isWide ? 'wide' : null }, image, ['figcaption', 0]];
      },
    },
    table: {
      content: 'table_row+',
      tableRole: 'table',
      isolating: true,
      parseDOM: [{ tag: 'table' }],
      toDOM: () => ['table', ['tbody', 0]],
    },
    table_row: {
      content: '(table_cell | table_header)+',
      tableRole: 'row',
      parseDOM: [{ tag: 'tr' }],
      toDOM: () => ['tr', 0],
    },
    table_cell: cell('td', 'cell'),
    table_header: cell('th', 'header_cell'),
    /** The place of a picture that is being uploaded. It is never written. */
    upload: {
      group: 'flow',
      atom: true,
      attrs: { id: { validate: 'string' }, name: { validate: 'string' } },
      toDOM: ({ attrs }) => ['figure', { class: 'arriving' }, attrs['name']],
    },
    text: { group: 'inline' },
    hard_break: lineBreak,
    /** A reference to a note. `note` is the inline content of the note as JSON. */
    footnote: {
      group: 'inline',
      inline: true,
      atom: true,
      draggable: true,
      attrs: { note: { default: [] } },
      parseDOM: [
        { tag: `sup[${noteAttribute}]`, priority: 60, getAttrs: (dom) => ({ note: readNote(dom) }) },
      ],
      toDOM: () => ['sup', { class: 'note-reference' }],
    },
  },
  marks: inlineMarks,
});
