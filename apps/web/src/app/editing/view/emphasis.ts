// How HTML says emphasis: in elements, and in the styles of pasted text.
import type { ParseRule } from 'prosemirror-model';

const boldWeight = /^(bold|[6-9]\d\d)/;
/** Other values, such as `inherit`, leave the emphasis of the element. */
const normalWeight = /^(normal|lighter|[1-5]\d\d)/;
const slanted = /^(italic|oblique)/;

export const isBold = ({ localName, style: { fontWeight } }: HTMLElement): boolean =>
  boldWeight.test(fontWeight) || (/^(strong|b)$/.test(localName) && !normalWeight.test(fontWeight));

export const strongRules: readonly ParseRule[] = [
  { tag: 'strong, b', getAttrs: (dom) => (isBold(dom) ? null : false) },
  { style: 'font-weight', getAttrs: (weight) => (boldWeight.test(weight) ? null : false) },
  {
    style: 'font-weight',
    getAttrs: (weight) => (normalWeight.test(weight) ? null : false),
    clearMark: ({ type }) => type.name === 'strong',
  },
];

export const emRules: readonly ParseRule[] = [
  {
    tag: 'em, i, cite, dfn, var',
    getAttrs: ({ style }) => (style.fontStyle === 'normal' ? false : null),
  },
  { style: 'font-style', getAttrs: (slant) => (slanted.test(slant) ? null : false) },
  { style: 'font-style=normal', clearMark: ({ type }) => type.name === 'em' },
];
