import { DecoratorNode } from 'lexical';

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
