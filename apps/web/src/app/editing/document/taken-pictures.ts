import { broughtImage } from './brought-image.ts';
import type { IsOwnImage } from './read-dom.ts';

export interface TakenPictures {
  /** Those that came whole, in their order; where they stand they are called `broughtImage`. */
  readonly pictures: readonly File[];
  readonly leftOut: number;
}

/** Takes what stands for a letter as that letter, and tells which pictures came along and how many did not. */
export function takePictures(body: HTMLElement, isOwnImage: IsOwnImage): TakenPictures {
  const pictures: File[] = [];
  let leftOut = 0;
  for (const image of body.querySelectorAll('img')) {
    const alt = image.getAttribute('alt') ?? '';
    const src = image.getAttribute('src') ?? '';
    if (isOwnImage(src)) continue;
    const picture = fileFrom(src);
    image.removeAttribute('src');
    if (pictogram.test(alt)) image.replaceWith(alt);
    else if (picture !== null) {
      image.setAttribute('src', broughtImage(pictures.length));
      pictures.push(picture);
    } else if (!isTiny(image)) leftOut += 1;
  }
  return { pictures, leftOut };
}

/** A picture that is written out in its address; null for every other address. */
function fileFrom(src: string): File | null {
  const [, kind = '', code = ''] = /^data:image\/(png|jpeg|webp|avif|gif);base64,(.*)$/is.exec(src) ?? [];
  if (code === '') return null;
  try {
    const bytes = Uint8Array.from(atob(code), (sign) => sign.charCodeAt(0));
    const type = kind.toLowerCase();
    return new File([bytes], `picture.${type}`, { type: `image/${type}` });
  } catch {
    return null;
  }
}

/** Mail programs draw them. */
const pictogram =
  /^\p{Extended_Pictographic}(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f|\u200d){0,12}$/u;

/** Nobody sees it; it tells its sender that a mail was opened. */
const isTiny = (image: Element): boolean =>
  ['width', 'height'].some((side) => /^[01](?:px)?$/.test(image.getAttribute(side) ?? ''));
