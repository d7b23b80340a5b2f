import { NodeSelection } from 'prosemirror-state';
import { showInFrame } from '#app/editing/frame/show-in-frame.ts';
import type { TextHandle } from '#app/editing/view/text-editor.tsx';
import { parseInertHtml } from '#ui/trusted-html.ts';
import type { PostFields } from './post-fields.ts';

export interface WordlessPicture {
  /** The index among the pictures of the text. */
  readonly at: number | 'hero';
  readonly name: string;
}

/** The pictures that have no description and are not decoration; the hero first. */
export function findWordlessPictures(fields: PostFields): WordlessPicture[] {
  const { content, heroImageUrl, heroImageAlt, heroIsDecoration } = fields;
  const isHeroKnown = heroImageUrl === '' || heroImageAlt.trim() !== '' || heroIsDecoration;
  const images = content.includes('<img') ? [...parseInertHtml(content).querySelectorAll('img')] : [];
  const inText = images.flatMap((image, at) => {
    if (image.alt !== '' || image.getAttribute('role') === 'presentation') return [];
    return [{ at, name: `Picture ${at + 1}` }];
  });
  return isHeroKnown ? inText : [{ at: 'hero', name: 'Hero image' }, ...inText];
}

/** Opens the dialog of a picture in the text, or shows the description of the hero image. */
export function openPicture(text: TextHandle | null, at: WordlessPicture['at']): void {
  if (at === 'hero') showInFrame('.hero-field [name=description]');
  const view = text?.view;
  if (!view || at === 'hero') return;
  const positions: number[] = [];
  view.state.doc.descendants((node, pos) => {
    if (node.type.name === 'figure') positions.push(pos);
    return !node.isTextblock;
  });
  const pos = positions[at];
  if (pos === undefined) return;
  view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, pos)));
  const place = view.nodeDOM(pos);
  if (place instanceof HTMLElement) place.scrollIntoView({ block: 'center' });
  text.open('picture');
}
