import type { ReactElement, ReactNode } from 'react';

const svg = 'http://www.w3.org/2000/svg';

type Props = Record<string, ReactNode>;

const isElement = (node: ReactNode): node is ReactElement<Props, string | ((props: Props) => ReactNode)> =>
  // JSON cannot contain symbols, so a response cannot forge an element.
  typeof node === 'object' && node !== null && '$$typeof' in node && typeof node.$$typeof === 'symbol';

/** Appends the same DOM nodes as React would. Components have no hooks; event handlers, refs and styles are ignored. */
export function appendElements(parent: ParentNode & Node, node: ReactNode): void {
  if (Array.isArray(node)) {
    for (const each of node) appendElements(parent, each);
  } else if (isElement(node)) {
    const { type, props } = node;
    if (typeof type === 'function') appendElements(parent, type(props));
    else if (typeof type === 'string') parent.append(createElement(type, props, parent));
    // A fragment.
    else appendElements(parent, props['children']);
  } else if (typeof node === 'number' || (typeof node === 'string' && node !== ''))
    parent.append(String(node));
}

function createElement(type: string, props: Props, parent: Node): Element {
  const isSvg = type === 'svg' || parent instanceof SVGElement;
  const element = isSvg ? document.createElementNS(svg, type) : document.createElement(type);
  for (const [name, value] of Object.entries(props)) {
    if (name === 'children') appendElements(element, value);
    else if (value === true) element.setAttribute(name, '');
    else if (typeof value === 'string' || typeof value === 'number')
      element.setAttribute(name === 'className' ? 'class' : name, String(value));
  }
  return element;
}
