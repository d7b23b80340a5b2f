import type { EditorView } from 'prosemirror-view';
import { type ComponentProps, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { showInFrame } from '#app/editing/frame/show-in-frame.ts';
import { TextEditor } from '#app/editing/view/text-editor.tsx';
import { useMember } from '#app/member/member.tsx';
import { isOwnPicture } from '#app/reading/own-picture.ts';
import { lazyComponent } from '#ui/lazy-component.tsx';
import { createPostText } from './post-text.ts';
import { insertPlaces, type Upload, Uploads } from './uploads.ts';

const ImageDialog = lazyComponent(() => import('./image-dialog.tsx').then((part) => part.ImageDialog));
const NoteDialog = lazyComponent(() => import('./note-dialog.tsx').then((part) => part.NoteDialog));
const TableBar = lazyComponent(() => import('./tables.tsx').then((part) => part.TableBar));
const UploadList = lazyComponent(() => import('./upload-list.tsx').then((part) => part.UploadList));

const hasTable = ({ state }: EditorView): boolean =>
  state.doc.content.content.some(({ type }) => type.name === 'table');

interface ContentEditorProps
  extends Pick<
    ComponentProps<typeof TextEditor>,
    'sheet' | 'toolsPlace' | 'isEditable' | 'onWritten' | 'ref'
  > {
  /** Editors comment on the text. */
  isReviewed: boolean;
  /** Gets a promise of whether the pictures arrive that are being sent. */
  onSending: (haveArrived: Promise<boolean>) => void;
}

export function ContentEditor({ isReviewed, onSending, ...props }: ContentEditorProps) {
  const { config } = useMember();
  const kind = useMemo(() => createPostText((src) => isOwnPicture(config, src)), [config]);
  const [progress, setProgress] = useState<readonly Upload[]>([]);
  const [status, setStatus] = useState('');
  const uploads = useRef<Uploads | null>(null);
  useEffect(() => {
    return () => uploads.current?.stop();
  }, []);

  function insert(view: EditorView, files: readonly File[]): void {
    uploads.current ??= new Uploads({
      view,
      config,
      onChange(all, message) {
        setProgress(all);
        setStatus(message);
      },
    });
    onSending(uploads.current.send(insertPlaces(view, files)));
  }

  return (
    <div className="field content-editor">
      <TextEditor
        {...props}
        kind={kind}
        onComment={isReviewed ? () => showInFrame('.new-comment textarea') : undefined}
        label="Content"
        className="prose essay-text"
        onChanged={() => uploads.current?.settle()}
        onFiles={insert}
        status={status}
        renderBelowTools={(view, { isInTable }) => (
          <Suspense>
            {progress.length > 0 && (
              <UploadList
                uploads={progress}
                onAgain={(id) => uploads.current && onSending(uploads.current.sendAgain(id))}
                onCancel={(id) => uploads.current?.cancel(id)}
              />
            )}
            {hasTable(view) && <TableBar view={view} isInTable={isInTable} />}
          </Suspense>
        )}
        renderDialog={(name, view, close) =>
          name === 'note' ? (
            <NoteDialog view={view} onClose={close} />
          ) : (
            <ImageDialog view={view} onSeveral={(files) => insert(view, files)} onClose={close} />
          )
        }
      />
    </div>
  );
}
