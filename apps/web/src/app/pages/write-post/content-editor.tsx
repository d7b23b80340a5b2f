import { COMMAND_PRIORITY_HIGH, KEY_DOWN_COMMAND, type LexicalEditor, mergeRegister } from 'lexical';
import {
  type Ref,
  Suspense,
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { IsOwnImage } from '#app/editing/document/read-dom.ts';
import { editorMessages } from '#app/editing/editor-messages.ts';
import { actionFor, type Openers } from './actions.ts';
import { createPostEditor, htmlIn, layAnew, registerWriting } from './create-editor.ts';
import {
  type FigureInHand,
  figureAt,
  findChosenFigure,
  registerFigures,
  removeFigure,
  saveFigure,
} from './figures.ts';
import { $here, type Here, nowhere } from './formatting.ts';
import { ArrivalsList, ImageDialog, LinkDialog } from './lazy-dialogs.ts';
import { type LinkInHand, linkHere, removeLink, saveLink } from './linking.ts';
import { registerPasting } from './pasting.ts';
import { Toolbar } from './toolbar.tsx';
import { useArrivals } from './use-arrivals.ts';

/** What the rest of the form can ask of the text. */
export interface ContentHandle {
  /** Opens the picture at this place among the pictures. */
  readonly openFigure: (at: number) => void;
}

interface ContentEditorProps {
  /** What it begins with; another number lays another text in its place, which can be taken back. */
  sheet: { readonly number: number; readonly html: string };
  isOwnImage: IsOwnImage;
  onWritten: (html: string) => void;
  ref?: Ref<ContentHandle>;
  /** Told of pictures on their way: whether they are there, once they are. */
  onSending: (areThere: Promise<boolean>) => void;
}

type Opened =
  | { readonly dialog: 'link'; readonly link: LinkInHand }
  | { readonly dialog: 'image'; readonly figure: FigureInHand | null };

export function ContentEditor({ sheet, isOwnImage, onWritten, onSending, ref }: ContentEditorProps) {
  const id = useId();
  const [editor] = useState(() => createPostEditor(sheet.html, isOwnImage));
  const laid = useRef(sheet.number);
  const arrivals = useArrivals(editor, onSending);
  const [opened, setOpened] = useState<Opened | null>(null);
  const openers: Openers = {
    openLink: () => setOpened({ dialog: 'link', link: linkHere(editor) }),
    openImage: () => setOpened({ dialog: 'image', figure: findChosenFigure(editor) }),
  };
  const { room, here, leftOut } = useWriting(editor, isOwnImage, openers, arrivals, setOpened, onWritten);

  useEffect(() => {
    if (laid.current === sheet.number) return;
    laid.current = sheet.number;
    layAnew(editor, sheet.html, isOwnImage);
  }, [editor, sheet, isOwnImage]);

  useImperativeHandle(ref, () => ({
    openFigure: (at) => {
      const figure = figureAt(editor, at);
      if (figure === null) return;
      editor.getElementByKey(figure.key)?.scrollIntoView({ block: 'center' });
      setOpened({ dialog: 'image', figure });
    },
  }));

  const isOpen = opened !== null;
  useLayoutEffect(() => {
    if (!isOpen) return;
    // Only once the dialog is gone: before, the browser lets nothing below it have the caret.
    return () => editor.focus();
  }, [isOpen, editor]);

  return (
    <div className="field content-editor">
      <span className="label" id={`${id}-label`}>
        Content
      </span>
      <div className="over-sheet">
        <Toolbar editor={editor} here={here} openers={openers} controls={id} />
        {arrivals.arrivals.length > 0 && (
          <Suspense>
            <ArrivalsList arrivals={arrivals.arrivals} onAgain={arrivals.again} onCancel={arrivals.cancel} />
          </Suspense>
        )}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: no native field holds headings, lists and pictures */}
      <div
        className="prose essay-text sheet"
        id={id}
        ref={room}
        contentEditable
        suppressContentEditableWarning
        role="textbox"
        aria-multiline="true"
        aria-labelledby={`${id}-label`}
        spellCheck
        tabIndex={0}
      />
      <p className="hint left-out" role="status">
        {[arrivals.said, leftOut > 0 ? editorMessages.leftOut(leftOut) : ''].filter(Boolean).join(' ')}
      </p>
      <Suspense>
        <OpenDialog
          opened={opened}
          editor={editor}
          onSeveral={arrivals.take}
          onClose={() => setOpened(null)}
        />
      </Suspense>
    </div>
  );
}

function useWriting(
  editor: LexicalEditor,
  isOwnImage: IsOwnImage,
  openers: Openers,
  arrivals: Pick<ReturnType<typeof useArrivals>, 'take' | 'send'>,
  onOpen: (opened: Opened) => void,
  onWritten: (html: string) => void,
) {
  const room = useRef<HTMLDivElement>(null);
  const [here, setHere] = useState<Here>(nowhere);
  const [leftOut, setLeftOut] = useState(0);
  const written = useEffectEvent(() => onWritten(htmlIn(editor, isOwnImage)));
  const pressed = useEffectEvent((event: KeyboardEvent): boolean => {
    const action = actionFor(event);
    if (action === null) return false;
    event.preventDefault();
    // Keys are heard in the middle of a change; what looks at the text first would cut that one in two.
    queueMicrotask(() => action.run(editor, openers));
    return true;
  });
  const takeFiles = useEffectEvent(arrivals.take);
  const sendPictures = useEffectEvent(arrivals.send);
  const openFigure = useEffectEvent((figure: FigureInHand) => onOpen({ dialog: 'image', figure }));

  useEffect(() => {
    editor.setRootElement(room.current);
    const end = mergeRegister(
      registerWriting(editor),
      registerPasting(editor, {
        isOwnImage,
        onFiles: (files) => takeFiles(files),
        onPictures: (pictures) => sendPictures(pictures),
        onLeftOut: setLeftOut,
      }),
      registerFigures(editor, (figure) => openFigure(figure)),
      editor.registerCommand(KEY_DOWN_COMMAND, (event) => pressed(event), COMMAND_PRIORITY_HIGH),
      editor.registerUpdateListener(({ editorState, dirtyElements, dirtyLeaves }) => {
        setHere(editorState.read($here, { editor }));
        if (dirtyElements.size > 0 || dirtyLeaves.size > 0) written();
      }),
    );
    return () => {
      end();
      editor.setRootElement(null);
    };
  }, [editor, isOwnImage]);

  return { room, here, leftOut };
}

interface OpenDialogProps {
  opened: Opened | null;
  editor: LexicalEditor;
  onSeveral: (files: readonly File[]) => void;
  onClose: () => void;
}

function OpenDialog({ opened, editor, onSeveral, onClose }: OpenDialogProps) {
  const done = (work: () => void) => {
    work();
    onClose();
  };
  if (opened === null) return null;
  if (opened.dialog === 'link') {
    const { link } = opened;
    return (
      <LinkDialog
        text={link.text}
        address={link.address}
        isNew={link.isNew}
        onSave={(text, address) => done(() => saveLink(editor, link, text, address))}
        onRemove={() => done(() => removeLink(editor, link))}
        onClose={onClose}
      />
    );
  }
  const { figure } = opened;
  return (
    <ImageDialog
      figure={figure?.figure ?? null}
      onSeveral={(files) => done(() => onSeveral(files))}
      onSave={(saved) => done(() => saveFigure(editor, figure?.key ?? null, saved))}
      onRemove={() => done(() => figure && removeFigure(editor, figure.key))}
      onClose={onClose}
    />
  );
}
