import { maxPostLengths } from '@wayfare/contracts/calls/post';
import { type Ref, Suspense, useState } from 'react';
import type { UploadedImage } from '#app/editing/upload-image.ts';
import { HeroPicture } from '#app/reading/hero-picture.tsx';
import { TextField } from '#ui/text-field.tsx';
import { ImageChooser } from './image-chooser.tsx';
import { PictureChooser } from './lazy-dialogs.ts';
import type { PostFields } from './post-fields.ts';

interface HeroFieldProps {
  fields: PostFields;
  /** The field of the description. */
  altRef: Ref<HTMLInputElement>;
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

export function HeroField({ fields, altRef, onWrite, onSending }: HeroFieldProps) {
  const hasImage = fields.heroImageUrl !== '';
  const [isChoosing, setIsChoosing] = useState(false);
  const [offered, setOffered] = useState('');

  function take({ key, url, width, height, avif, webp, placeholder, alt, credit }: UploadedImage) {
    const heroImage = { url, width, height, avif, webp, placeholder, credit };
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
      <ImageChooser
        label={hasImage ? 'Another file' : 'Image file'}
        onUploaded={take}
        onSending={onSending}
      />
      <p>
        <button className="quiet" type="button" onClick={() => setIsChoosing(true)}>
          Choose from the library
        </button>
      </p>
      <Suspense>
        {isChoosing && <PictureChooser onChoose={take} onClose={() => setIsChoosing(false)} />}
      </Suspense>
      {hasImage && (
        <>
          <TextField
            label="Description of the image"
            ref={altRef}
            maxLength={maxPostLengths.imageAlt}
            value={fields.heroImageAlt}
            onText={(heroImageAlt) => onWrite({ heroImageAlt, heroIsDecoration: false })}
            hint="For people who cannot see it."
          />
          {fields.heroImageAlt.trim() === '' && (
            <label className="check">
              <input
                type="checkbox"
                checked={fields.heroIsDecoration}
                onChange={({ currentTarget }) => onWrite({ heroIsDecoration: currentTarget.checked })}
              />
              This picture is decoration: whoever cannot see it misses nothing
            </label>
          )}
          <p>
            <button className="quiet" type="button" onClick={() => onWrite(none)}>
              Remove the hero image
            </button>
          </p>
        </>
      )}
    </fieldset>
  );
}
