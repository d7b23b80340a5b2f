import { keptStyle } from './read-dom.ts';

/** What word processors say in ways of their own, said in HTML's; and nothing of what they only note for themselves. */
export function plainOfficeWords(body: HTMLElement): void {
  for (const element of body.querySelectorAll(notes)) element.remove();
  for (const element of body.querySelectorAll(`[${keptStyle}]`)) if (isHidden(element)) element.remove();
  spellOutStyles(body);
  for (const [selector, name] of meant)
    for (const element of body.querySelectorAll(selector)) rename(element, name);
  for (const element of body.querySelectorAll('p[role="heading"]'))
    rename(element, `h${/^[1-6]$/.exec(element.getAttribute('aria-level') ?? '')?.[0] ?? '2'}`);
  wordListsIn(body);
}

/** What was struck out, remarks, and the break by which browsers mark the end of what was copied. */
const notes = 'del, .MsoCommentReference, .msocomanchor, .MsoCommentText, br.Apple-interchange-newline';

const meant = [
  ['p.MsoTitle', 'h1'],
  ['p.MsoQuote, p.MsoIntenseQuote', 'blockquote'],
] as const;

const isHidden = (element: Element): boolean =>
  /(?:^|;)\s*(?:display\s*:\s*none|mso-hide\s*:\s*all|mso-element\s*:\s*comment-list)/i.test(
    element.getAttribute(keptStyle) ?? '',
  );

function rename(element: Element, name: string): void {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

/** Programs of Apple's name their styles, and say at the top what the names mean. */
function spellOutStyles(body: HTMLElement): void {
  const sheets = [...body.querySelectorAll('iframe')].map((sheet) => sheet.textContent ?? '').join('\n');
  for (const [, name = '', rules = ''] of sheets.matchAll(/\bspan\.(s\d{1,3})\s*\{([^{}]{0,500})\}/g)) {
    const said = [
      /\bbold\b|-Bold/i.test(rules) ? 'font-weight:bold' : '',
      /\b(?:italic|oblique)\b|-(?:Bold)?(?:Italic|Oblique)/i.test(rules) ? 'font-style:italic' : '',
    ].filter(Boolean);
    if (said.length > 0)
      for (const span of body.querySelectorAll(`span.${name}`))
        span.setAttribute(keptStyle, [...said, span.getAttribute(keptStyle) ?? ''].join(';'));
  }
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
