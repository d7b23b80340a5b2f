// Cleans the HTML of any program: removes hidden parts, orders lists and tables, and keeps the styles that the schemas read.
import type { Schema } from 'prosemirror-model';
import { isBold } from '../view/emphasis.ts';
import { getStyle, isBlank, isElement, rename, siblingBefore, styleAttribute, unwrap } from './dom.ts';
import type { Losses } from './losses.ts';

export function cleanPage(body: Element, losses: Losses): void {
  applySheets(body);
  for (const element of body.querySelectorAll(unread)) element.remove();
  for (const element of body.querySelectorAll(`[${styleAttribute}]`))
    if (/(?:^|;)\s*(?:display\s*:\s*none|mso-hide\s*:\s*all)/i.test(getStyle(element))) element.remove();
  for (const heading of body.querySelectorAll('p[role="heading"]'))
    rename(heading, `h${/^[1-6]$/.exec(heading.getAttribute('aria-level') ?? '')?.[0] ?? '2'}`);
  for (const block of body.querySelectorAll(apart)) rename(block, 'div');
  losses.code += body.querySelectorAll('pre code, :not(pre) > code').length;
  for (const link of body.querySelectorAll('a[href^="#"]')) link.removeAttribute('href');
  plainTables(body);
  tidyLists(body);
  applyStyles(body);
  cleanText(body);
}

/** Not text, or struck out, or the mark by which browsers end a copy. */
const unread =
  'del, s[datetime], script, style, iframe, template, noscript, object, embed, svg, math, head, title, textarea, select, button, input, audio, video, canvas, xml, [hidden], br.Apple-interchange-newline';
/** Blocks that the parser does not know as blocks. */
const apart = 'main, nav, center, details, summary, dt, caption';

/** Apple's programs use named styles and define them in a style sheet, inside an `iframe` here. */
function applySheets(body: Element): void {
  const sheets = Array.from(body.querySelectorAll('iframe'), (sheet) => sheet.textContent ?? '').join('\n');
  for (const [, name = '', rules = ''] of sheets.matchAll(/\bspan\.(s\d{1,3})\s*\{([^{}]{0,500})\}/g)) {
    const styles = [
      /\bbold\b|-Bold/i.test(rules) ? 'font-weight:bold' : '',
      /\b(?:italic|oblique)\b|-(?:Bold)?(?:Italic|Oblique)/i.test(rules) ? 'font-style:italic' : '',
    ].filter(Boolean);
    if (styles.length > 0)
      for (const span of body.querySelectorAll(`span.${name}`))
        span.setAttribute(styleAttribute, [...styles, getStyle(span)].join(';'));
  }
}

/** A table within a table, a list or a quotation, and one that only sets columns, becomes lines of text. */
function plainTables(body: Element): void {
  for (const table of body.querySelectorAll('table')) {
    const rows = Array.from(table.querySelectorAll('tr'));
    const isLayout =
      table.querySelector('table') !== null ||
      table.getAttribute('role') === 'presentation' ||
      rows.every((row) => row.children.length < 2);
    if (isLayout || table.parentElement?.closest('table, li, ul, ol, blockquote')) toLines(table);
  }
}

/** Each cell becomes a block. */
function toLines(table: Element): void {
  const listOwn = (selector: string): Element[] =>
    Array.from(table.querySelectorAll(selector)).filter((part) => part.closest('table') === table);
  for (const cell of listOwn('td, th')) rename(cell, 'div');
  for (const part of listOwn('tr, tbody, thead, tfoot, colgroup')) unwrap(part);
  rename(table, 'div');
}

/** Within what the server keeps. Deeper items stand at this depth. */
const maxListDepth = 9;

function tidyLists(body: Element): void {
  // Word in a browser wraps each item in a list and a box of its own.
  for (const box of body.querySelectorAll('div')) {
    const [only, ...others] = Array.from(box.childNodes).filter((child) => !isBlank(child));
    if (others.length === 0 && only !== undefined && isElement(only) && isList(only)) unwrap(box);
  }
  for (const list of body.querySelectorAll('ul, ol')) {
    if (getDepth(list) > maxListDepth) flatten(list);
    const before = siblingBefore(list);
    const isSame = before !== null && before.localName === list.localName && !list.hasAttribute('start');
    if (!isSame || !body.contains(list)) continue;
    before.append(...Array.from(list.childNodes));
    list.remove();
  }
}

const isList = (element: Element): boolean => element.localName === 'ul' || element.localName === 'ol';

function getDepth(list: Element): number {
  let depth = 0;
  for (let around: Element | null = list; around !== null; around = around.parentElement)
    if (isList(around)) depth += 1;
  return depth;
}

/** The items go behind the item that holds the list. */
function flatten(list: Element): void {
  const item = list.closest('li');
  item?.after(...Array.from(list.children));
  list.remove();
}

/** The schemas read styles from the elements. A heading is not bold or slanted in itself. */
function applyStyles(body: Element): void {
  const styled = `:not(h1, h2, h3, h4, h5, h6)[${styleAttribute}]`;
  for (const element of body.querySelectorAll<HTMLElement>(styled)) {
    element.style.cssText = getStyle(element);
    // With `white-space: pre`, ProseMirror would keep all blanks.
    element.style.whiteSpace = '';
  }
}

/** Invisible characters. They only make equal texts unequal. */
const unseen = /[\u00ad\u200b\u2060\ufeff]/g;

/** Programs write no-break spaces for the look of a line, and several blanks in `pre`, whose lines the schemas keep. */
function cleanText(body: Element): void {
  for (const text of textsIn(body)) {
    const visible = (text.textContent ?? '').replaceAll(unseen, '');
    text.textContent = visible.replaceAll('\u00a0', ' ').replaceAll(/[ \t]+/g, ' ');
  }
}

const textsIn = (node: Node): ChildNode[] =>
  Array.from(node.childNodes).flatMap((child) => (child.nodeType === 3 ? [child] : textsIn(child)));

/** Turns what the schema cannot have into lines and plain words, and counts it. */
export function simplify(body: HTMLElement, schema: Schema, losses: Losses): void {
  const { nodes, marks } = schema;
  const all = (selector: string): HTMLElement[] => Array.from(body.querySelectorAll<HTMLElement>(selector));
  if (nodes['table'] === undefined) {
    losses.tables += all('table').length;
    for (const table of all('table')) toLines(table);
  }
  if (nodes['bullet_list'] === undefined) {
    losses.lists += all('ul, ol').filter((list) => list.parentElement?.closest('ul, ol') === null).length;
    for (const item of all('li')) drawMarker(item);
    for (const list of all('ul, ol')) unwrap(list);
  }
  if (nodes['heading'] === undefined) losses.headings += all('h1, h2, h3, h4, h5, h6').length;
  if (marks['link'] === undefined) losses.links += all('a[href]').length;
  if (marks['strong'] === undefined && all('*').some(isBoldText)) losses.strong = 1;
}

const isBoldText = (element: HTMLElement): boolean =>
  isBold(element) && (element.textContent ?? '').trim() !== '';

/** An item becomes a line that begins with its bullet or number. Lists within it follow. */
function drawMarker(item: Element): void {
  const list = item.parentElement;
  const items = Array.from(list?.children ?? []).filter(({ localName }) => localName === 'li');
  const number = Number(list?.getAttribute('start') ?? 1) + items.indexOf(item);
  const inner = Array.from(item.children).filter(isList);
  (item.querySelector('p') ?? item).prepend(list?.localName === 'ol' ? `${number}. ` : '• ');
  item.after(...inner);
}
