import type { Schema } from 'prosemirror-model';
import { unwrap } from './dom.ts';
import { toLines } from './generic.ts';
import type { Losses } from './losses.ts';

/** Turns what the schema cannot have into lines and plain words, and counts it. */
export function simplify(body: HTMLElement, schema: Schema, losses: Losses): void {
  const { nodes, marks } = schema;
  const all = (selector: string): Element[] => Array.from(body.querySelectorAll(selector));
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
  if (marks['strong'] === undefined && all('strong').length > 0) losses.strong = 1;
}

/** An item becomes a line that begins with its bullet or number. Lists within it follow. */
function drawMarker(item: Element): void {
  const list = item.parentElement;
  const items = Array.from(list?.children ?? []).filter(({ localName }) => localName === 'li');
  const number = Number(list?.getAttribute('start') ?? 1) + items.indexOf(item);
  const inner = Array.from(item.children).filter(({ localName }) => localName === 'ul' || localName === 'ol');
  (item.querySelector('p') ?? item).prepend(list?.localName === 'ol' ? `${number}. ` : '• ');
  item.after(...inner);
}
