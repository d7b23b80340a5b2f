const span = (attributes: string, pattern: RegExp): number => Number(pattern.exec(attributes)?.[1] ?? 1);

/** The rows of a table in sanitized HTML. A cell that covers several places is followed by empty ones. */
function readGrid(html: string, toCell: (html: string) => string): string[][] {
  const rows = html.split('<tr>').filter((row) => /<t[dh]/.test(row));
  const grid: string[][] = rows.map(() => []);
  for (const [y, row] of rows.entries()) {
    let x = 0;
    for (const [, attributes = '', content = ''] of row.matchAll(/<t[dh]([^<>]*)>(.*?)<\/t[dh]>/gs)) {
      while (grid[y]?.[x] !== undefined) x += 1;
      for (const below of grid.slice(y, y + span(attributes, / rowspan="(\d+)"/)))
        for (let at = x; at < x + span(attributes, / colspan="(\d+)"/); at++) below[at] = '';
      const cells = grid[y];
      if (cells !== undefined) cells[x] = toCell(content);
    }
  }
  return grid;
}

/** The lines of a table in Markdown. It begins with a header, which is empty if the first row is none. */
export function tableToMarkdown(html: string, toCell: (html: string) => string): string[] {
  const grid = readGrid(html, toCell);
  const columns = Math.max(0, ...grid.map((row) => row.length));
  if (columns === 0) return [];
  const toLine = (cells: readonly string[], filler = ''): string =>
    `| ${Array.from({ length: columns }, (_, at) => cells[at] ?? filler).join(' | ')} |`;
  const hasHeader = /<th[ >]/.test(html.split('</tr>')[0] ?? '');
  const [header = [], ...others] = hasHeader ? grid : [[], ...grid];
  return [toLine(header), toLine([], '---'), ...others.map((row) => toLine(row))];
}
