// The text while it is edited: a ProseMirror view, without React.
import { blankAddress, sanitizeLink } from '@wayfare/contracts/rules/links';
import { normalizeLineEnds } from '@wayfare/contracts/rules/plain-lines';
import { DOMSerializer, type Fragment, type Node, type Schema, type Slice } from 'prosemirror-model';
import { EditorState, NodeSelection, type Plugin, TextSelection } from 'prosemirror-state';
import { EditorView, type NodeViewConstructor } from 'prosemirror-view';
import { parseInertHtml } from '#ui/trusted-html.ts';
import { asUndoStep, enterLine, setLink } from './commands.ts';
import { type Placeholders, textPlugins } from './plugins.ts';
import type { DialogName, OpenDialog, ToolSet } from './tools.ts';

/** The differences between posts and homilies. */
export interface TextKind {
  readonly schema: Schema;
  readonly tools: ToolSet;
  readonly placeholders: Placeholders;
  readonly read: (text: string) => Node;
  readonly write: (content: Node) => string;
  /** The HTML for the clipboard. */
  readonly toHtml?: (content: Fragment) => string;
  readonly isOwnImage: (src: string) => boolean;
  readonly nodeViews?: (open: OpenDialog) => Record<string, NodeViewConstructor>;
}

export interface ViewHandlers {
  readonly open: OpenDialog;
  /** After each transaction. A changed text is not written yet. */
  readonly onUpdate: (view: EditorView, isChanged: boolean) => void;
  /** Files that were dropped or pasted, for the place of the selection. */
  readonly onFiles: (view: EditorView, files: readonly File[]) => void;
  /** Says what a paste has lost; '' after one that lost nothing. */
  readonly onNotice: (notice: string) => void;
}

interface ViewOptions {
  readonly kind: TextKind;
  readonly text: string;
  /** Of the element. */
  readonly attributes: Readonly<Record<'id' | 'class' | 'aria-label', string>>;
  /** The current ones. */
  readonly handlers: () => ViewHandlers;
}

export function createView(place: HTMLElement, options: ViewOptions): EditorView {
  const { kind, text, attributes, handlers } = options;
  const open: OpenDialog = (dialog) => handlers().open(dialog);
  let copied: { readonly plain: string; readonly slice: Slice } | null = null;
  const view: EditorView = new EditorView(place, {
    state: EditorState.create({
      doc: kind.read(text),
      plugins: textPlugins(kind.placeholders),
    }),
    attributes: {
      ...attributes,
      role: 'textbox',
      'aria-multiline': 'true',
      spellcheck: 'true',
      tabindex: '0',
    },
    nodeViews: kind.nodeViews?.(open) ?? {},
    ...(kind.toHtml ? { clipboardSerializer: createSerializer(kind.toHtml) } : {}),
    dispatchTransaction(tr) {
      const { doc } = view.state;
      view.updateState(view.state.apply(tr));
      handlers().onUpdate(view, view.state.doc !== doc);
    },
    handleKeyDown(_, event) {
      // Browsers report a moved caret late. A key that follows at once must not act on the selection before.
      if (view.state.selection instanceof NodeSelection || event.ctrlKey || event.metaKey)
        document.dispatchEvent(new Event('selectionchange'));
      if (event.key === 'Enter' && openSelected()) return true;
      makeRoom(view, event);
      return false;
    },
    handleClickOn(_, __, node, pos) {
      if (node.type.name !== 'footnote') return false;
      view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, pos)));
      return openSelected();
    },
    handleDOMEvents: {
      copy: () => remember(),
      cut: () => remember(),
      // ProseMirror's own reader needs a Trusted Types policy that the page does not allow.
      paste: (_, event) => take(event.clipboardData, event, null),
      drop: (_, event) => {
        if (view.dragging !== null) return false;
        const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
        return take(event.dataTransfer, event, place?.pos ?? null);
      },
      dragover: (_, event) => {
        const hasFiles = event.dataTransfer?.types.includes('Files') === true;
        // Otherwise the browser opens the file.
        if (hasFiles) event.preventDefault();
        return false;
      },
    },
  });

  function openSelected(): boolean {
    const { selection } = view.state;
    const name = selection instanceof NodeSelection ? selection.node.type.name : '';
    const dialog = ({ figure: 'picture', footnote: 'note' } as Record<string, DialogName>)[name];
    if (dialog !== undefined) open(dialog);
    return dialog !== undefined;
  }

  function remember(): false {
    const slice = view.state.selection.content();
    copied = { plain: slice.content.textBetween(0, slice.content.size, '\n\n'), slice };
    return false;
  }

  function take(data: DataTransfer | null, event: Event, pos: number | null): boolean {
    if (data === null) return false;
    const [html, plain] = [data.getData('text/html'), data.getData('text/plain')];
    const files = [...data.files];
    event.preventDefault();
    if (pos !== null) {
      const selection = TextSelection.near(view.state.doc.resolve(pos));
      view.dispatch(view.state.tr.setSelection(selection));
    }
    const isText = plain !== '' || (html !== '' && files.length === 0);
    // Office programs add a picture of the text.
    if (!isText) handlers().onFiles(view, files);
    else if (html.includes('data-pm-slice') && copied?.plain === plain) insert(copied.slice);
    else if (linkSelection(plain.trim())) handlers().onNotice('');
    else if (html === '' && !/[\n\r\t]/.test(normalizeLineEnds(plain)))
      view.dispatch(asUndoStep(view.state.tr.insertText(plain)).scrollIntoView());
    else void read(html, plain);
    return true;
  }

  function insert(slice: Slice): void {
    view.dispatch(asUndoStep(view.state.tr.replaceSelection(slice)).scrollIntoView());
  }

  async function read(html: string, plain: string): Promise<void> {
    const paste = await import('../paste/index.ts').catch(() => null);
    if (view.isDestroyed) return;
    if (paste === null) {
      view.dispatch(asUndoStep(view.state.tr.insertText(normalizeLineEnds(plain))));
      return;
    }
    const isTyped = html.includes('data-pm-slice');
    const pasted = await paste.readPaste({ html, plain, isTyped }, kind.schema, kind.isOwnImage);
    if (view.isDestroyed) return;
    insert(paste.toSlice(pasted.content));
    handlers().onNotice(pasted.notice);
  }

  /** An address that is pasted upon words links them. */
  function linkSelection(address: string): boolean {
    const { empty, from, to } = view.state.selection;
    const isAddress = !/\s/.test(address) && sanitizeLink(address) !== blankAddress;
    if (empty || !isAddress || view.state.doc.textBetween(from, to).trim() === '') return false;
    return setLink(sanitizeLink(address), null, { from, to })(view.state, view.dispatch);
  }

  return view;
}

/** Puts plugins before those of the view, and returns a function that removes them. Undo survives both. */
export function addPlugins(view: EditorView, plugins: readonly Plugin[]): () => void {
  const set = (all: readonly Plugin[]) => {
    if (!view.isDestroyed) view.updateState(view.state.reconfigure({ plugins: all }));
  };
  set([...plugins, ...view.state.plugins]);
  return () => set(view.state.plugins.filter((plugin) => !plugins.includes(plugin)));
}

/** Keys that input methods send. */
const composing = new Set(['Process', 'Dead', 'Unidentified']);

/** Typing on a selected picture or rule goes into the line below instead of replacing it. */
function makeRoom(view: EditorView, event: KeyboardEvent): void {
  const { selection, tr } = view.state;
  const isTyping = composing.has(event.key) || (event.key.length === 1 && !event.ctrlKey && !event.metaKey);
  if (isTyping && selection instanceof NodeSelection && selection.node.isBlock)
    view.dispatch(enterLine(tr, selection.to));
}

/** Copies the text as it is stored, so that other programs get notes and captions. */
function createSerializer(toHtml: (content: Fragment) => string): DOMSerializer {
  const serializer = new DOMSerializer({}, {});
  serializer.serializeFragment = (content) => {
    const copy = document.createDocumentFragment();
    copy.append(...parseInertHtml(toHtml(content)).childNodes);
    return copy;
  };
  return serializer;
}
