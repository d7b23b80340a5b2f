/** What the HTML of a post may hold besides links and pictures: the server lets in nothing else, and nothing else is drawn. */
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

/** Those that hold nothing. */
export const emptyPostTags = ['hr', 'br'] as const;
