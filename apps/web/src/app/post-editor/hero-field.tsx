import { postLimits } from '@wayfare/contracts/calls/post';
import { HeroPicture } from '#app/blog/hero-picture.tsx';
import { TextField } from '#app/text-field.tsx';
import { ImageChooser } from './image-chooser.tsx';
import type { PostWords } from './post-words.ts';

interface HeroFieldProps {
  words: PostWords;
  onWrite: (some: Partial<PostWords>) => void;
  onSending: (isThere: Promise<boolean>) => void;
}

const none = { heroImageKey: '', heroImageUrl: '', heroImageAlt: '', heroImage: null };

export function HeroField({ words, onWrite, onSending }: HeroFieldProps) {
  const hasImage = words.heroImageUrl !== '';
  return (
    <fieldset className="hero-field">
      <legend>Hero image</legend>
      {hasImage && <HeroPicture key={words.heroImageUrl} post={words} alt="" sizes="24rem" isFirst />}
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
            maxLength={postLimits.imageAlt}
            value={words.heroImageAlt}
            onText={(heroImageAlt) => onWrite({ heroImageAlt })}
            hint="What somebody reads or hears who cannot see it."
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
