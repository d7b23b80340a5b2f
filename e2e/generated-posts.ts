// Random posts for property tests.
import fc from 'fast-check';
import type { Block, Inline, List } from '../apps/web/src/app/editing/document/blocks.ts';

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

const line = fc.oneof(
  fc.constantFrom('One', ' two  three ', 'a&b<c>"d"', '\u00a0', 'שלום', '🕊', '\n'),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
);
const piece = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('text-run'),
      text: line,
      isStrong: fc.boolean(),
      isEmphasis: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('break') }) },
);
const address = fc.constantFrom(
  'https://a.example/?a=1&b="c"',
  'https://wayfare.example/about',
  'mailto:a@b.example',
  'tel:+12125550100',
  'about:blank',
);
const inlines: fc.Arbitrary<Inline[]> = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: piece },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant('link'),
        href: address,
        pieces: fc.array(piece, { maxLength: 3 }),
      }),
    },
  ),
  { maxLength: 5 },
);
const { list } = fc.letrec<{ list: List }>((tie) => ({
  list: fc.record({
    isOrdered: fc.boolean(),
    items: fc.array(
      fc.record({
        inlines,
        lists: fc.oneof({ depthSize: 'small' }, fc.constant([]), fc.array(tie('list'), { maxLength: 2 })),
      }),
      { maxLength: 3 },
    ),
  }),
}));
/** A block as the editor creates it, before it is normalized. */
export const block: fc.Arbitrary<Block> = fc.oneof(
  fc.record({ kind: fc.constant('text'), tag: fc.constantFrom('p', 'quote', 'h2', 'h3', 'h4'), inlines }),
  fc.record({ kind: fc.constant('list'), list }),
  fc.record({
    kind: fc.constant('figure'),
    src: fc.constant('images/0f0e0d0c-1111-4222-8333-444455556666/main.webp'),
    alt: line.map((alt) => alt.trim()),
    isDecoration: fc.boolean(),
    caption: inlines,
    width: fc.constant(null),
    height: fc.constant(null),
  }),
  fc.record({ kind: fc.constant('rule') }),
);
