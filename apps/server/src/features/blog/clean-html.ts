import { blankAddress, sanitizeLink } from '@wayfare/contracts/rules/links';
import { emptyPostTags, findNoteLink, postAttributes, postTags } from '@wayfare/contracts/rules/post-html';
import sanitizeHtml, { type IOptions, type Transformer } from 'sanitize-html';
import { parsePictureKey } from './pictures/picture.ts';

/** The text of these tags is removed too. */
const unread = [
  'script',
  'style',
  'template',
  'noscript',
  'textarea',
  'option',
  'title',
  'head',
  'iframe',
  'object',
  'embed',
  'svg',
  'math',
  'xmp',
  'noembed',
  'noframes',
  'plaintext',
  'audio',
  'video',
  'canvas',
];

const renamed =
  (tagName: string): Transformer =>
  () => ({ tagName, attribs: {} });

/** Keeps the attributes with an allowed value. A section that has none is removed, and its text stays. */
const withAttributes: Transformer = (tagName, attribs) => {
  const allowedAttributes = Object.entries(postAttributes[tagName] ?? {}).flatMap(([name, allowed]) => {
    const value = attribs[name];
    return value !== undefined && allowed.test(value) ? [[name, value] as const] : [];
  });
  const isSection = tagName === 'section' && allowedAttributes.length > 0;
  return {
    tagName: isSection || tagName !== 'section' ? tagName : 'main',
    attribs: Object.fromEntries(allowedAttributes),
  };
};

const link: Transformer = (tagName, attribs) => {
  const noteLink = findNoteLink((name) => attribs[name] ?? null);
  if (noteLink !== null) return { tagName, attribs: noteLink };
  const { href = '' } = attribs;
  const address = sanitizeLink(href);
  const leads = address !== blankAddress && /^https?:/i.test(address);
  return { tagName, attribs: leads ? { href: address, rel: 'noopener noreferrer' } : { href: address } };
};

const image: Transformer = (tagName, { src = '', alt = '', role = '' }) => {
  const key = parsePictureKey(src);
  // A tag that is not allowed is left out at once. A filter for it would copy all the text before it, for each picture.
  if (key === null) return { tagName: 'picture', attribs: {} };
  // An explicit decoration differs from a missing description.
  const isDecoration = alt === '' && role === 'presentation';
  return { tagName, attribs: { src: key, alt, ...(isDecoration ? { role } : {}) } };
};

const options: IOptions = {
  // Other tags are removed; their text mostly stays.
  allowedTags: [...postTags, ...emptyPostTags, 'a', 'img'],
  allowedAttributes: {
    a: ['href', 'rel', 'role', 'id'],
    img: ['src', 'alt', 'role'],
    ...Object.fromEntries(Object.entries(postAttributes).map(([tag, names]) => [tag, Object.keys(names)])),
  },
  nonTextTags: unread,
  // `sanitizeLink` lets nothing else of `about:` through than the blank address.
  allowedSchemes: ['http', 'https', 'mailto', 'tel', 'about'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: 24,
  parseStyleAttributes: false,
  transformTags: {
    a: link,
    img: image,
    h1: renamed('h2'),
    h5: renamed('h4'),
    h6: renamed('h4'),
    b: renamed('strong'),
    i: renamed('em'),
    div: renamed('p'),
    ...Object.fromEntries(Object.keys(postAttributes).map((tag) => [tag, withAttributes])),
  },
};

/** More than any hand-written text has. */
const maxTags = 20_000;
const maxDepth = 100;

/** Cleaning takes quadratic time in the nesting depth. */
export class TooComplexError extends Error {}

/** Counts as the parser counts: a comment, or an attribute, may look like tags to anything else. */
function countingOptions(): IOptions {
  let [tags, depth] = [0, 0];
  return {
    ...options,
    onOpenTag() {
      tags += 1;
      depth += 1;
      if (tags > maxTags || depth > maxDepth) throw new TooComplexError();
    },
    onCloseTag() {
      depth -= 1;
    },
  };
}

/** Each pass is safe; later ones only normalize until nothing changes. */
const maxPasses = 6;

/** The HTML of a post as it is stored. Cleaning it again changes nothing. The address of an image is its key. Throws TooComplexError. */
export function cleanHtml(html: string): string {
  let before = html;
  for (let pass = 0; pass < maxPasses; pass++) {
    const after = sanitizeHtml(before, pass === 0 ? countingOptions() : options);
    if (after === before) return after;
    before = after;
  }
  // No known input gets here. Keep the plain text.
  return sanitizeHtml(before, { allowedTags: [], allowedAttributes: {} });
}
