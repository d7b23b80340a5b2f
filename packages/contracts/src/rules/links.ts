export const blankAddress = 'about:blank';

const allowedSchemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** Returns absolute URLs of the four schemes unchanged. Anything else, including paths, becomes the blank address. */
export function sanitizeLink(text: string): string {
  const address = text.trim();
  if (hasControlCharacter(address)) return blankAddress;
  return URL.canParse(address) && allowedSchemes.has(new URL(address).protocol) ? address : blankAddress;
}

/** Like `sanitizeLink`, but also completes typed addresses such as `example.org/way` with https. */
export function normalizeLink(text: string): string {
  const address = text.trim();
  return sanitizeLink(bareHost.test(address) ? `https://${address}` : address);
}

/** A host name whose last label has letters only, so that decimal numbers do not match. */
const bareHost =
  /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.(?:xn--[a-z\d-]+|\p{L}{2,})(?::\d{1,5})?(?:[/?#]\S*)?$/iu;

export const isLinkComplete = (text: string, address: string): boolean =>
  text.trim() !== '' && address.trim() !== '';

/** Browsers ignore tabs and line breaks in URLs, so `java⇥script:` would run. */
const hasControlCharacter = (text: string): boolean =>
  Array.from(text).some((character) => character < ' ' || character === '\u007f');
