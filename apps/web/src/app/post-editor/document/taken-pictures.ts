import type { IsOwnImage } from './read-dom.ts';

/** Takes what stands for a letter as that letter, and tells how many pictures cannot come along. */
export function takePictures(body: HTMLElement, isOwnImage: IsOwnImage): number {
  let leftOut = 0;
  for (const image of body.querySelectorAll('img')) {
    const alt = image.getAttribute('alt') ?? '';
    if (isOwnImage(image.getAttribute('src') ?? '')) continue;
    if (pictogram.test(alt)) image.replaceWith(alt);
    else if (!isTiny(image)) leftOut += 1;
  }
  return leftOut;
}

/** Mail programs draw them. */
const pictogram =
  /^\p{Extended_Pictographic}(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f|\u200d){0,12}$/u;

/** Nobody sees it; it tells its sender that a mail was opened. */
const isTiny = (image: Element): boolean =>
  ['width', 'height'].some((side) => /^[01](?:px)?$/.test(image.getAttribute(side) ?? ''));
