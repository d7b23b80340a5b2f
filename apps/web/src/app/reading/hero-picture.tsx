import { useState } from 'react';
import { useMember } from '../member/member.tsx';
import { type HeroProps, PlainHeroPicture } from './plain-pictures.tsx';

export function HeroPicture(props: HeroProps) {
  const { config } = useMember();
  const [brokenUrl, setBrokenUrl] = useState('');
  const { heroImageUrl } = props.post;
  return (
    <PlainHeroPicture
      {...props}
      config={config}
      isBroken={heroImageUrl === brokenUrl}
      onError={() => setBrokenUrl(heroImageUrl)}
    />
  );
}
