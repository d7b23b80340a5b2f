import { maxPostLengths } from '@wayfare/contracts/calls/post';
import { useState } from 'react';
import { DecorationField, PictureSource } from '#app/editing/pictures/picture-source.tsx';
import type { UploadedImage } from '#app/editing/upload-image.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { submit } from '#ui/form.ts';
import { TextField } from '#ui/text-field.tsx';
import type { FigureAttrs } from './schema.ts';

export interface EditedFigure {
  readonly attrs: FigureAttrs;
  readonly caption: string;
}

interface ImageDialogProps {
  /** Null for a new image. */
  figure: EditedFigure | null;
  /** Several files were chosen; they go into the text by themselves. */
  onSeveral: (files: readonly File[]) => void;
  /** The caption is null if it was not changed here, and keeps its links. */
  onSave: (attrs: FigureAttrs, caption: string | null) => void;
  onRemove: () => void;
  onClose: () => void;
}

type Picture = Pick<FigureAttrs, 'src' | 'width' | 'height'>;

export function ImageDialog({ figure, onSeveral, onSave, onRemove, onClose }: ImageDialogProps) {
  const captionBefore = figure?.caption ?? '';
  const [picture, setPicture] = useState<Picture | null>(figure?.attrs ?? null);
  const [alt, setAlt] = useState(figure?.attrs.alt ?? '');
  const [isDecoration, setIsDecoration] = useState(figure?.attrs.isDecoration ?? false);
  const [caption, setCaption] = useState(captionBefore);

  const [offered, setOffered] = useState({ alt: '', caption: '' });

  /** With the words that the library has for it, unless somebody wrote their own. */
  function take({ url, width, height, alt: known, credit }: UploadedImage) {
    setPicture({ src: url, width, height });
    if (alt === offered.alt || alt === '') setAlt(known);
    if (caption === offered.caption || caption === '') setCaption(credit);
    setOffered({ alt: known, caption: credit });
  }

  function save() {
    if (picture === null) return;
    const { src, width, height } = picture;
    const isWide = figure?.attrs.isWide ?? false;
    onSave(
      { src, width, height, alt: isDecoration ? '' : alt.trim(), isDecoration, isWide },
      caption === captionBefore ? null : caption,
    );
  }

  return (
    <Dialog title={figure === null ? 'New image' : 'Image'} onClose={onClose}>
      <div className="form">
        {picture && <img className="chosen-image" src={picture.src} alt="" />}
        <PictureSource
          label={picture === null ? 'Image file' : 'Another file'}
          onSeveral={figure === null && picture === null ? onSeveral : undefined}
          onUploaded={take}
        />
        <form className="form" method="dialog" noValidate onSubmit={(event) => submit(event, save)}>
          {!isDecoration && (
            <TextField
              label="Description"
              maxLength={maxPostLengths.imageAlt}
              value={alt}
              onText={setAlt}
              hint="What it shows, for people who cannot see it. Needed before the post is published."
            />
          )}
          <DecorationField isDecoration={isDecoration} onChange={setIsDecoration} />
          <TextField
            label="Caption"
            value={caption}
            onText={setCaption}
            hint="Appears below the image. You can leave it empty."
          />
          <div className="row">
            <Button isDisabled={picture === null} describedBy={picture === null ? 'image-needs' : undefined}>
              Save
            </Button>
            {figure !== null && (
              <button className="quiet" type="button" onClick={onRemove}>
                Remove Image
              </button>
            )}
          </div>
          {picture === null && (
            <p className="hint" id="image-needs">
              Choose a picture first. A file can be PNG, JPEG, WebP, AVIF or GIF, at most 10 MB.
            </p>
          )}
        </form>
      </div>
    </Dialog>
  );
}
