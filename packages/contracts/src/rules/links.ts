export const blankAddress = 'about:blank';

const allowedSchemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * The address that a link in a post may carry: a whole one, of one of the four schemes. Anything else becomes the blank
 * address, a path of our own (`/about`) too.
 */
export function linkAddress(text: string): string {
  const address = text.trim();
  if (hasControlCharacter(address)) return blankAddress;
  return URL.canParse(address) && allowedSchemes.has(new URL(address).protocol) ? address : blankAddress;
}

/** As somebody types it: a bare host, `example.org/way`, is an address of the web. */
export function typedAddress(text: string): string {
  const address = text.trim();
  return linkAddress(bareHost.test(address) ? `https://${address}` : address);
}

/** Names parted by dots, the last one of letters; a number that has a point in it is none. */
const bareHost =
  /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.(?:xn--[a-z\d-]+|\p{L}{2,})(?::\d{1,5})?(?:[/?#]\S*)?$/iu;

/** The link dialog saves only when both lines are filled. */
export function isLinkComplete(text: string, address: string): boolean {
  return text.trim() !== '' && address.trim() !== '';
}

/** Browsers drop tabs and line breaks inside an address, so `java⇥script:` would come alive again. */
function hasControlCharacter(text: string): boolean {
  return Array.from(text).some((character) => character < ' ' || character === '\u007f');
}
