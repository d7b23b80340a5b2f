import { LinkNode, type SerializedLinkNode } from '@lexical/link';
import { sanitizeLink } from '@wayfare/contracts/rules/links';
import {
  DecoratorNode,
  type DOMExportOutput,
  type LexicalNode,
  type LexicalNodeReplacement,
  type NodeKey,
  type SerializedLexicalNode,
} from 'lexical';
import { type Figure, textIn } from '#app/editing/document/blocks.ts';
import { htmlOf } from '#app/editing/document/write-html.ts';
import { parseInertHtml } from '#ui/trusted-html.ts';

interface SerializedFigure extends SerializedLexicalNode {
  readonly figure: Figure;
}

/** An image between paragraphs, with what is said below it. It is changed in its dialog, never in place. */
export class FigureNode extends DecoratorNode<null> {
  __figure: Figure;

  constructor(figure: Figure, key?: NodeKey) {
    super(key);
    this.__figure = figure;
  }

  static override getType(): string {
    return 'figure';
  }

  static override clone(node: FigureNode): FigureNode {
    return new FigureNode(node.__figure, node.__key);
  }

  static override importJSON(serialized: SerializedLexicalNode & { figure?: Figure }): FigureNode {
    if (serialized.figure === undefined) throw new Error('A figure was copied without its picture.');
    return new FigureNode(serialized.figure);
  }

  override exportJSON(): SerializedFigure {
    return { ...super.exportJSON(), figure: this.getFigure() };
  }

  getFigure(): Figure {
    return this.getLatest().__figure;
  }

  setFigure(figure: Figure): void {
    this.getWritable().__figure = figure;
  }

  override createDOM(): HTMLElement {
    const { src, alt, isDecoration, caption, width, height } = this.__figure;
    const box = document.createElement('figure');
    const image = document.createElement('img');
    image.src = src;
    image.alt = alt;
    if (width !== null && height !== null) {
      image.width = width;
      image.height = height;
    }
    box.append(image);
    const said = textIn(caption);
    const below = document.createElement('figcaption');
    below.textContent = [said, alt === '' && !isDecoration ? '(no words for those who cannot see it)' : '']
      .filter(Boolean)
      .join(' ');
    box.append(below);
    return box;
  }

  /** As it is copied for other pages, those of this editor among them. */
  override exportDOM(): DOMExportOutput {
    const [element] = parseInertHtml(htmlOf([this.getFigure()])).children;
    return { element: element instanceof HTMLElement ? element : null };
  }

  override updateDOM(before: FigureNode): boolean {
    return before.__figure !== this.__figure;
  }

  override getTextContent(): string {
    return textIn(this.getFigure().caption);
  }

  override isInline(): false {
    return false;
  }

  override decorate(): null {
    return null;
  }
}

export const $isFigureNode = (node: LexicalNode | null | undefined): node is FigureNode =>
  node instanceof FigureNode;

export class RuleNode extends DecoratorNode<null> {
  static override getType(): string {
    return 'rule';
  }

  static override clone(node: RuleNode): RuleNode {
    return new RuleNode(node.__key);
  }

  static override importJSON(): RuleNode {
    return new RuleNode();
  }

  override createDOM(): HTMLElement {
    return document.createElement('hr');
  }

  override updateDOM(): boolean {
    return false;
  }

  override getTextContent(): string {
    return '\n';
  }

  override isInline(): false {
    return false;
  }

  override decorate(): null {
    return null;
  }
}

/** A link as posts may have it: anything but http, https, mailto, tel or a path of ours leads nowhere. */
export class SafeLink extends LinkNode {
  static override getType(): string {
    return 'safe-link';
  }

  static override clone(node: SafeLink): SafeLink {
    return new SafeLink(node.__url, {}, node.__key);
  }

  static override importJSON({ url }: SerializedLinkNode): SafeLink {
    return new SafeLink(sanitizeLink(url));
  }

  override sanitizeUrl(url: string): string {
    return sanitizeLink(url);
  }
}

/** Wherever the editor would make a link of its own, it makes one of these. */
export const safeLinks: LexicalNodeReplacement = {
  replace: LinkNode,
  with: (node: LinkNode) => new SafeLink(sanitizeLink(node.getURL())),
  withKlass: SafeLink,
};
