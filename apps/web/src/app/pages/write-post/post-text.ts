// The text of a post as a kind of text for the editor.
import type { TextKind } from '#app/editing/view/create-view.ts';
import { FigureView } from './figure-view.ts';
import { type IsOwnImage, readPost, writePost } from './html.ts';
import { postSchema } from './schema.ts';

export const createPostText = (isOwnImage: IsOwnImage): TextKind => ({
  schema: postSchema,
  isOwnImage,
  placeholders: {
    empty: 'Write here, or paste. A slash puts in a picture or a list.',
    line: 'Write on, or type / for a picture or a list',
  },
  read: (html) => readPost(html, isOwnImage),
  write: (doc) => writePost(doc),
  toHtml: writePost,
  nodeViews: (open) => ({
    figure: (node, view, getPos) => new FigureView(node, view, getPos, () => open('picture')),
  }),
  tools: {
    blocks: ['paragraph', 'heading', 'smallHeading', 'smallestHeading', 'quote'],
    row: [
      ['strong', 'em', 'link'],
      ['list', 'numbers', 'quote', 'picture'],
    ],
    more: ['superscript', 'subscript', 'note', 'table', 'rule'],
    insert: ['picture', 'quote', 'list', 'heading', 'rule', 'table', 'note'],
    selection: [
      ['strong', 'em', 'link'],
      ['heading', 'quote'],
    ],
    mobile: ['heading', 'strong', 'em', 'link', 'quote', 'undo'],
  },
});
