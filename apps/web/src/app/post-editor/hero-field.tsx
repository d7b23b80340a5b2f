import { postLimits } from '@wayfare/contracts/calls/post';
import type { Ref } from 'react';
import { HeroPicture } from '#app/blog/hero-picture.tsx';
import { TextField } from '#app/text-field.tsx';
import { ImageChooser } from './image-chooser.tsx';
import type { PostFields } from './post-fields.ts';

interface HeroFieldProps {
  fields: PostFields;
  /** Where its description is written. */
  altRef: Ref<HTMLInputElement>;
  onWrite: (some: Partial<PostFields>) => void;
  onSending: (isThere: Promise<boolean>) => void;
}

const none = { heroImageKey: '', heroImageUrl: '', heroImageAlt: '', heroImage: null };

export function HeroField({ fields, altRef, onWrite, onSending }: HeroFieldProps) {
  const hasImage = fields.heroImageUrl !== '';
  return (
    <fieldset className="hero-field">
      <legend>Hero image</legend>
      {hasImage && <HeroPicture key={fields.heroImageUrl} post={fields} alt="" sizes="24rem" isFirst />}
      <ImageChooser
        label={hasImage ? 'Another file' : 'Image file'}
        onUploaded={({ key, ...heroImage }) =>
          onWrite({ heroImageKey: key, heroImageUrl: heroImage.url, heroImage })
        }
        onSending={onSending}
      />
      {hasImage && (
        <>
          <TextField
            label="Description of the image"
            ref={altRef}
            maxLength={postLimits.imageAlt}
            value={fields.heroImageAlt}
            onText={(heroImageAlt) => onWrite({ heroImageAlt })}
            hint="For people who cannot see it."
          />
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
