import { inertBody } from '#app/blog/inert-html.ts';
import type { Block } from './blocks.ts';
import { blocksIn, type IsOwnImage } from './read-dom.ts';
import { keptStyle } from './text-style.ts';
import { tidyBlocks } from './tidy-blocks.ts';
import { wordListsIn } from './word-lists.ts';

/** What was copied elsewhere: a web page, Word, Google Docs. Of its looks only bold, italic and the links remain. */
export function blocksFromForeign(html: string, isOwnImage: IsOwnImage): Block[] {
  const body = inertBody(withoutReports(html.replace(unseenBreaks, '<br>')));
  wordListsIn(body);
  for (const link of body.querySelectorAll('a[href]')) unwrapRedirect(link);
  return tidyBlocks(blocksIn(body, isOwnImage));
}

/** The breaks of Unicode, which some programs write into their HTML: nobody sees them there. */
const unseenBreaks = /[\v\u0085\u2028\u2029]/g;

/**
 * The page's policy would report every style that it keeps out, and every base for addresses. So what is read of styles
 * is read under another name, and the elements go as others that say nothing either.
 */
const withoutReports = (html: string): string =>
  html
    .replace(/<(\/?)style\b/gi, '<$1iframe')
    .replace(/<base\b/gi, '<meta')
    .replace(tag, (whole) =>
      whole.replace(attribute, (each) => each.replace(/^style(?=[\s=]|$)/i, keptStyle)),
    );

/** As browsers read them: quotes count behind an equals sign alone. Both always match at once, however odd the text. */
const attribute = /[^\s/>][^\s/>=]*(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]*))?/g;
const tag = new RegExp(`<[a-z][^\\s/>]*(?:[\\s/]+|${attribute.source}){0,999}`, 'gi');

/** Google Docs sends every link through a page of its own. */
function unwrapRedirect(link: Element): void {
  const address = link.getAttribute('href') ?? '';
  if (!URL.canParse(address)) return;
  const { hostname, pathname, searchParams } = new URL(address);
  const aim = searchParams.get('q');
  if (hostname === 'www.google.com' && pathname === '/url' && aim !== null) link.setAttribute('href', aim);
}
