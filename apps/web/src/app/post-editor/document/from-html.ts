import { inertBody } from '#app/blog/inert-html.ts';
import type { Block } from './blocks.ts';
import { blocksIn, type IsOwnImage } from './read-dom.ts';
import { tidyBlocks } from './tidy-blocks.ts';

/** A post's text as the server keeps it. */
export const blocksFromHtml = (html: string, isOwnImage: IsOwnImage): Block[] =>
  tidyBlocks(blocksIn(inertBody(html), isOwnImage));
