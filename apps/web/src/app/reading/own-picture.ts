// Apart from hero-picture.tsx, because the editor needs only this.
import type { PublicConfig } from '@wayfare/contracts/calls/public-config';

/** Shown if a picture is missing or does not load. */
export const defaultPicture = '/plates/page.svg';

/** Whether this site serves the picture. Others would reveal the reader to another server. */
export function isOwnPicture({ mediaBase }: Pick<PublicConfig, 'mediaBase'>, address: string): boolean {
  const here = location.origin;
  if (!URL.canParse(address, here)) return false;
  const ownBases = [`${new URL(mediaBase, here).href.replace(/(?<!\/)\/+$/, '')}/`, `${here}/plates/`];
  const { href } = new URL(address, here);
  return ownBases.some((base) => href.startsWith(base));
}

/** Each part of a `srcset` is a URL, a space and a descriptor. */
export const isOwnSrcset = (config: Pick<PublicConfig, 'mediaBase'>, srcset: string): boolean =>
  srcset.split(', ').every((part) => isOwnPicture(config, part.trim().split(' ')[0] ?? ''));
