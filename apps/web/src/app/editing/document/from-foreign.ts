import { parseInertHtml } from '#ui/trusted-html.ts';
import { type Block, type Inline, textIn, textRun, tidyBlocks, tidyInlines } from './blocks.ts';
import { broughtImage } from './brought-image.ts';
import { withoutOddSpaces } from './hard-spaces.ts';
import { plainOfficeWords } from './office-words.ts';
import { blocksIn, type IsOwnImage, keptStyle } from './read-dom.ts';
import { rowsAsLines } from './tables.ts';
import { takePictures } from './taken-pictures.ts';
import { between, isWrapped, wrapWidth } from './wrapped-lines.ts';

export interface Foreign {
  readonly blocks: readonly Block[];
  /** Those that came as files, each where a figure is called by `broughtImage`. */
  readonly pictures: readonly File[];
  /** How many pictures did not come along. */
  readonly leftOut: number;
}

/** What was copied elsewhere: a web page, Word, Google Docs. Of its looks only bold, italic and the links remain. */
export function readForeign(html: string, isOwnImage: IsOwnImage): Foreign {
  const body = parseInertHtml(withoutReports(html.replace(unseenBreaks, '<br>')));
  plainOfficeWords(body);
  for (const pre of body.querySelectorAll('pre')) keepLines(pre);
  rowsAsLines(body);
  for (const link of body.querySelectorAll('a[href]')) mendLink(link);
  const { pictures, leftOut } = takePictures(body, isOwnImage);
  const brought = new Set(pictures.map((_, at) => broughtImage(at)));
  const isKnown = (src: string): boolean => brought.has(src) || isOwnImage(src);
  const blocks = tidyBlocks(withoutOddSpaces(blocksIn(body, isKnown)));
  return { blocks: tidyBlocks(withoutWrapping(blocks.flatMap(partedAtAir))), pictures, leftOut };
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

/** Where lines are shown as they were written, each break is one. */
function keepLines(pre: Element): void {
  const walker = pre.ownerDocument.createTreeWalker(pre, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    const lines = (text.textContent ?? '').split('\n');
    const parts = lines.flatMap((line, at) =>
      at === 0 ? [line] : [pre.ownerDocument.createElement('br'), line],
    );
    if (text instanceof Text) text.replaceWith(...parts);
  }
}

function mendLink(link: Element): void {
  const address = link.getAttribute('href') ?? '';
  // It led within the text that it was copied from.
  if (address.startsWith('#')) link.removeAttribute('href');
  if (!URL.canParse(address)) return;
  const { hostname, pathname, searchParams } = new URL(address);
  const aim = searchParams.get('q');
  // Google Docs sends every link through a page of its own.
  if (hostname === 'www.google.com' && pathname === '/url' && aim !== null) link.setAttribute('href', aim);
}

/** Two breaks and more are what mail programs begin a paragraph with. */
function partedAtAir(block: Block): Block[] {
  if (block.kind !== 'text' || (block.tag !== 'p' && block.tag !== 'quote')) return [block];
  const parts: Inline[][] = [[]];
  for (const inline of tidyInlines(block.inlines)) {
    const part = parts.at(-1) ?? [];
    if (inline.kind === 'break' && part.at(-1)?.kind === 'break') parts.push([]);
    else part.push(inline);
  }
  return parts.map((inlines) => ({ ...block, inlines }));
}

/** Fewer may look like it by chance. */
const witnesses = 3;

/** A mail shown on a page keeps the breaks that its width made. */
function withoutWrapping(blocks: readonly Block[]): Block[] {
  const linesIn = (block: Block): string[] =>
    block.kind === 'text' ? textIn(tidyInlines(block.inlines)).split('\n') : [];
  const width = wrapWidth(blocks.map(linesIn), witnesses);
  return blocks.map((block): Block => {
    if (block.kind !== 'text' || !isWrapped(linesIn(block), width)) return block;
    let line = '';
    const inlines = block.inlines.map((inline): Inline => {
      line = textIn([inline]) === '\n' ? line : textIn([inline]);
      return inline.kind === 'break' ? textRun(between(line.trimEnd())) : inline;
    });
    return { ...block, inlines };
  });
}
