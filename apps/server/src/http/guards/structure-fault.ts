interface Most {
  readonly depth: number;
  /** Members and list items of the whole. */
  readonly members: number;
}

/** What is too much about a JSON text, told without parsing it; whether it is JSON at all is not looked at. */
export function structureFault(text: string, most: Most): string | null {
  let [depth, members] = [0, 0];
  for (let at = 0; at < text.length; at++) {
    switch (text.charAt(at)) {
      case '"':
        at = endOfString(text, at);
        break;
      case '[':
      case '{':
        depth += 1;
        if (!isEmptyFrom(text, at + 1)) members += 1;
        if (depth > most.depth) return 'The body is nested too deeply.';
        break;
      case ']':
      case '}':
        depth -= 1;
        break;
      case ',':
        members += 1;
        break;
    }
    if (members > most.members) return 'The body has too many members.';
  }
  return null;
}

/** The place of the closing quote; the end of the text where there is none. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let escapes = 0;
    while (text[end - 1 - escapes] === '\\') escapes += 1;
    if (escapes % 2 === 0) return end;
  }
  return text.length;
}

function isEmptyFrom(text: string, start: number): boolean {
  let at = start;
  while (at < text.length && ' \t\r\n'.includes(text[at] ?? '')) at += 1;
  return text[at] === ']' || text[at] === '}';
}
