import { inertBody } from '#app/blog/inert-html.ts';
import { type Block, tidyBlocks } from './blocks.ts';
import { blocksIn, type IsOwnImage, keptStyle } from './read-dom.ts';

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

/** Word copies a list as paragraphs that begin with a drawn bullet; here they become a list again. */
function wordListsIn(body: HTMLElement): void {
  let open: OpenList[] = [];
  for (const paragraph of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) {
    const level = levelOf(paragraph);
    if (level === null || !follows(paragraph, open)) open = [];
    if (level !== null) intoList(paragraph, level, open);
  }
}

interface OpenList {
  readonly list: HTMLElement;
}

function intoList(paragraph: Element, level: number, open: OpenList[]): void {
  const page = paragraph.ownerDocument;
  const marker = takeMarker(paragraph);
  open.splice(level);
  const parent = open.at(-1)?.list;
  if (parent === undefined || open.length < level) {
    const list = page.createElement(/^\W*[a-z0-9]{1,4}[.)]/i.test(marker) ? 'ol' : 'ul');
    if (parent === undefined) paragraph.before(list);
    else (parent.lastElementChild ?? parent).append(list);
    open.push({ list });
  }
  const item = page.createElement('li');
  item.append(...paragraph.childNodes);
  open.at(-1)?.list.append(item);
  paragraph.remove();
}

/** Nothing but blanks lies between the open list and this paragraph. */
function follows(paragraph: Element, open: readonly OpenList[]): boolean {
  const outermost = open[0]?.list;
  return outermost === undefined || paragraph.previousElementSibling === outermost;
}

function levelOf(paragraph: Element): number | null {
  const found = /mso-list\s*:[^;:]*\blevel(\d)/i.exec(paragraph.getAttribute(keptStyle) ?? '');
  return found === null ? null : Math.max(1, Number(found[1]));
}

/** The drawn bullet or number, which is taken away: a list draws its own. */
function takeMarker(paragraph: Element): string {
  const marker = [...paragraph.querySelectorAll(`[${keptStyle}]`)].find((element) =>
    /mso-list\s*:\s*ignore/i.test(element.getAttribute(keptStyle) ?? ''),
  );
  marker?.remove();
  return marker?.textContent ?? '';
}
