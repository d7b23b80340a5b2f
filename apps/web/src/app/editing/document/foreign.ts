// What is needed only when something is pasted; it comes right behind the editor.

import { normalizeLineEnds } from '@wayfare/contracts/rules/plain-lines';
import { type Foreign, readForeign } from './from-foreign.ts';
import { blocksFromMarkdown } from './from-markdown.ts';
import { blocksFromPlain, withoutWidth } from './from-plain.ts';
import { linesOf } from './lines-of.ts';
import { looksLikeMarkdown } from './looks-like-markdown.ts';
import type { IsOwnImage } from './read-dom.ts';

/** What a clipboard holds, or what was dropped. */
export interface Brought {
  readonly html: string;
  readonly plain: string;
  /** From an editor like ours, where Markdown's signs are only signs. */
  readonly isTyped: boolean;
}

export function readBrought({ html, plain, isTyped }: Brought, isOwnImage: IsOwnImage): Foreign {
  // What was written in Markdown often comes dressed as code, and is meant to become what it says.
  if (looksLikeMarkdown(plain) && !isDressed(html) && !isTyped)
    return { blocks: blocksFromMarkdown(plain), ...noPictures };
  return html === '' ? { blocks: blocksFromPlain(plain), ...noPictures } : readForeign(html, isOwnImage);
}

const noPictures = { pictures: [], leftOut: 0 };

/** Whether the HTML says more than which font its letters have. */
const isDressed = (html: string): boolean => /<(h[1-6]|ul|ol|blockquote|strong|b|em|i|a)\b/i.test(html);

/** The same for a field of plain lines. */
export function linesBrought({ html, plain }: Omit<Brought, 'isTyped'>, hasLightMarks: boolean): string {
  const given = withoutWidth(normalizeLineEnds(plain));
  const lines = html === '' ? '' : linesOf(readForeign(html, () => false).blocks, hasLightMarks);
  // A few words out of a line bring the blanks around them only where they are plain.
  return lines === '' || lines === given.trim() ? given : lines;
}
