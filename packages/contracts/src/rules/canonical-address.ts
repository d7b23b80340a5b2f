import { blankAddress, typedAddress } from './links.ts';

export const canonicalMessage =
  'Where it first appeared is an address that begins with https://, or nothing at all.';

/** The address as it is kept: '' for none; null for what is no address of a page. */
export function canonicalFrom(text: string): string | null {
  if (text.trim() === '') return '';
  const address = typedAddress(text);
  if (address === blankAddress || /\s/.test(address)) return null;
  const url = new URL(address);
  const isPage = (url.protocol === 'https:' || url.protocol === 'http:') && url.hostname.includes('.');
  return isPage && url.username === '' && url.password === '' ? url.href : null;
}
