import type { EditorView, NodeViewConstructor } from 'prosemirror-view';
import {
  type Ref,
  Suspense,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { showInPanel } from '#app/editing/frame/frame.tsx';
import { findFigure } from '#app/editing/view/commands.ts';
import { TextEditor, type TextHandle } from '#app/editing/view/text-editor.tsx';
import type { Openers } from '#app/editing/view/tools.ts';
import { useMember } from '#app/member/member.tsx';
import { lazyComponent } from '#ui/lazy-component.tsx';
import type { Opened } from './content-dialog.tsx';
import { FigureView } from './figure-view.ts';
import type { IsOwnImage } from './html.ts';
import { TableBar, UploadList } from './lazy-dialogs.ts';
import { createPostText } from './post-text.ts';
import { insertPlaces, type Upload, Uploads } from './uploads.ts';

const ContentDialog = lazyComponent(() => import('./content-dialog.tsx').then((part) => part.ContentDialog));

/** What the form can ask of the text. */
export interface ContentHandle {
  /** Opens a picture by its index among the pictures. */
  readonly openFigure: (index: number) => void;
  readonly focus: () => void;
  /** Writes what was typed last. */
  readonly flush: () => void;
}

interface ContentEditorProps {
  /** Another number puts another text in place of this one, which can be undone. */
  sheet: { readonly number: number; readonly html: string };
  /** The element that shows the tools. */
  toolsPlace: HTMLElement | null;
  /** Editors comment on the text. */
  isReviewed: boolean;
  /** Somebody else may be editing. */
  isEditable: boolean;
  isOwnImage: IsOwnImage;
  onWritten: (html: string) => void;
  ref?: Ref<ContentHandle>;
  /** Gets a promise of whether the pictures arrive that are being sent. */
  onSending: (haveArrived: Promise<boolean>) => void;
}

function openComments(): void {
  const box = document.querySelector<HTMLElement>('.new-comment textarea');
  if (box !== null) showInPanel(box);
}

const nodeViews = ({ openPicture }: Openers): Readonly<Record<string, NodeViewConstructor>> => ({
  figure: (node, view, getPos) => new FigureView(node, view, getPos, openPicture),
});

interface Progress {
  readonly uploads: readonly Upload[];
  readonly message: string;
}

export function ContentEditor({
  sheet,
  toolsPlace,
  isReviewed,
  isEditable,
  isOwnImage,
  onWritten,
  onSending,
  ref,
}: ContentEditorProps) {
  const kind = useMemo(() => createPostText(isOwnImage), [isOwnImage]);
  const [view, setView] = useState<EditorView | null>(null);
  const [isInTable, setIsInTable] = useState(false);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [notice, setNotice] = useState('');
  const text = useRef<TextHandle>(null);
  const { config } = useMember();
  const [progress, setProgress] = useState<Progress>({ uploads: [], message: '' });
  const uploads = useMemo(
    () =>
      view &&
      new Uploads({
        view,
        config,
        onChange: (all, message) => setProgress({ uploads: all, message }),
      }),
    [view, config],
  );
  useEffect(() => {
    return () => uploads?.stop();
  }, [uploads]);
  const send = (files: ReadonlyMap<string, File>) => uploads && onSending(uploads.send(files));
  useImperativeHandle(ref, () => ({
    flush: () => text.current?.flush(),
    focus: () => view?.focus(),
    openFigure(index) {
      const pos = view === null ? undefined : findFigures(view)[index];
      if (view === null || pos === undefined) return;
      const place = view.nodeDOM(pos);
      if (place instanceof HTMLElement) place.scrollIntoView({ block: 'center' });
      setOpened({ dialog: 'image', pos });
    },
  }));

  const isOpen = opened !== null;
  useLayoutEffect(() => {
    if (!isOpen) return;
    // Before the dialog is closed the browser gives the focus to nothing else.
    return () => view?.focus();
  }, [isOpen, view]);

  return (
    <div className="field content-editor">
      <TextEditor
        kind={kind}
        sheet={{ number: sheet.number, text: sheet.html }}
        toolsPlace={toolsPlace}
        isEditable={isEditable}
        onComment={isReviewed ? openComments : undefined}
        label="Content"
        className="prose essay-text"
        nodeViews={nodeViews}
        onWritten={onWritten}
        onView={setView}
        onFormat={(format) => setIsInTable(format.isInTable)}
        onChanged={() => uploads?.settle()}
        onFiles={(now, files) => send(insertPlaces(now, files))}
        onPictures={(_, files) => send(files)}
        onNotice={setNotice}
        onOpenPicture={(now) => setOpened({ dialog: 'image', pos: findFigure(now.state)?.pos ?? null })}
        onOpenNote={(now) => setOpened({ dialog: 'note', pos: findNote(now) })}
        beneathTools={
          <Suspense>
            {uploads && progress.uploads.length > 0 && (
              <UploadList
                uploads={progress.uploads}
                onAgain={(id) => onSending(uploads.sendAgain(id))}
                onCancel={(id) => uploads.cancel(id)}
              />
            )}
            {view !== null && isInTable && <TableBar view={view} />}
          </Suspense>
        }
        hint={
          <p className="hint left-out" role="status">
            {[progress.message, notice].filter(Boolean).join(' ')}
          </p>
        }
        ref={text}
      />
      <Suspense>
        {view !== null && opened !== null && (
          <ContentDialog
            opened={opened}
            view={view}
            onSeveral={(files) => send(insertPlaces(view, files))}
            onClose={() => setOpened(null)}
          />
        )}
      </Suspense>
    </div>
  );
}

function findFigures({ state }: EditorView): number[] {
  const positions: number[] = [];
  state.doc.descendants((node, pos) => {
    if (node.type.name === 'figure') positions.push(pos);
    return !node.isTextblock;
  });
  return positions;
}

function findNote({ state: { selection, doc } }: EditorView): number | null {
  return doc.nodeAt(selection.from)?.type.name === 'footnote' ? selection.from : null;
}
