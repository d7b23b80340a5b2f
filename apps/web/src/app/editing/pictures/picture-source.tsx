import './pictures.css';
import { uploadExtensions } from '@wayfare/contracts/calls/upload';
import { Suspense, useEffect, useRef, useState } from 'react';
import { toFailureMessage } from '#api/failure-message.ts';
import { useMember } from '#app/member/member.tsx';
import { FileField } from '#ui/file-field.tsx';
import { lazyComponent } from '#ui/lazy-component.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { StatusLine } from '#ui/status-line.tsx';
import type { UploadedImage } from '../upload-image.ts';

const PictureChooser = lazyComponent(() =>
  import('./picture-chooser.tsx').then((part) => part.PictureChooser),
);

interface PictureFileProps {
  label: string;
  hint?: string;
  /** If present, the user may choose several files. */
  onSeveral?: ((files: readonly File[]) => void) | undefined;
  /** If it rejects, its reason is shown. */
  onUploaded: (image: UploadedImage) => void | Promise<void>;
  /** Called at the start of each upload. The promise resolves to false if it failed, to true also if it was canceled. */
  onSending?: ((arrival: Promise<boolean>) => void) | undefined;
  /** The file takes the place of another at once. A failure then gets the focus. */
  isReplacement?: boolean;
}

/** Outside of forms, because the library has one to search. */
export function PictureSource(props: PictureFileProps) {
  const [isChoosing, setIsChoosing] = useState(false);
  return (
    <>
      <PictureFile {...props} />
      <p>
        <LinkButton onClick={() => setIsChoosing(true)}>Choose from the library</LinkButton>
      </p>
      <Suspense>
        {isChoosing && (
          <PictureChooser
            onChoose={(picture) => void props.onUploaded(picture)}
            onClose={() => setIsChoosing(false)}
          />
        )}
      </Suspense>
    </>
  );
}

interface UploadState {
  readonly file: File;
  readonly part: number;
  readonly failure: string | null;
}

/** Uploads a file as soon as it is chosen, with a retry after a failure. */
export function PictureFile({
  label,
  hint,
  onSeveral,
  onUploaded,
  onSending,
  isReplacement = false,
}: PictureFileProps) {
  const { config } = useMember();
  const [upload, setUpload] = useState<UploadState | null>(null);
  const running = useRef<AbortController | null>(null);
  const line = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    return () => running.current?.abort(new Error('The upload was canceled.'));
  }, []);

  async function send(file: File): Promise<boolean> {
    running.current?.abort(new Error('Another image was chosen.'));
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const show = (next: UploadState | null) => {
      if (signal.aborted) return;
      setUpload(next);
      if (isReplacement && next?.failure) line.current?.focus();
    };
    const onProgress = (part: number) => show({ file, part, failure: null });
    onProgress(0);
    const { uploadImage } = await import('../upload-image.ts');
    const outcome = await uploadImage({ config, file, onProgress, signal });
    if (signal.aborted) return true;
    const failure =
      outcome.status === 'failed'
        ? outcome.message
        : await Promise.resolve(onUploaded(outcome.image)).then(() => null, toFailureMessage);
    show(failure === null ? null : { file, part: 0, failure });
    return failure === null;
  }
  const start = (file: File) => {
    const arrival = send(file);
    onSending?.(arrival);
  };

  const lastStep = isReplacement ? 'Putting it in its place...' : 'Preparing the image...';
  return (
    <div className="field">
      <FileField
        label={label}
        hint={hint}
        accept={[...uploadExtensions, '.heic', '.heif'].join(',')}
        multiple={onSeveral !== undefined}
        onFiles={(files) => (files.length > 1 ? onSeveral?.(files) : start(files[0]))}
      />
      {upload?.failure === null && (
        <p className="upload">
          <progress
            aria-label={`Uploading ${upload.file.name}`}
            {...(upload.part < 1 ? { value: upload.part } : {})}
          />
          <span className="hint">
            {upload.part < 1 ? `Uploading, ${Math.round(upload.part * 100)}%` : lastStep}
          </span>
        </p>
      )}
      <StatusLine message={upload?.failure ?? null} ref={line} />
      {upload !== null && upload.failure !== null && (
        <p>
          <LinkButton onClick={() => start(upload.file)}>
            Try again<span className="vh"> to upload {upload.file.name}</span>
          </LinkButton>
        </p>
      )}
    </div>
  );
}

interface DecorationProps {
  isDecoration: boolean;
  onChange: (isDecoration: boolean) => void;
}

export const DecorationField = ({ isDecoration, onChange }: DecorationProps) => (
  <label className="check">
    <input
      type="checkbox"
      checked={isDecoration}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
    This picture is decoration: people who cannot see it miss nothing
  </label>
);
