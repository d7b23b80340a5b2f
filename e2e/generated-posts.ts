// Random posts for property tests.
import fc from 'fast-check';

const imageWithoutAlt =
  '<img src="images/0f0e0d0c-1111-4222-8333-444455556666/main.webp" role="presentation">';
const image = '<img src="images/0f0e0d0c-1111-4222-8333-444455556666/main.webp" alt="A &quot;hill&quot;">';
const text = fc.oneof(
  fc.constantFrom(
    ' ',
    '\n',
    'word',
    ' two words ',
    'a  b',
    '&amp;',
    '&lt;b&gt;',
    '\u00a0',
    '“quoted”',
    'שלום',
  ),
  fc.string({ maxLength: 8 }),
);
const tags = [
  'p',
  'h1',
  'h2',
  'h3',
  'h4',
  'strong',
  'em',
  'b',
  'ul',
  'ol',
  'li',
  'blockquote',
  'figure',
  'figcaption',
  'div',
  'span',
  'sup',
  'sub',
  'table',
  'tr',
  'td',
  'th',
];
/** HTML that a client might send. */
export const { html } = fc.letrec<{ html: string; element: string }>((tie) => ({
  html: fc
    .array(fc.oneof({ depthSize: 'medium' }, text, tie('element')), { maxLength: 5 })
    .map((parts) => parts.join('')),
  element: fc.oneof(
    fc.tuple(fc.constantFrom(...tags), tie('html')).map(([tag, inner]) => `<${tag}>${inner}</${tag}>`),
    fc
      .tuple(
        fc.constantFrom('https://a.example/?a=1&amp;b="', '/about', 'mailto:a@b.example', 'javascript:x'),
        tie('html'),
      )
      .map(([href, inner]) => `<a href='${href}'>${inner}</a>`),
    fc.constantFrom(
      '<br>',
      '<hr>',
      image,
      imageWithoutAlt,
      `<figure>${image}<figcaption>Below <em>it</em></figcaption></figure>`,
    ),
  ),
}));

const phrase = fc.oneof(
  fc.constantFrom('One', ' two  three ', 'a&b<c>"d"', '\u00a0', 'שלום', '🕊', '\n'),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
);
const address = fc.constantFrom(
  'https://a.example/?a=1&b="c"',
  'https://wayfare.example/about',
  'mailto:a@b.example',
  'tel:+12125550100',
  'about:blank',
);

/** A document of the post's schema as JSON. */
interface DocNode {
  readonly type: string;
  readonly attrs?: object;
  readonly content?: readonly DocNode[];
  readonly marks?: readonly DocNode[];
  readonly text?: string;
}

const mark = fc.oneof(
  fc.constantFrom('strong', 'em', 'superscript', 'subscript').map((type): DocNode => ({ type })),
  address.map((href): DocNode => ({ type: 'link', attrs: { href } })),
);
/** Superscript and subscript exclude each other, and so do two links. */
const marks = fc.uniqueArray(mark, {
  maxLength: 3,
  selector: ({ type }) => (type === 'subscript' ? 'superscript' : type),
});
const run = fc
  .record({ text: phrase, marks })
  .map(({ text, marks: some }): DocNode => ({ type: 'text', text, marks: some }));
const noted = fc
  .record({ note: fc.array(run, { maxLength: 3 }), marks })
  .map(({ note, marks: some }): DocNode => ({ type: 'footnote', attrs: { note }, marks: some }));
const inlines = fc.array(
  fc.oneof(
    { weight: 8, arbitrary: run },
    { weight: 2, arbitrary: fc.constant<DocNode>({ type: 'hard_break' }) },
    { weight: 1, arbitrary: noted },
  ),
  { maxLength: 5 },
);
const paragraph = inlines.map((content): DocNode => ({ type: 'paragraph', content }));
const flat = fc.oneof(
  { weight: 4, arbitrary: paragraph },
  {
    weight: 1,
    arbitrary: fc
      .record({ level: fc.constantFrom(2, 3, 4), content: inlines })
      .map(({ level, content }): DocNode => ({ type: 'heading', attrs: { level }, content })),
  },
  { weight: 1, arbitrary: fc.constant<DocNode>({ type: 'rule' }) },
  {
    weight: 1,
    arbitrary: fc
      .record({ alt: phrase, isDecoration: fc.boolean(), isWide: fc.boolean(), content: inlines })
      .map(
        ({ alt, isDecoration, isWide, content }): DocNode => ({
          type: 'figure',
          attrs: {
            src: 'images/0f0e0d0c-1111-4222-8333-444455556666/main.webp',
            alt: alt.trim(),
            isDecoration,
            isWide,
          },
          content,
        }),
      ),
  },
);
const { flow } = fc.letrec<{ flow: DocNode; item: DocNode }>((tie) => ({
  flow: fc.oneof(
    { depthSize: 'small' },
    flat,
    fc
      .array(tie('flow'), { minLength: 1, maxLength: 3 })
      .map((content): DocNode => ({ type: 'blockquote', content })),
    fc
      .record({
        start: fc.constantFrom(null, 1, 4),
        content: fc.array(tie('item'), { minLength: 1, maxLength: 3 }),
      })
      .map(
        ({ start, content }): DocNode =>
          start === null
            ? { type: 'bullet_list', content }
            : { type: 'ordered_list', attrs: { start }, content },
      ),
  ),
  item: fc
    .array(fc.oneof(paragraph, tie('flow')), { minLength: 1, maxLength: 3 })
    .map((content): DocNode => ({ type: 'list_item', content })),
}));
const cell = fc
  .record({
    type: fc.constantFrom('table_cell', 'table_header'),
    content: fc.array(flow, { minLength: 1, maxLength: 2 }),
  })
  .map((node): DocNode => node);
const table = fc
  .array(
    fc
      .array(cell, { minLength: 2, maxLength: 2 })
      .map((content): DocNode => ({ type: 'table_row', content })),
    { minLength: 1, maxLength: 3 },
  )
  .map((content): DocNode => ({ type: 'table', content }));

/** Documents that the editor can make. */
export const doc = fc
  .array(fc.oneof({ weight: 6, arbitrary: flow }, { weight: 1, arbitrary: table }), {
    minLength: 1,
    maxLength: 6,
  })
  .map((content): DocNode => ({ type: 'doc', content }));
