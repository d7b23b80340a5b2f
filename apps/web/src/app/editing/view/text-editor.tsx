import './text-editor.css';
import type { EditorView, NodeViewConstructor } from 'prosemirror-view';
import {
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
import { createPortal } from 'react-dom';
import { lazyComponent } from '#ui/lazy-component.tsx';
import { type Format, linkRange, readFormat, setLink } from './commands.ts';
import { addLazyPlugins, createView, replaceText, type TextKind } from './create-view.ts';
import type { KeyTaker } from './insert-menu.tsx';
import type { Openers } from './tools.ts';

// The text can be written before its tools are here.
const Toolbar = lazyComponent(() => import('./text-menus.tsx').then((part) => part.Toolbar));
const TextMenus = lazyComponent(() => import('./text-menus.tsx').then((part) => part.TextMenus));
const LinkDialog = lazyComponent(() => import('./link-dialog.tsx').then((part) => part.LinkDialog));

/** The interface of the text for the page. */
export interface TextHandle {
  /** Writes what was typed last. */
  readonly flush: () => void;
  readonly view: EditorView | null;
}

interface TextEditorProps {
  readonly kind: TextKind;
  /** Another number puts another text in place of this one, which can be undone. */
  readonly sheet: { readonly number: number; readonly text: string };
  /** Default: true. */
  readonly isEditable?: boolean;
  readonly label: string;
  readonly className?: string;
  readonly onWritten: (text: string) => void;
  readonly onFiles?: (view: EditorView, files: readonly File[]) => void;
  readonly onPictures?: (view: EditorView, files: ReadonlyMap<string, File>) => void;
  readonly onOpenPicture?: (view: EditorView) => void;
  readonly onOpenNote?: (view: EditorView) => void;
  readonly onView?: (view: EditorView | null) => void;
  readonly nodeViews?: (openers: Openers) => Readonly<Record<string, NodeViewConstructor>>;
  readonly onNotice?: (notice: string) => void;
  readonly onFormat?: (format: Format) => void;
  readonly onChanged?: () => void;
  /** At a selection. */
  readonly onComment?: (() => void) | undefined;
  /** The element that shows the tools. Headings stay between it and the text while the editor loads. */
  readonly toolsPlace: HTMLElement | null;
  /** Below the tools. */
  readonly beneathTools?: ReactNode;
  readonly hint?: ReactNode;
  readonly ref?: Ref<TextHandle>;
}

/** Delay between a change and its being written for saving. */
const writeDelayMs = 300;
const nothing = () => {};

export function TextEditor({
  kind,
  sheet,
  isEditable = true,
  label,
  className = '',
  toolsPlace,
  beneathTools,
  hint,
  ref,
  ...props
}: TextEditorProps) {
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<EditorView | null>(null);
  const [format, setFormat] = useState<Format | null>(null);
  const [link, setLinkInHand] = useState<LinkInHand | null>(null);
  const keys = useRef<KeyTaker | null>(null);
  const [takeKeys] = useState(() => (take: KeyTaker | null) => {
    keys.current = take;
  });
  const latest = useRef<Format | null>(null);
  const number = useRef(sheet.number);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  function flush() {
    if (timer.current === undefined || view === null) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    props.onWritten(kind.write(view.state.doc));
  }
  const write = useEffectEvent(flush);
  const changed = useEffectEvent(() => {
    // Counted from the first change, so that steady typing is written too.
    timer.current ??= setTimeout(() => write(), writeDelayMs);
    if (view !== null) void addLazyPlugins(view, kind);
    // Not within the update that is being reported.
    if (props.onChanged) queueMicrotask(props.onChanged);
  });
  const tellFormat = useEffectEvent((next: Format) => props.onFormat?.(next));
  const openers = {
    openLink: useStable(() => view && setLinkInHand(linkHere(view))),
    openPicture: useStable(() => view && props.onOpenPicture?.(view)),
    openNote: useStable(() => view && props.onOpenNote?.(view)),
  };
  const handleFiles = useEffectEvent((files: readonly File[]) => view && props.onFiles?.(view, files));
  const handlePictures = useEffectEvent(
    (files: ReadonlyMap<string, File>) => view && props.onPictures?.(view, files),
  );
  const handleNotice = useEffectEvent((notice: string) => (props.onNotice ?? nothing)(notice));
  const tellView = useEffectEvent((now: EditorView | null) => props.onView?.(now));

  const create = useEffectEvent((parent: HTMLElement, ofKind: TextKind) =>
    createView(parent, {
      kind: ofKind,
      text: sheet.text,
      label,
      id,
      className: `sheet ${className}`,
      handlers: {
        ...openers,
        nodeViews: props.nodeViews?.(openers) ?? {},
        onChange: () => changed(),
        onFormat: (next) => {
          // React has nothing to do while words are typed.
          if (latest.current !== null && isSame(latest.current, next)) return;
          latest.current = next;
          setFormat(next);
          tellFormat(next);
        },
        onFiles: (files) => handleFiles(files),
        onPictures: (files) => handlePictures(files),
        onNotice: (notice) => handleNotice(notice),
        onKey: (event) => keys.current?.(event) === true,
      },
    }),
  );

  // Another kind is another text.
  useLayoutEffect(() => {
    if (place.current === null) return;
    const created = create(place.current, kind);
    setView(created);
    setFormat(readFormat(created.state));
    tellView(created);
    return () => {
      // Before the page that saves it is gone.
      write();
      tellView(null);
      created.destroy();
    };
  }, [kind]);

  useEffect(() => {
    if (view === null || number.current === sheet.number) return;
    number.current = sheet.number;
    replaceText(view, kind, sheet.text, isEditable);
    clearTimeout(timer.current);
    timer.current = undefined;
  }, [view, kind, sheet, isEditable]);

  useEffect(() => {
    view?.setProps({ editable: () => isEditable });
  }, [view, isEditable]);

  // Before anything is pressed, and before the page is hidden or left.
  useEffect(() => {
    const leave = () => write();
    const events = ['pointerdown', 'focusout', 'visibilitychange'] as const;
    for (const name of events) document.addEventListener(name, leave, true);
    addEventListener('pagehide', leave, true);
    addEventListener('beforeunload', leave, true);
    return () => {
      for (const name of events) document.removeEventListener(name, leave, true);
      removeEventListener('pagehide', leave, true);
      removeEventListener('beforeunload', leave, true);
    };
  }, []);

  useImperativeHandle(ref, () => ({ flush, view }));

  const isLinking = link !== null;
  useLayoutEffect(() => {
    if (!isLinking) return;
    // Before the dialog is closed the browser gives the focus to nothing else.
    return () => view?.focus();
  }, [isLinking, view]);

  const shared =
    view !== null && format !== null ? { view, format, openers, set: kind.tools, controls: id } : null;
  return (
    <div className="text-editor">
      {toolsPlace &&
        createPortal(
          <>
            <Suspense>{shared && <Toolbar {...shared} />}</Suspense>
            {beneathTools}
          </>,
          toolsPlace,
        )}
      <div ref={place} />
      <Suspense>
        {shared && isEditable && <TextMenus {...shared} onKeys={takeKeys} onComment={props.onComment} />}
      </Suspense>
      {hint}
      <Suspense>
        {view && link && (
          <LinkDialog
            {...link}
            onSave={(words, href) => {
              setLink(href, words === link.text ? null : words, link.range)(view.state, view.dispatch);
              setLinkInHand(null);
            }}
            onRemove={() => {
              const type = kind.schema.marks['link'];
              if (type) view.dispatch(view.state.tr.removeMark(link.range.from, link.range.to, type));
              setLinkInHand(null);
            }}
            onClose={() => setLinkInHand(null)}
          />
        )}
      </Suspense>
    </div>
  );
}

/** A function that stays the same and does what the last rendering says. */
function useStable(action: () => unknown): () => void {
  const latest = useRef(action);
  useLayoutEffect(() => {
    latest.current = action;
  });
  const [stable] = useState(() => () => void latest.current());
  return stable;
}

function isSame(one: Format, other: Format): boolean {
  const values = Object.values(other);
  return Object.values(one).every((value, at) => value === values[at]);
}

interface LinkInHand {
  readonly text: string;
  readonly address: string;
  readonly isNew: boolean;
  readonly range: { readonly from: number; readonly to: number };
}

function linkHere({ state }: EditorView): LinkInHand {
  const { from, to, $from } = state.selection;
  const around = linkRange(state.doc, $from);
  const range = around ?? { from, to };
  return {
    text: state.doc.textBetween(range.from, range.to, ' '),
    address: around?.href ?? '',
    isNew: around === null,
    range,
  };
}
