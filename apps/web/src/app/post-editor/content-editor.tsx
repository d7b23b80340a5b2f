import { COMMAND_PRIORITY_HIGH, KEY_DOWN_COMMAND, type LexicalEditor, mergeRegister } from 'lexical';
import { Suspense, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { actionFor, type Openers } from './actions.ts';
import { createPostEditor, htmlIn, layAnew, registerWriting } from './create-editor.ts';
import type { IsOwnImage } from './document/read-dom.ts';
import { editorMessages } from './editor-messages.ts';
import { type FigureInHand, findChosenFigure, registerFigures, removeFigure, saveFigure } from './figures.ts';
import { $here, type Here, nowhere } from './formatting.ts';
import { ImageDialog, LinkDialog } from './lazy-dialogs.ts';
import { type LinkInHand, linkHere, removeLink, saveLink } from './linking.ts';
import { registerPasting } from './pasting.ts';
import { Toolbar } from './toolbar.tsx';

interface ContentEditorProps {
  /** What it begins with; another number lays another text in its place, which can be taken back. */
  sheet: { readonly number: number; readonly html: string };
  isOwnImage: IsOwnImage;
  onWritten: (html: string) => void;
}

type Opened =
  | { readonly dialog: 'link'; readonly link: LinkInHand }
  | { readonly dialog: 'image'; readonly figure: FigureInHand | null; readonly file: File | null };

export function ContentEditor({ sheet, isOwnImage, onWritten }: ContentEditorProps) {
  const id = useId();
  const [editor] = useState(() => createPostEditor(sheet.html, isOwnImage));
  const laid = useRef(sheet.number);
  const [opened, setOpened] = useState<Opened | null>(null);
  const openers: Openers = {
    openLink: () => setOpened({ dialog: 'link', link: linkHere(editor) }),
    openImage: () => setOpened({ dialog: 'image', figure: findChosenFigure(editor), file: null }),
  };
  const { room, here, leftOut } = useWriting(editor, isOwnImage, openers, setOpened, onWritten);

  useEffect(() => {
    if (laid.current === sheet.number) return;
    laid.current = sheet.number;
    layAnew(editor, sheet.html, isOwnImage);
  }, [editor, sheet, isOwnImage]);

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
      <Toolbar editor={editor} here={here} openers={openers} controls={id} />
      {/* biome-ignore lint/a11y/useSemanticElements: no field but this holds headings, lists and pictures */}
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
        {leftOut > 0 && editorMessages.leftOut(leftOut)}
      </p>
      <Suspense>
        <OpenDialog opened={opened} editor={editor} onClose={() => setOpened(null)} />
      </Suspense>
    </div>
  );
}

function useWriting(
  editor: LexicalEditor,
  isOwnImage: IsOwnImage,
  openers: Openers,
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
    action.run(editor, openers);
    return true;
  });
  const openFile = useEffectEvent((file: File) => onOpen({ dialog: 'image', figure: null, file }));
  const openFigure = useEffectEvent((figure: FigureInHand) =>
    onOpen({ dialog: 'image', figure, file: null }),
  );

  useEffect(() => {
    editor.setRootElement(room.current);
    const end = mergeRegister(
      registerWriting(editor),
      registerPasting(editor, {
        isOwnImage,
        onImage: (file) => openFile(file),
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
  onClose: () => void;
}

function OpenDialog({ opened, editor, onClose }: OpenDialogProps) {
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
  const { figure, file } = opened;
  return (
    <ImageDialog
      figure={figure?.figure ?? null}
      file={file}
      onSave={(saved) => done(() => saveFigure(editor, figure?.key ?? null, saved))}
      onRemove={() => done(() => figure && removeFigure(editor, figure.key))}
      onClose={onClose}
    />
  );
}
