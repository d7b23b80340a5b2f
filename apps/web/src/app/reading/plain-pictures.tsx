// Without hooks: shell/early-post.tsx renders them without React, before the app has loaded.
import type { ListedPost } from '@wayfare/contracts/calls/post';
import type { PublicConfig } from '@wayfare/contracts/calls/public-config';
import { defaultPicture, isOwnPicture, isOwnSrcset } from './own-picture.ts';

interface PictureProps {
  config: Pick<PublicConfig, 'mediaBase'>;
  isBroken?: boolean;
  onError?: () => void;
}

export interface HeroProps {
  post: Pick<ListedPost, 'heroImageUrl' | 'heroImage'>;
  /** Empty if the text beside it says the same. */
  alt: string;
  /** The `sizes` attribute. */
  sizes: string;
  /** Above the fold: loaded eagerly. */
  isFirst?: boolean;
}

/** The size of the site's illustrations. */
const illustrationSize = { width: 480, height: 330 };

export function PlainHeroPicture({
  config,
  post: { heroImageUrl, heroImage },
  alt,
  sizes,
  isFirst = false,
  isBroken = false,
  onError,
}: HeroProps & PictureProps) {
  const isShown = heroImageUrl !== '' && !isBroken && isOwnPicture(config, heroImageUrl);
  const common = { loading: isFirst ? 'eager' : 'lazy', decoding: 'async', onError } as const;
  if (!isShown || heroImage === null) {
    return (
      <span className="hero-plate">
        <img
          {...common}
          {...illustrationSize}
          src={isShown ? heroImageUrl : defaultPicture}
          alt={isShown ? alt : ''}
        />
      </span>
    );
  }
  const { url, width, height, avif, webp } = heroImage;
  return (
    <span className="hero-photo">
      <picture>
        {avif !== '' && <source type="image/avif" srcSet={avif} sizes={sizes} />}
        <img
          {...common}
          src={url}
          srcSet={webp || undefined}
          sizes={sizes}
          width={width}
          height={height}
          alt={alt}
        />
      </picture>
    </span>
  );
}

/** A picture in a text, with its size, so that the layout does not shift. */
export function PlainContentPicture({
  config,
  image,
  isBroken = false,
  onError,
}: PictureProps & { image: Element }) {
  const getAttribute = (name: string): string | undefined => image.getAttribute(name) ?? undefined;
  const [src, srcset, alt] = [
    getAttribute('src') ?? '',
    getAttribute('srcset') ?? '',
    getAttribute('alt') ?? '',
  ];
  if (!isOwnPicture(config, src)) return null;
  if (isBroken) return <img src={defaultPicture} alt={alt} width="480" height="330" />;
  return (
    <img
      src={src}
      srcSet={srcset !== '' && isOwnSrcset(config, srcset) ? srcset : undefined}
      sizes={getAttribute('sizes')}
      width={getAttribute('width')}
      height={getAttribute('height')}
      alt={alt}
      loading="lazy"
      decoding="async"
      onError={onError}
    />
  );
}
