import { maxPostLengths } from '@wayfare/contracts/calls/post';
import { useState } from 'react';
import { DecorationField, PictureSource } from '#app/editing/pictures/picture-source.tsx';
import type { UploadedImage } from '#app/editing/upload-image.ts';
import { HeroPicture } from '#app/reading/hero-picture.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { PostFields } from './post-fields.ts';

interface HeroFieldProps {
  fields: PostFields;
  onWrite: (some: Partial<PostFields>) => void;
  onSending: (arrival: Promise<boolean>) => void;
}

const none = {
  heroImageKey: '',
  heroImageUrl: '',
  heroImageAlt: '',
  heroIsDecoration: false,
  heroImage: null,
};

export function HeroField({ fields, onWrite, onSending }: HeroFieldProps) {
  const hasImage = fields.heroImageUrl !== '';
  const [offered, setOffered] = useState('');

  function take({ key, url, width, height, avif, webp, alt, credit }: UploadedImage) {
    const heroImage = { url, width, height, avif, webp, credit };
    const image = { heroImageKey: key, heroImageUrl: url, heroIsDecoration: false, heroImage };
    // A description that the user typed is not replaced.
    const isFree = fields.heroImageAlt === offered || fields.heroImageAlt === '';
    onWrite(isFree ? { ...image, heroImageAlt: alt } : image);
    setOffered(alt);
  }

  return (
    <fieldset className="hero-field">
      <legend>Hero image</legend>
      {hasImage && <HeroPicture key={fields.heroImageUrl} post={fields} alt="" sizes="24rem" isFirst />}
      <PictureSource
        label={hasImage ? 'Another file' : 'Image file'}
        onUploaded={take}
        onSending={onSending}
      />
      {hasImage && (
        <>
          <TextField
            label="Description of the image"
            name="description"
            autoComplete="off"
            maxLength={maxPostLengths.imageAlt}
            value={fields.heroImageAlt}
            onText={(heroImageAlt) => onWrite({ heroImageAlt, heroIsDecoration: false })}
            hint="For people who cannot see it."
          />
          {fields.heroImageAlt.trim() === '' && (
            <DecorationField
              isDecoration={fields.heroIsDecoration}
              onChange={(heroIsDecoration) => onWrite({ heroIsDecoration })}
            />
          )}
          <p>
            <LinkButton onClick={() => onWrite(none)}>Remove the hero image</LinkButton>
          </p>
        </>
      )}
    </fieldset>
  );
}
