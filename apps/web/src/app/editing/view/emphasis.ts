// How HTML says emphasis: in elements, and in the styles of pasted text.
import type { ParseRule } from 'prosemirror-model';

const boldWeight = /^(bold|[6-9]\d\d)/;

export const isBold = ({ localName, style: { fontWeight } }: HTMLElement): boolean =>
  fontWeight === '' ? localName === 'strong' || localName === 'b' : boldWeight.test(fontWeight);

export const strongRules: readonly ParseRule[] = [
  { tag: 'strong, b', getAttrs: (dom) => (isBold(dom) ? null : false) },
  { style: 'font-weight', getAttrs: (weight) => (boldWeight.test(weight) ? null : false) },
  { style: 'font-weight', clearMark: ({ type }) => type.name === 'strong' },
];

export const emRules: readonly ParseRule[] = [
  {
    tag: 'em, i, cite, dfn, var',
    getAttrs: ({ style }) => (style.fontStyle === 'normal' ? false : null),
  },
  { style: 'font-style', getAttrs: (slant) => (slant === 'normal' ? false : null) },
  { style: 'font-style', clearMark: ({ type }) => type.name === 'em' },
];
