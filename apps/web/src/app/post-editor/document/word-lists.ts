import { keptStyle } from './text-style.ts';

/** Word copies a list as paragraphs that begin with a drawn bullet; here they become a list again. */
export function wordListsIn(body: HTMLElement): void {
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
