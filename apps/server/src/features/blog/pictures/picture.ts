import type { PictureData } from '@wayfare/contracts/calls/post';
import { mediaUrl, parsePictureId } from '#adapters/storage/storage.ts';

/** A processed upload. */
export interface Picture {
  readonly key: string;
  readonly width: number;
  readonly height: number;
}

/**
 * The key that an address ends in, whatever it begins with: the media base may be another tomorrow, and nothing but
 * the key is kept.
 */
export function parsePictureKey(address: string): string | null {
  const key = address.slice(address.lastIndexOf('images/'));
  return parsePictureId(key) === null ? null : key;
}

/** The name of a plate, from its address; empty for every other address. */
export const parseIllustration = (address: string): string =>
  /^\/plates\/([a-z]{1,40})\.svg$/.exec(address)?.[1] ?? '';

/** Widths for a card, a text and a full screen. */
export const pictureWidths = [480, 960, 1_600] as const;

/** The original width is the largest; pictures are never enlarged. */
const listWidths = (width: number): number[] => [...pictureWidths.filter((each) => each < width), width];

const siblingKey = (key: string, name: string): string => key.slice(0, key.lastIndexOf('/') + 1) + name;

const webpKey = (key: string, width: number, own: number): string =>
  width === own ? key : siblingKey(key, `${width}.webp`);
const avifKey = (key: string, width: number): string => siblingKey(key, `${width}.avif`);

/** All stored files of a picture. */
export const listPictureFiles = ({ key, width }: Pick<Picture, 'key' | 'width'>) =>
  listWidths(width).flatMap((each) => [
    { key: avifKey(key, each), width: each, type: 'image/avif' as const },
    { key: webpKey(key, each, width), width: each, type: 'image/webp' as const },
  ]);

export function toPictureData({ key, width, height }: Picture, mediaBase: string): Readonly<PictureData> {
  const srcset = (keyOf: (each: number) => string): string =>
    listWidths(width)
      .map((each) => `${mediaUrl(mediaBase, keyOf(each))} ${each}w`)
      .join(', ');
  return {
    url: mediaUrl(mediaBase, key),
    width,
    height,
    avif: srcset((each) => avifKey(key, each)),
    webp: srcset((each) => webpKey(key, each, width)),
  };
}

/** The smallest size that fills a card. */
export const cardUrl = ({ key, width }: Picture, mediaBase: string): string =>
  mediaUrl(mediaBase, webpKey(key, listWidths(width)[0] ?? width, width));
