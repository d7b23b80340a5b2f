/** The positions of a node and its parents among their siblings. Null if the node is not in the page's main element. */
function getPath(node: Node): readonly number[] | null {
  const main = document.getElementById('main');
  const path: number[] = [];
  for (let child = node; child !== main; ) {
    const parent = child.parentNode;
    if (parent === null) return null;
    const siblings: Node[] = [...parent.childNodes];
    path.unshift(siblings.indexOf(child));
    child = parent;
  }
  return path;
}

/** Undefined if there is no node at this path. */
const findNode = (path: readonly number[]): Node | undefined =>
  path.reduce<Node | undefined>(
    (parent, index) => parent?.childNodes[index],
    document.getElementById('main') ?? undefined,
  );

/** Calls `replace`, which replaces the text of the page with an equal one, and restores the selection and the focus. */
export function keepSelection(replace: () => void): void {
  const { anchorNode = null, anchorOffset = 0, focusNode = null, focusOffset = 0 } = getSelection() ?? {};
  const paths = [anchorNode, focusNode, document.activeElement].map((node) => node && getPath(node));
  replace();
  const [anchor, focus, active] = paths.map((path) => path && findNode(path));
  if (active instanceof HTMLElement) active.focus({ preventScroll: true });
  // Another page may have come in place of the text.
  const hasOffset = (node: Node, offset: number) =>
    offset <= (node.nodeValue?.length ?? node.childNodes.length);
  if (anchor && focus && hasOffset(anchor, anchorOffset) && hasOffset(focus, focusOffset))
    getSelection()?.setBaseAndExtent(anchor, anchorOffset, focus, focusOffset);
}
