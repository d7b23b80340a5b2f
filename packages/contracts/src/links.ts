export const blankAddress = 'about:blank';

const allowedSchemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * The address that a link in a post may carry. A path of our own (`/about`) stays as it is; anything
 * that is neither that nor one of the four schemes becomes the blank address.
 */
export function linkAddress(text: string): string {
  const address = text.trim();
  if (hasControlCharacter(address)) return blankAddress;
  if (isOwnPath(address)) return address;
  return URL.canParse(address) && allowedSchemes.has(new URL(address).protocol) ? address : blankAddress;
}

/** The link dialog saves only when both lines are filled. */
export function isLinkComplete(text: string, address: string): boolean {
  return text.trim() !== '' && address.trim() !== '';
}

/** `//host` and `/\host` leave the site in every browser, although they begin like a path. */
function isOwnPath(address: string): boolean {
  return address.startsWith('/') && !/^\/[/\\]/.test(address);
}

/** Browsers drop tabs and line breaks inside an address, so `java⇥script:` would come alive again. */
function hasControlCharacter(text: string): boolean {
  return Array.from(text).some((character) => character < ' ' || character === '\u007f');
}
