function listNodes(): Node[] {
  const main = document.getElementById('main');
  if (main === null) return [];
  const iterator = document.createNodeIterator(main);
  const nodes: Node[] = [];
  for (let node = iterator.nextNode(); node !== null; node = iterator.nextNode()) nodes.push(node);
  return nodes;
}

/** Calls `replace`, which replaces the text of the page with an equal one, and restores the selection and the focus. */
export function keepSelection(replace: () => void): void {
  const { anchorNode = null, anchorOffset = 0, focusNode = null, focusOffset = 0 } = getSelection() ?? {};
  const { activeElement } = document;
  const before = listNodes();
  replace();
  const after = listNodes();
  // Undefined if another page came in place of the text.
  const find = (node: Node | null, offset = 0) => {
    const same = node && after[before.indexOf(node)];
    return same && offset <= (same.nodeValue?.length ?? same.childNodes.length) ? same : undefined;
  };
  const [anchor, focus, active] = [
    find(anchorNode, anchorOffset),
    find(focusNode, focusOffset),
    find(activeElement),
  ];
  if (active instanceof HTMLElement) active.focus({ preventScroll: true });
  if (anchor && focus) getSelection()?.setBaseAndExtent(anchor, anchorOffset, focus, focusOffset);
}
