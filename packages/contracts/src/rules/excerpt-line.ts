const ellipsis = '…';

/** At most `maxLength` characters, the ellipsis among them; cut between words where one is near. */
export function cutLine(text: string, maxLength: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= maxLength) return line;
  const cut = line.slice(0, maxLength - ellipsis.length);
  return `${endOfWord(cut, line)}${ellipsis}`;
}

function endOfWord(cut: string, line: string): string {
  const isWholeWord = line[cut.length] === ' ';
  const lastSpace = cut.lastIndexOf(' ');
  const isSpaceNear = lastSpace > cut.length * 0.7;
  const end = isWholeWord || !isSpaceNear ? cut : cut.slice(0, lastSpace);
  // Half of a surrogate pair would show as a broken sign.
  return end.replace(/[\ud800-\udbff]$/, '').replace(/(?<![\s,;:.\u2013\u2014-])[\s,;:.\u2013\u2014-]+$/, '');
}
