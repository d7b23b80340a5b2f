// Small steps on a parsed page.

/** The page's policy forbids `style`, so styles are read under this name. */
export const styleAttribute = 'data-style';

export const getStyle = (element: Element): string => element.getAttribute(styleAttribute) ?? '';

export function rename(element: Element, name: string): Element {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...Array.from(element.childNodes));
  element.replaceWith(renamed);
  return renamed;
}

export const unwrap = (element: Element): void => element.replaceWith(...Array.from(element.childNodes));

export const isElement = (node: Node): node is Element => node.nodeType === 1;

export const isBlank = (node: Node): boolean =>
  (node.nodeType !== 1 && (node.textContent ?? '').trim() === '') || node.nodeName === 'BR';

/** The nearest element before this one, unless text stands between. */
export function siblingBefore(element: Element): Element | null {
  let before = element.previousSibling;
  while (before !== null && !isElement(before) && isBlank(before)) before = before.previousSibling;
  return before !== null && isElement(before) ? before : null;
}
