/** How words are meant to look where they stand: what the elements around them say, and what their styles do. */
export interface TextStyle {
  readonly isStrong: boolean;
  readonly isEmphasis: boolean;
}

const strong = new Set(['strong', 'b']);
const emphasis = new Set(['em', 'i', 'cite', 'dfn', 'var']);

export function textStyleWithin(element: Element, around: TextStyle): TextStyle {
  const name = element.localName;
  const style = element.getAttribute(keptStyle) ?? '';
  return {
    isStrong: weightIn(style) ?? (strong.has(name) || around.isStrong),
    isEmphasis: slantIn(style) ?? (emphasis.has(name) || around.isEmphasis),
  };
}

/** The page's policy lets no style in, so pasted ones are read under another name. */
export const keptStyle = 'data-style';

function weightIn(style: string): boolean | null {
  const weight = /(?:^|;)\s*font-weight\s*:\s*(\w+)/i.exec(style)?.[1]?.toLowerCase();
  if (weight === undefined) return null;
  return weight === 'bold' || weight === 'bolder' || Number(weight) >= 600;
}

function slantIn(style: string): boolean | null {
  const slant = /(?:^|;)\s*font-style\s*:\s*(\w+)/i.exec(style)?.[1]?.toLowerCase();
  return slant === undefined ? null : slant === 'italic' || slant === 'oblique';
}
