import { useState } from 'react';
import { useMember } from '../member.tsx';
import { defaultPicture, isOwnPicture, isOwnSrcset } from './own-picture.ts';

/** An image in a post's text, as the server wrote it: with its sizes, so that the text does not jump when it comes. */
export function ContentPicture({ image }: { image: Element }) {
  const { config } = useMember();
  const [isBroken, setIsBroken] = useState(false);
  const said = (name: string): string | undefined => image.getAttribute(name) ?? undefined;
  const [src, srcset, alt] = [said('src') ?? '', said('srcset') ?? '', said('alt') ?? ''];
  if (!isOwnPicture(config, src)) return null;
  if (isBroken) return <img src={defaultPicture} alt={alt} width="480" height="330" />;
  return (
    <img
      src={src}
      srcSet={srcset !== '' && isOwnSrcset(config, srcset) ? srcset : undefined}
      sizes={said('sizes')}
      width={said('width')}
      height={said('height')}
      alt={alt}
      loading="lazy"
      decoding="async"
      onError={() => setIsBroken(true)}
    />
  );
}
