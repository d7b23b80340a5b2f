import './text-editor.css';
import type { EditorView } from 'prosemirror-view';
import {
  type MouseEvent,
  type ReactNode,
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
import { lazyComponent } from '#ui/lazy-component.tsx';
import { type Format, readFormat } from './commands.ts';
import { createView, type TextKind, type ViewHandlers } from './create-view.ts';
import type { DialogName, OpenDialog } from './tools.ts';

// The text can be written before its tools are here.
const TextTools = lazyComponent(() => import('./text-tools.tsx').then((part) => part.TextTools));
const LinkDialog = lazyComponent(() => import('./link-dialog.tsx').then((part) => part.LinkDialog));

/** The interface of the text for the page. */
export interface TextHandle {
  /** Writes what was typed last. */
  readonly flush: () => void;
  readonly open: OpenDialog;
  readonly view: EditorView | null;
}

interface TextEditorProps extends Partial<Pick<ViewHandlers, 'onFiles'>> {
  readonly kind: TextKind;
  /** Another number puts another text in place of this one, which can be undone. */
  readonly sheet: { readonly number: number; readonly text: string };
  /** Default: true. */
  readonly isEditable?: boolean;
  readonly label: string;
  readonly className?: string;
  readonly onWritten: (text: string) => void;
  readonly onChanged?: () => void;
  /** At a selection. */
  readonly onComment?: (() => void) | undefined;
  /** The element that shows the tools. Headings stay between it and the text while the editor loads. */
  readonly toolsPlace: HTMLElement | null;
  readonly renderBelowTools?: (view: EditorView, format: Format) => ReactNode;
  /** Every dialog but that of links. */
  readonly renderDialog?: (name: DialogName, view: EditorView, close: () => void) => ReactNode;
  /** For screen readers, beside what a paste has lost. */
  readonly status?: string;
  readonly ref?: Ref<TextHandle>;
}

/** Delay between a change and its being written for saving. */
const writeDelayMs = 300;

export function TextEditor({
  kind,
  sheet,
  isEditable = true,
  label,
  className = '',
  toolsPlace,
  status = '',
  ref,
  ...props
}: TextEditorProps) {
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<EditorView | null>(null);
  const [format, setFormat] = useState<Format | null>(null);
  const [dialog, setDialog] = useState<DialogName | null>(null);
  const [notice, setNotice] = useState('');
  const number = useRef(sheet.number);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  function flush() {
    if (timer.current === undefined || view === null) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    props.onWritten(kind.write(view.state.doc));
  }
  const write = useEffectEvent(flush);

  const getHandlers = useEffectEvent(
    (): ViewHandlers => ({
      open: setDialog,
      onUpdate({ state }, isChanged) {
        const next = readFormat(state);
        // React has nothing to do while words are typed.
        setFormat((before) => (before !== null && isSame(before, next) ? before : next));
        if (!isChanged) return;
        // Counted from the first change, so that steady typing is written too.
        timer.current ??= setTimeout(() => write(), writeDelayMs);
        // Not within the update that is being reported.
        if (props.onChanged) queueMicrotask(props.onChanged);
      },
      onFiles: (...args) => props.onFiles?.(...args),
      onNotice: setNotice,
    }),
  );

  const create = useEffectEvent((parent: HTMLElement, ofKind: TextKind) =>
    createView(parent, {
      kind: ofKind,
      text: sheet.text,
      attributes: { id, class: `sheet ${className}`, 'aria-label': label },
      handlers: () => getHandlers(),
    }),
  );

  // Another kind is another text.
  useLayoutEffect(() => {
    if (place.current === null) return;
    const created = create(place.current, kind);
    setView(created);
    setFormat(readFormat(created.state));
    return () => {
      // Before the page that saves it is gone.
      write();
      created.destroy();
    };
  }, [kind]);

  useEffect(() => {
    if (view === null || number.current === sheet.number) return;
    number.current = sheet.number;
    const { tr, doc } = view.state;
    const { content } = kind.read(sheet.text);
    view.dispatch(tr.replaceWith(0, doc.content.size, content).setMeta('addToHistory', isEditable));
    clearTimeout(timer.current);
    timer.current = undefined;
  }, [view, kind, sheet, isEditable]);

  useEffect(() => {
    view?.setProps({ editable: () => isEditable });
  }, [view, isEditable]);

  // Before anything is pressed, and before the page is hidden or left.
  useEffect(() => {
    const end = new AbortController();
    for (const name of ['pointerdown', 'focusout', 'visibilitychange', 'pagehide', 'beforeunload'])
      addEventListener(name, () => write(), { capture: true, signal: end.signal });
    return () => end.abort();
  }, []);

  useImperativeHandle(ref, () => ({ flush, open: setDialog, view }));

  const isOpen = dialog !== null;
  useLayoutEffect(() => {
    if (!isOpen) return;
    // Before the dialog is closed the browser gives the focus to nothing else.
    // When the page is left, the view is destroyed first.
    return () => {
      if (view?.isDestroyed === false) view.focus();
    };
  }, [isOpen, view]);

  const close = () => setDialog(null);
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: its buttons are the controls */}
      <div className="text-editor" role="presentation" onMouseDown={keepSelection}>
        <div ref={place} />
        <Suspense>
          {view && format && (
            <TextTools
              view={view}
              format={format}
              open={setDialog}
              set={kind.tools}
              controls={id}
              place={toolsPlace}
              isEditable={isEditable}
              onComment={props.onComment}
            >
              {props.renderBelowTools?.(view, format)}
            </TextTools>
          )}
        </Suspense>
        <p className="hint" role="status">
          {[status, notice].filter(Boolean).join(' ')}
        </p>
      </div>
      <Suspense>
        {view && dialog === 'link' && <LinkDialog view={view} onClose={close} />}
        {view && dialog !== null && dialog !== 'link' && props.renderDialog?.(dialog, view, close)}
      </Suspense>
    </>
  );
}

/** Buttons beside the text leave it the focus. */
function keepSelection(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('button')) event.preventDefault();
}

function isSame(one: Format, other: Format): boolean {
  const values = Object.values(other);
  return Object.values(one).every((value, at) => value === values[at]);
}
