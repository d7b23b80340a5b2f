// Word describes lists, quotations and notes in styles of its own. Here they become HTML.
import { getStyle, rename, siblingBefore } from './dom.ts';
import type { Losses } from './losses.ts';

export const isFromWord = (html: string): boolean =>
  /urn:schemas-microsoft-com:office|\bclass="?Mso|mso-list:|name="?Generator"? content="?Microsoft Word/i.test(
    html,
  );

export function readWord(body: HTMLElement, losses: Losses): void {
  removeComments(body, losses);
  for (const [selector, name] of styled)
    for (const element of body.querySelectorAll(selector)) rename(element, name);
  makeLists(body);
}

const styled = [
  ['p.MsoTitle', 'h1'],
  ['p.MsoQuote, p.MsoIntenseQuote', 'blockquote'],
] as const;

function removeComments(body: HTMLElement, losses: Losses): void {
  const references = body.querySelectorAll('[data-style*="mso-comment-reference"]').length;
  losses.comments += references > 0 ? references : body.querySelectorAll('.msocomanchor').length;
  const parts =
    '.MsoCommentReference, .msocomanchor, .MsoCommentText, .msocomtxt, [data-style*="mso-element:comment-list"]';
  for (const element of body.querySelectorAll(parts)) element.remove();
}

interface OpenList {
  readonly list: Element;
  readonly isOrdered: boolean;
}

/** Word copies each item as a paragraph with a drawn bullet or number. */
function makeLists(body: HTMLElement): void {
  let open: OpenList[] = [];
  for (const paragraph of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) {
    const level = Number(/mso-list\s*:[^;:]*\blevel(\d)/i.exec(getStyle(paragraph))?.[1] ?? 0);
    if (level === 0 || siblingBefore(paragraph) !== open[0]?.list) open = [];
    if (level > 0) addItem(paragraph, level, open);
  }
}

function addItem(paragraph: Element, level: number, open: OpenList[]): void {
  const marker = takeMarker(paragraph);
  const isOrdered = /^\W*[a-z0-9]{1,4}[.)]/i.test(marker);
  open.splice(level);
  // Numbers after bullets are another list.
  if (open.length === level && open.at(-1)?.isOrdered !== isOrdered) open.pop();
  if (open.length < level) open.push({ list: beginList(paragraph, marker, isOrdered, open), isOrdered });
  const item = paragraph.ownerDocument.createElement('li');
  item.append(...Array.from(paragraph.childNodes));
  open.at(-1)?.list.append(item);
  paragraph.remove();
}

function beginList(
  paragraph: Element,
  marker: string,
  isOrdered: boolean,
  open: readonly OpenList[],
): Element {
  const list = paragraph.ownerDocument.createElement(isOrdered ? 'ol' : 'ul');
  const first = Number(/\d+/.exec(marker)?.[0] ?? 1);
  if (isOrdered && first > 1) list.setAttribute('start', String(first));
  const parent = open.at(-1)?.list;
  if (parent === undefined) paragraph.before(list);
  else (parent.lastElementChild ?? parent).append(list);
  return list;
}

/** Removes the drawn bullet or number, because a list draws its own. */
function takeMarker(paragraph: Element): string {
  const marker = Array.from(paragraph.querySelectorAll('[data-style]')).find((element) =>
    /mso-list\s*:\s*ignore/i.test(getStyle(element)),
  );
  marker?.remove();
  return marker?.textContent ?? '';
}
