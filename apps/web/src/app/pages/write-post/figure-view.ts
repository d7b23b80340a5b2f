// A picture while it is edited: caption in place, the description below, and a bar while it is selected.
import type { Node } from 'prosemirror-model';
import { NodeSelection } from 'prosemirror-state';
import type { EditorView, NodeView, ViewMutationRecord } from 'prosemirror-view';
import { getFigureAttrs } from './schema.ts';

export class FigureView implements NodeView {
  readonly dom: HTMLElement;
  readonly contentDOM: HTMLElement;
  readonly #image = document.createElement('img');
  readonly #alt = document.createElement('span');
  readonly #wider: HTMLButtonElement;
  #node: Node;

  constructor(node: Node, view: EditorView, getPos: () => number | undefined, onOpen: () => void) {
    this.#node = node;
    const select = () => {
      const pos = getPos();
      if (pos === undefined) return;
      view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, pos)));
    };
    const open = () => {
      select();
      onOpen();
    };
    this.dom = document.createElement('figure');
    this.contentDOM = create('span', 'caption');
    this.#wider = button('Wider', () => {
      const pos = getPos();
      if (pos === undefined) return;
      const { tr } = view.state;
      tr.setNodeMarkup(pos, null, { ...this.#node.attrs, isWide: this.#node.attrs['isWide'] !== true });
      view.dispatch(tr.setSelection(NodeSelection.create(tr.doc, pos)));
    });
    const remove = button('Remove', () => {
      const pos = getPos();
      if (pos !== undefined)
        view.dispatch(view.state.tr.delete(pos, pos + this.#node.nodeSize).scrollIntoView());
      view.focus();
    });
    const bar = create('div', 'bubble figure-bar');
    bar.setAttribute('role', 'toolbar');
    bar.setAttribute('aria-label', 'The picture');
    bar.append(this.#wider, button('Another', open), remove);
    const description = create('span', 'figure-words');
    description.append(this.#alt, ' ', button('Change', open, 'quiet link'));
    const caption = document.createElement('figcaption');
    caption.append(this.contentDOM, description);
    for (const element of [this.#image, bar, description]) element.contentEditable = 'false';
    this.#image.addEventListener('click', select);
    this.dom.append(this.#image, bar, caption);
    this.#show();
  }

  update(node: Node): boolean {
    if (node.type !== this.#node.type) return false;
    this.#node = node;
    this.#show();
    return true;
  }

  #show(): void {
    const { src, alt, isDecoration, isWide, width, height } = getFigureAttrs(this.#node);
    if (this.#image.getAttribute('src') !== src) this.#image.src = src;
    this.#image.alt = alt;
    if (width !== null && height !== null) [this.#image.width, this.#image.height] = [width, height];
    this.dom.classList.toggle('wide', isWide);
    this.contentDOM.dataset['placeholder'] = this.#node.childCount === 0 ? 'A caption, if it needs one' : '';
    this.#wider.setAttribute('aria-pressed', String(isWide));
    this.#alt.className = alt === '' && !isDecoration ? 'missing' : '';
    this.#alt.textContent = isDecoration
      ? 'Decoration: it needs no words.'
      : alt === ''
        ? 'No words yet for those who cannot see it.'
        : `In words: ${alt}`;
  }

  stopEvent(event: Event): boolean {
    const { target } = event;
    return target instanceof Element && target.closest('button') !== null;
  }

  ignoreMutation(mutation: ViewMutationRecord): boolean {
    return mutation.type !== 'selection' && !this.contentDOM.contains(mutation.target);
  }
}

function create(tag: string, className: string): HTMLElement {
  const element = document.createElement(tag);
  element.className = className;
  return element;
}

function button(label: string, onPress: () => void, className = 'tool wide-tool'): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = className;
  element.textContent = label;
  element.addEventListener('click', onPress);
  return element;
}
