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
] as const;

/** Elements without content. */
export const emptyPostTags = ['hr', 'br'] as const;
