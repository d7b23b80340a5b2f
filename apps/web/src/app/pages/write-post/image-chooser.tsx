import { uploadExtensions } from '@wayfare/contracts/calls/upload';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { UploadedImage } from '#app/editing/upload-image.ts';
import { useMember } from '#app/member/member.tsx';
import { FileField } from '#ui/file-field.tsx';
import { StatusLine } from '#ui/status-line.tsx';

type UploadState =
  | { readonly status: 'idle' }
  | { readonly status: 'sending'; readonly file: File; readonly part: number }
  | { readonly status: 'failed'; readonly file: File; readonly message: string };

interface ImageChooserProps {
  label: string;
  /** If present, the user may choose several files. */
  onSeveral?: (files: readonly File[]) => void;
  onUploaded: (image: UploadedImage) => void;
  /** Called at the start of each upload. The promise resolves to false if it failed. */
  onSending?: (arrival: Promise<boolean>) => void;
}

/** Uploads a file as soon as it is chosen, with a retry after a failure. */
export function ImageChooser({ label, onSeveral, onUploaded, onSending }: ImageChooserProps) {
  const { upload, send } = useUpload(onUploaded);
  const start = (file: File) => {
    const arrival = send(file);
    onSending?.(arrival);
  };
  return (
    <div className="field">
      <FileField
        label={label}
        accept={[...uploadExtensions, '.heic', '.heif'].join(',')}
        multiple={onSeveral !== undefined}
        onFiles={(files) => (files.length > 1 ? onSeveral?.(files) : start(files[0]))}
      />
      {upload.status === 'sending' && <Progress upload={upload} />}
      <StatusLine message={upload.status === 'failed' ? upload.message : null} />
      {upload.status === 'failed' && (
        <p>
          <button className="quiet" type="button" onClick={() => start(upload.file)}>
            Try again<span className="vh"> to upload {upload.file.name}</span>
          </button>
        </p>
      )}
    </div>
  );
}

function Progress({ upload: { file, part } }: { upload: { file: File; part: number } }) {
  const isPreparing = part >= 1;
  return (
    <p className="upload">
      <progress aria-label={`Uploading ${file.name}`} {...(isPreparing ? {} : { value: part })} />
      <span className="hint">
        {isPreparing ? 'Preparing the image...' : `Uploading, ${Math.round(part * 100)}%`}
      </span>
    </p>
  );
}

function useUpload(onUploaded: (image: UploadedImage) => void) {
  const { config } = useMember();
  const [upload, setUpload] = useState<UploadState>({ status: 'idle' });
  const running: RefObject<AbortController | null> = useRef(null);
  useEffect(() => {
    return () => running.current?.abort(new Error('The upload was canceled.'));
  }, []);

  async function send(file: File): Promise<boolean> {
    running.current?.abort(new Error('Another image was chosen.'));
    const mine = new AbortController();
    running.current = mine;
    const { signal } = mine;
    const tell = (next: UploadState) => {
      if (!signal.aborted) setUpload(next);
    };
    tell({ status: 'sending', file, part: 0 });
    const onProgress = (part: number) => tell({ status: 'sending', file, part });
    const { uploadImage } = await import('#app/editing/upload-image.ts');
    const outcome = await uploadImage({ config, file, onProgress, signal });
    if (signal.aborted) return false;
    if (outcome.status === 'failed') {
      setUpload({ status: 'failed', file, message: outcome.message });
      return false;
    }
    setUpload({ status: 'idle' });
    onUploaded(outcome.image);
    return true;
  }

  return { upload, send };
}
