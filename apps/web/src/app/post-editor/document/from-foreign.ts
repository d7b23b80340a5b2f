import { inertBody } from '#app/blog/inert-html.ts';
import type { Block } from './blocks.ts';
import { keptStyle } from './marks.ts';
import { blocksIn, type IsOwnImage } from './read-dom.ts';
import { tidyBlocks } from './tidy-blocks.ts';
import { wordListsIn } from './word-lists.ts';

/** What was copied elsewhere: a web page, Word, Google Docs. Of its looks only bold, italic and the links remain. */
export function blocksFromForeign(html: string, isOwnImage: IsOwnImage): Block[] {
  const body = inertBody(withoutStyles(html));
  wordListsIn(body);
  for (const link of body.querySelectorAll('a[href]')) unwrapRedirect(link);
  return tidyBlocks(blocksIn(body, isOwnImage));
}

/** The page's policy would report every style that it keeps out; what is read of them is read under another name. */
const withoutStyles = (html: string): string =>
  html
    .replace(/<style\b[\s\S]*?<\/style\s*>/gi, '')
    .replace(/(<[a-z][^<>]*?\s)style(\s*=)/gi, `$1${keptStyle}$2`);

/** Google Docs sends every link through a page of its own. */
function unwrapRedirect(link: Element): void {
  const address = link.getAttribute('href') ?? '';
  if (!URL.canParse(address)) return;
  const { hostname, pathname, searchParams } = new URL(address);
  const aim = searchParams.get('q');
  if (hostname === 'www.google.com' && pathname === '/url' && aim !== null) link.setAttribute('href', aim);
}
