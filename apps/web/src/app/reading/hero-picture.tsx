import type { ListedPost } from '@wayfare/contracts/calls/post';
import { useState } from 'react';
import { useMember } from '../member/member.tsx';
import { defaultPicture, isOwnPicture } from './own-picture.ts';

interface HeroPictureProps {
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

export function HeroPicture({
  post: { heroImageUrl, heroImage },
  alt,
  sizes,
  isFirst = false,
}: HeroPictureProps) {
  const { config } = useMember();
  const [brokenUrl, setBrokenUrl] = useState('');
  const isShown = heroImageUrl !== '' && heroImageUrl !== brokenUrl && isOwnPicture(config, heroImageUrl);
  const common = {
    loading: isFirst ? 'eager' : 'lazy',
    decoding: 'async',
    onError: () => setBrokenUrl(heroImageUrl),
  } as const;
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
