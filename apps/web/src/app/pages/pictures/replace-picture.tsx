import { replacePicture, type StoredPicture } from '@wayfare/contracts/calls/picture';
import { finishUploadTimeoutMs, uploadExtensions } from '@wayfare/contracts/calls/upload';
import { useEffect, useRef, useState } from 'react';
import { withToken } from '#api/authenticated-call.ts';
import { call } from '#api/call.ts';
import { toFailureMessage } from '#api/failure-message.ts';
import { countOf } from '#app/editing/pictures/picture-list.tsx';
import { uploadImage } from '#app/editing/upload-image.ts';
import { useMember } from '#app/member/member.tsx';
import { FileField } from '#ui/file-field.tsx';
import { StatusLine } from '#ui/status-line.tsx';

interface ReplacePictureProps {
  picture: StoredPicture;
  onReplaced: (picture: StoredPicture) => void;
}

/** Choosing a file replaces the picture everywhere, so the hint says so first. */
export function ReplacePicture({ picture, onReplaced }: ReplacePictureProps) {
  const { config } = useMember();
  const [part, setPart] = useState<number | null>(null);
  const [message, setMessage] = useState<string | null>(null);
  const line = useRef<HTMLOutputElement>(null);
  const upload = useRef<AbortController | null>(null);
  useEffect(() => {
    return () => upload.current?.abort(new Error('The picture was closed.'));
  }, []);

  async function replace(file: File) {
    upload.current?.abort(new Error('Another file was chosen.'));
    const controller = new AbortController();
    upload.current = controller;
    setMessage(null);
    setPart(0);
    const outcome = await uploadImage({ config, file, onProgress: setPart, signal: controller.signal });
    if (controller.signal.aborted) return;
    const fail = (reason: string) => {
      setPart(null);
      setMessage(reason);
      line.current?.focus();
    };
    if (outcome.status === 'failed') {
      fail(outcome.message);
      return;
    }
    try {
      const input = { params: { pictureId: picture.id }, body: { key: outcome.image.key } };
      const replacement = await withToken(config, (token) =>
        call(replacePicture, input, { config, token, timeoutMs: finishUploadTimeoutMs }),
      );
      setPart(null);
      onReplaced(replacement);
    } catch (error) {
      fail(toFailureMessage(error));
    }
  }

  return (
    <div className="field">
      <FileField
        label="Put another file in its place"
        accept={uploadExtensions.join(',')}
        hint={`As soon as you choose it, it is in ${countOf(picture.usedIn.length, 'post')} instead of this one, also for readers. What the posts say beside it stays.`}
        onFiles={([file]) => void replace(file)}
      />
      {part !== null && (
        <p className="upload">
          <progress aria-label="Uploading" {...(part >= 1 ? {} : { value: part })} />
          <span className="hint">
            {part >= 1 ? 'Putting it in its place...' : `Uploading, ${Math.round(part * 100)}%`}
          </span>
        </p>
      )}
      <StatusLine message={message} ref={line} />
    </div>
  );
}
