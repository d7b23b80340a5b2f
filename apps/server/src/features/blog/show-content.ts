import { keyIn, mediaUrl, type Picture, pictureFacts } from './picture.ts';
import { sanitised } from './sanitise.ts';

type Pictures = ReadonlyMap<string, Picture>;

/** As wide as the text is on a reading page, and the whole screen on a phone. */
const sizes = '(min-width: 45rem) 42rem, 100vw';

/** In sanitised HTML an image is always written in this way, and nothing else can look like it. */
const keptImage = /<img src="([^"]*)" alt="([^"]*)" \/>/g;

/** The keys of the images in sanitised HTML. */
export const keysIn = (html: string): string[] =>
  [...html.matchAll(keptImage)].flatMap(([, src = '']) => keyIn(src) ?? []);

/**
 * The content of a post for its readers and its editor: sanitised once more, for rules get better and old rows stay,
 * and every image with what lets a page keep its place and choose its size.
 */
export async function shownContent(kept: string, pictures: Pictures, mediaBase: string): Promise<string> {
  const html = await sanitised(kept);
  return html.replaceAll(keptImage, (_, key: string, alt: string) => {
    const picture = pictures.get(key);
    const src =
      picture === undefined ? attribute('src', mediaUrl(mediaBase, key)) : whole(picture, mediaBase);
    return `<img ${src} alt="${alt}" loading="lazy" decoding="async" />`;
  });
}

function whole(picture: Picture, mediaBase: string): string {
  const { url, webp, width, height } = pictureFacts(picture, mediaBase);
  return [
    attribute('src', url),
    attribute('srcset', webp),
    attribute('sizes', sizes),
    attribute('width', String(width)),
    attribute('height', String(height)),
  ].join(' ');
}

const attribute = (name: string, value: string): string =>
  `${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
