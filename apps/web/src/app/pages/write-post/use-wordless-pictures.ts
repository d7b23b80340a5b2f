import { useMemo } from 'react';
import { type IsOwnImage, readPost } from './html.ts';
import type { PostFields } from './post-fields.ts';

export interface WordlessPicture {
  /** Which of the pictures in the text it is, from 0. */
  readonly at: number | 'hero';
  readonly name: string;
}

const shownLetters = 40;

/** The pictures of which nobody has said what they show, nor that they are decoration; the hero first. */
export function useWordlessPictures(fields: PostFields, isOwnImage: IsOwnImage): readonly WordlessPicture[] {
  const { content: html, heroImageUrl: hero, heroImageAlt, heroIsDecoration } = fields;
  const inText = useMemo(() => {
    const wordless: WordlessPicture[] = [];
    let [at, above] = [0, ''];
    if (html.includes('<img'))
      readPost(html, isOwnImage).descendants((node) => {
        if (node.type.name !== 'figure') {
          if (node.isTextblock) above = node.textContent;
          return !node.isTextblock;
        }
        const { alt, isDecoration } = node.attrs;
        if (alt === '' && isDecoration !== true) wordless.push({ at, name: nameOf(at, above) });
        at += 1;
        return false;
      });
    return wordless;
  }, [html, isOwnImage]);
  const isHeroKnown = hero === '' || heroImageAlt.trim() !== '' || heroIsDecoration;
  return isHeroKnown ? inText : [{ at: 'hero', name: 'Hero image' }, ...inText];
}

function nameOf(at: number, above: string): string {
  const words = above.length > shownLetters ? `${above.slice(0, shownLetters).trimEnd()}…` : above;
  return words === '' ? `Picture ${at + 1}` : `Picture ${at + 1}, below “${words}”`;
}
