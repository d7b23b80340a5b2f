function listNodes(): Node[] {
  const iterator = document.createNodeIterator(document.querySelector('.reading') ?? document);
  const nodes: Node[] = [];
  for (let node = iterator.nextNode(); node !== null; node = iterator.nextNode()) nodes.push(node);
  return nodes;
}

/** Calls `replace`, which replaces the article with an equal one, and restores the selection and the focus. */
export function keepSelection(replace: () => void): void {
  const { anchorNode = null, anchorOffset = 0, focusNode = null, focusOffset = 0 } = getSelection() ?? {};
  const { activeElement } = document;
  const before = listNodes();
  replace();
  const after = listNodes();
  const find = (node: Node | null) => node && after[before.indexOf(node)];
  const [anchor, focus, active] = [find(anchorNode), find(focusNode), find(activeElement)];
  if (active instanceof HTMLElement) active.focus({ preventScroll: true });
  if (anchor && focus) getSelection()?.setBaseAndExtent(anchor, anchorOffset, focus, focusOffset);
}
