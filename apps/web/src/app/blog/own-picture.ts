import type { PublicConfig } from '@wayfare/contracts/public-config';

/** What stands in where a picture is missing or does not load. */
export const defaultPicture = '/plates/page.svg';

/** Whether a picture comes from where pictures of this site are kept. Others are not shown: they would tell on readers. */
export function isOwnPicture({ mediaBase }: Pick<PublicConfig, 'mediaBase'>, address: string): boolean {
  const here = location.origin;
  if (!URL.canParse(address, here)) return false;
  const { origin, protocol } = new URL(address, here);
  return /^https?:$/.test(protocol) && [here, new URL(mediaBase, here).origin].includes(origin);
}

/** Each part of a `srcset` is an address and, behind a blank, for what it is. */
export const isOwnSrcset = (config: Pick<PublicConfig, 'mediaBase'>, srcset: string): boolean =>
  srcset.split(', ').every((part) => isOwnPicture(config, part.trim().split(' ')[0] ?? ''));
