import { DecoratorNode, type LexicalNode, type NodeKey, type SerializedLexicalNode } from 'lexical';

/** What is known of a picture before it is here. */
export interface ExpectedPicture {
  readonly id: string;
  readonly name: string;
  readonly alt: string;
}

type SerializedArriving = SerializedLexicalNode & Partial<ExpectedPicture>;

/** Keeps the place of a picture that is still on its way. Nothing of it is saved: it is no picture yet. */
export class ArrivingNode extends DecoratorNode<null> {
  readonly __picture: ExpectedPicture;

  constructor(picture: ExpectedPicture, key?: NodeKey) {
    super(key);
    this.__picture = picture;
  }

  static override getType(): string {
    return 'arriving';
  }

  static override clone(node: ArrivingNode): ArrivingNode {
    return new ArrivingNode(node.__picture, node.__key);
  }

  static override importJSON({ id = '', name = '', alt = '' }: SerializedArriving): ArrivingNode {
    return new ArrivingNode({ id, name, alt });
  }

  override exportJSON(): SerializedArriving {
    return { ...super.exportJSON(), ...this.__picture };
  }

  getPicture(): ExpectedPicture {
    return this.getLatest().__picture;
  }

  override createDOM(): HTMLElement {
    const box = document.createElement('figure');
    box.className = 'arriving';
    box.textContent = this.__picture.name;
    return box;
  }

  override updateDOM(): boolean {
    return false;
  }

  override getTextContent(): string {
    return '';
  }

  override isInline(): false {
    return false;
  }

  override decorate(): null {
    return null;
  }
}

export const $isArriving = (node: LexicalNode | null | undefined): node is ArrivingNode =>
  node instanceof ArrivingNode;
