/** The allowed elements of a post besides links and pictures. The server removes all others. */
export const postTags = [
  'p',
  'h2',
  'h3',
  'h4',
  'strong',
  'em',
  'ul',
  'ol',
  'li',
  'blockquote',
  'figure',
  'figcaption',
  'sup',
  'sub',
  'table',
  'tbody',
  'tr',
  'td',
  'th',
  'section',
] as const;

/** Elements without content. */
export const emptyPostTags = ['hr', 'br'] as const;

/** The allowed attributes of these elements, beside links and pictures. Other elements have none. */
export const postAttributes: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  ol: { start: /^(?:[2-9]|[1-9]\d{1,3})$/ },
  td: { colspan: /^(?:[2-9]|1\d)$/, rowspan: /^(?:[2-9]|[1-9]\d)$/ },
  th: { colspan: /^(?:[2-9]|1\d)$/, rowspan: /^(?:[2-9]|[1-9]\d)$/ },
  figure: { class: /^wide$/ },
  /** A note, the list of notes, and the links between a note and its reference. */
  li: { id: /^fn-\d{1,3}$/ },
  section: { role: /^doc-endnotes$/ },
};

/** The kinds of links between a note and its reference. Null for any other link. */
export function findNoteLink(get: (name: string) => string | null): Record<string, string> | null {
  const [role, id, href] = [get('role') ?? '', get('id') ?? '', get('href') ?? ''];
  if (role === 'doc-noteref' && /^fnref-\d{1,3}$/.test(id) && /^#fn-\d{1,3}$/.test(href))
    return { role, id, href };
  return role === 'doc-backlink' && /^#fnref-\d{1,3}$/.test(href) ? { role, href } : null;
}
