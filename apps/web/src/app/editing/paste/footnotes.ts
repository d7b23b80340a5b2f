// Footnotes in HTML: a reference and its note link to each other, whichever program wrote them.
import { DOMParser, Fragment, type Node, type Schema } from 'prosemirror-model';

/** On the `sup` element of a reference: the inline content of the note as JSON. */
export const noteAttribute = 'data-note';

export interface NotePair {
  readonly reference: Element;
  readonly note: Element;
}

/** Takes each note out of the page and replaces its reference with an empty marked `sup`. In the order of the references. */
export function takeNotes(body: HTMLElement): NotePair[] {
  for (const forged of body.querySelectorAll(`[${noteAttribute}]`)) forged.removeAttribute(noteAttribute);
  const links = Array.from(body.querySelectorAll('a[href^="#"]'));
  const pairs = links.flatMap((link) => {
    const pair = body.contains(link) ? findPair(body, link) : null;
    if (pair === null) return [];
    const sup = link.closest('sup');
    const reference = body.ownerDocument.createElement('sup');
    reference.setAttribute(noteAttribute, '[]');
    (sup?.textContent === link.textContent ? sup : link).replaceWith(reference);
    const before = pair.note.previousElementSibling;
    pair.note.remove();
    // Google Docs draws a line above its notes.
    if (before?.localName === 'hr') before.remove();
    return [{ reference, note: pair.note }];
  });
  if (pairs.length > 0)
    for (const list of body.querySelectorAll(noteLists))
      if ((list.textContent ?? '').trim() === '') list.remove();
  return pairs;
}

const noteLists =
  '[role="doc-endnotes"], section.footnotes, [data-style*="mso-element:footnote-list"], [data-style*="mso-element:endnote-list"]';

/** The note that the link leads to, without its way back. Null for any other link. */
function findPair(body: HTMLElement, link: Element): { note: Element } | null {
  const target = findNamed(body, decode(link.getAttribute('href')?.slice(1) ?? ''));
  const names = [link.id, link.getAttribute('name'), link.closest('sup')?.id].filter(Boolean);
  if (target === null || names.length === 0) return null;
  const note =
    target.closest('[data-style*="mso-element:footnote"], [data-style*="mso-element:endnote"]') ??
    target.closest('li') ??
    findBox(target.closest('p, div'));
  if (note === null || note === body || note.contains(link)) return null;
  const ways = Array.from(note.querySelectorAll('a[href^="#"]')).filter((way) =>
    names.includes(decode(way.getAttribute('href')?.slice(1) ?? '')),
  );
  if (ways.length === 0) return null;
  for (const way of ways) {
    const sup = way.closest('sup');
    (sup !== null && sup.textContent === way.textContent ? sup : way).remove();
  }
  return { note };
}

/** Google Docs puts each note into a box of its own. */
function findBox(block: Element | null): Element | null {
  const parent = block?.parentElement;
  return parent?.localName === 'div' && parent.children.length === 1 ? parent : block;
}

function findNamed(body: HTMLElement, name: string): Element | null {
  if (name === '') return null;
  return (
    Array.from(body.querySelectorAll('[id], a[name]')).find(
      (element) => element.id === name || element.getAttribute('name') === name,
    ) ?? null
  );
}

function decode(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

/** Reads each note with the schema and puts it into the attribute of its reference. */
export function moveNotes(
  pairs: readonly NotePair[],
  schema: Schema,
  tidy: (doc: Node) => Node = (doc) => doc,
): void {
  for (const { reference, note } of pairs) {
    const lines = joinLines(tidy(DOMParser.fromSchema(schema).parse(note)), schema);
    reference.setAttribute(noteAttribute, JSON.stringify(lines.toJSON() ?? []));
  }
}

/** Only `moveNotes` writes the attribute, so it always has valid content. */
export const readNote = (reference: Element): unknown =>
  JSON.parse(reference.getAttribute(noteAttribute) ?? '[]');

/** The text of all blocks as lines of one block. */
export function joinLines(content: Node | null, schema: Schema): Fragment {
  const lines: Node[] = [];
  content?.descendants((node) => {
    if (!node.isTextblock) return true;
    if (node.childCount > 0)
      lines.push(...(lines.length > 0 ? [createBreak(schema)] : []), ...node.content.content);
    return false;
  });
  return Fragment.fromArray(lines);
}

const createBreak = (schema: Schema): Node => {
  const type = schema.nodes['hard_break'];
  return type === undefined ? schema.text(' ') : type.create();
};
