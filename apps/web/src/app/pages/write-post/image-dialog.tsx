import { maxPostLengths } from '@wayfare/contracts/calls/post';
import type { EditorView } from 'prosemirror-view';
import { useEffect, useRef, useState } from 'react';
import { DecorationField, PictureSource } from '#app/editing/pictures/picture-source.tsx';
import type { UploadedImage } from '#app/editing/upload-image.ts';
import { findFigure, insertBlocks } from '#app/editing/view/commands.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { submit } from '#ui/form.ts';
import { TextField } from '#ui/text-field.tsx';
import { type FigureAttrs, getFigureAttrs, postSchema } from './schema.ts';

interface ImageDialogProps {
  view: EditorView;
  /** Several files were chosen; they go into the text by themselves. */
  onSeveral: (files: readonly File[]) => void;
  onClose: () => void;
}

type Picture = Pick<FigureAttrs, 'src' | 'width' | 'height'>;

/** Edits the selected picture, or a new one. */
export function ImageDialog({ view, onSeveral, onClose }: ImageDialogProps) {
  const figure = findFigure(view.state);
  const attrs = figure && getFigureAttrs(figure.node);
  const [picture, setPicture] = useState<Picture | null>(attrs);
  const [alt, setAlt] = useState(attrs?.alt ?? '');
  const [isDecoration, setIsDecoration] = useState(attrs?.isDecoration ?? false);
  const description = useRef<HTMLInputElement>(null);
  const isNew = figure === null;
  // The field that is changed most often.
  useEffect(() => {
    if (!isNew) description.current?.focus();
  }, [isNew]);
  /** The words that the library has for it. */
  const [offered, setOffered] = useState({ alt: '', credit: '' });

  function take({ url, width, height, alt: known, credit }: UploadedImage) {
    setPicture({ src: url, width, height });
    // A description that somebody wrote is not replaced.
    if (alt === offered.alt || alt === '') setAlt(known);
    setOffered({ alt: known, credit });
  }

  function save() {
    if (picture === null) return;
    const { src, width, height } = picture;
    const isWide = attrs?.isWide ?? false;
    const next = { src, width, height, alt: isDecoration ? '' : alt.trim(), isDecoration, isWide };
    const caption = offered.credit === '' ? [] : [postSchema.text(offered.credit)];
    // Pictures that arrived meanwhile may have moved it.
    const current = findFigure(view.state);
    if (current === null) insertBlocks([postSchema.node('figure', next, caption)])(view.state, view.dispatch);
    else {
      const { tr } = view.state;
      if (current.node.childCount === 0) tr.insert(current.pos + 1, caption);
      view.dispatch(tr.setNodeMarkup(current.pos, null, next));
    }
    onClose();
  }

  return (
    <Dialog title={isNew ? 'New image' : 'Image'} onClose={onClose}>
      <div className="form">
        {picture && <img className="chosen-image" src={picture.src} alt="" />}
        <PictureSource
          label={picture === null ? 'Image file' : 'Another file'}
          onSeveral={
            figure !== null || picture !== null
              ? undefined
              : (files) => {
                  onSeveral(files);
                  onClose();
                }
          }
          onUploaded={take}
        />
        <form className="form" method="dialog" noValidate onSubmit={(event) => submit(event, save)}>
          {!isDecoration && (
            <TextField
              ref={description}
              label="Description"
              maxLength={maxPostLengths.imageAlt}
              value={alt}
              onText={setAlt}
              hint="What it shows, for people who cannot see it. Needed before the post is published."
            />
          )}
          <DecorationField isDecoration={isDecoration} onChange={setIsDecoration} />
          <div className="row">
            <Button isDisabled={picture === null} describedBy={picture === null ? 'image-needs' : undefined}>
              Save
            </Button>
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
