/** A post has no tables. A row of short cells becomes a line; whatever else stood in a cell stands by itself. */
export function rowsAsLines(body: HTMLElement): void {
  for (const row of body.querySelectorAll('tr')) {
    const cells = [...row.children];
    if (!cells.every(isShort)) {
      for (const cell of cells) toBlock(cell);
      continue;
    }
    const line = body.ownerDocument.createElement('p');
    for (const cell of cells) {
      if ((cell.textContent ?? '').trim() === '') continue;
      if (line.hasChildNodes()) line.append(' · ');
      line.append(...(cell.firstElementChild?.matches('p, div') ? onlyChildOf(cell) : cell).childNodes);
    }
    row.replaceWith(line);
  }
}

const onlyChildOf = (cell: Element): Element => cell.firstElementChild ?? cell;

const tall =
  'table, ul, ol, h1, h2, h3, h4, h5, h6, blockquote, img, br, hr, pre, :is(p, div) ~ *, :is(p, div) :is(p, div)';

const isShort = (cell: Element): boolean => {
  if (cell.querySelector(tall) !== null) return false;
  const [first] = cell.children;
  // Words beside a paragraph are a second one.
  return !first?.matches('p, div') || (cell.textContent ?? '').trim() === (first.textContent ?? '').trim();
};

function toBlock(cell: Element): void {
  const block = cell.ownerDocument.createElement('div');
  block.append(...cell.childNodes);
  cell.replaceWith(block);
}
