import { replaceNoteLinks } from './note-links.ts';

/**
 * The HTML of a post as Markdown. It reads what `sanitizeForSave` writes and nothing else, and images go by the name that
 * `imageName` gives their key.
 */
export function toMarkdown(html: string, imageName: (key: string) => string): string {
  const page = new Page(imageName);
  const withReferences = replaceNoteLinks(html, (number) => `<reference ${number}>`);
  for (const [token] of withReferences.matchAll(/<table>.*?<\/table>|<[^<>]*>|[^<]+/gs)) page.read(token);
  return page.written();
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
};
export const decodeEntities = (text: string): string =>
  text.replaceAll(/&(?:amp|lt|gt|quot);/g, (name) => entities[name] ?? name);

const escaped = (text: string): string => text.replaceAll(/[\\`*_[\]<>#|~]/g, String.raw`\$&`);

const percentEncoded = (sign: string): string => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`;

/** A line that only looks like the beginning of a list or a rule. */
const notList = (text: string): string =>
  text.replace(/^(\d+)([.)])/, String.raw`$1\$2`).replace(/^[-+=]/, String.raw`\$&`);

const attribute = (token: string, name: string): string =>
  decodeEntities(new RegExp(` ${name}="([^"]*)"`).exec(token)?.[1] ?? '');

/** Markdown has no superscript and no subscript, but allows HTML. */
const inline: Readonly<Record<string, readonly [open: string, close: string]>> = {
  strong: ['**', '**'],
  em: ['*', '*'],
  sup: ['<sup>', '</sup>'],
  sub: ['<sub>', '</sub>'],
};
const headings: Readonly<Record<string, string>> = { h2: '## ', h3: '### ', h4: '#### ' };

/** Blocks are gathered line by line; what they stand in, lists and quotes, goes before each of their lines. */
class Page {
  readonly #imageName: (key: string) => string;
  readonly #blocks: string[] = [];
  readonly #lists: { counter: number | null }[] = [];
  readonly #links: string[] = [];
  #quotes = 0;
  #marker = '';
  #prefix = '';
  #line = '';

  constructor(imageName: (key: string) => string) {
    this.#imageName = imageName;
  }

  read(token: string): void {
    if (!token.startsWith('<')) this.#line += escaped(decodeEntities(token).replaceAll(/\s+/g, ' '));
    else if (token.startsWith('<table>') && token.endsWith('</table>')) this.#readTable(token);
    else if (token.startsWith('</')) this.#close(token.slice(2, -1));
    else this.#open(/^<([a-z0-9]+)/.exec(token)?.[1] ?? '', token);
  }

  written(): string {
    this.#endBlock();
    return this.#blocks.length === 0 ? '' : `${this.#blocks.join('\n\n')}\n`;
  }

  #open(tag: string, token: string): void {
    if (inline[tag] !== undefined) this.#line += inline[tag][0];
    else if (tag === 'reference') this.#line += `[^${/\d+/.exec(token)?.[0]}]`;
    else if (tag === 'a') {
      this.#links.push(attribute(token, 'href'));
      this.#line += '[';
    } else if (tag === 'img') {
      this.#line += `![${escaped(attribute(token, 'alt'))}](${this.#imageName(attribute(token, 'src'))})`;
    } else if (tag === 'br') this.#line += '\\\n';
    else {
      this.#endBlock();
      this.#openBlock(tag, token);
    }
  }

  #openBlock(tag: string, token: string): void {
    if (tag === 'hr') this.#blocks.push(`${this.#indent('')}---`);
    else if (headings[tag] !== undefined) this.#prefix = headings[tag];
    else if (tag === 'blockquote') this.#quotes += 1;
    else if (tag === 'ul' || tag === 'ol')
      this.#lists.push({ counter: tag === 'ol' ? Number(attribute(token, 'start') || 1) - 1 : null });
    else if (tag === 'li') this.#marker = this.#nextMarker(attribute(token, 'id'));
  }

  #close(tag: string): void {
    if (inline[tag] !== undefined) this.#line += inline[tag][1];
    else if (tag === 'a')
      this.#line += `](${(this.#links.pop() ?? '').replaceAll(/[()\s]/g, percentEncoded)})`;
    else {
      this.#endBlock();
      if (tag === 'blockquote') this.#quotes = Math.max(0, this.#quotes - 1);
      if (tag === 'ul' || tag === 'ol') this.#lists.pop();
    }
  }

  /** Stays HTML, which Markdown allows: a table of Markdown has no cells across rows or columns. */
  #readTable(html: string): void {
    this.#endBlock();
    const table = html
      .replaceAll(/<img src="([^"]*)"/g, (_, key: string) => `<img src="${this.#imageName(key)}"`)
      .replaceAll(/<reference (\d+)>/g, '<sup>$1</sup>')
      // A blank line would end it.
      .replaceAll(/\n\s*/g, ' ');
    this.#blocks.push(this.#indent('') + table);
  }

  #nextMarker(id: string): string {
    if (id.startsWith('fn-')) return `[^${id.slice(3)}]: `;
    const list = this.#lists.at(-1);
    if (list === undefined || list.counter === null) return '- ';
    list.counter += 1;
    return `${list.counter}. `;
  }

  #endBlock(): void {
    const text = this.#line.trim();
    this.#line = '';
    const [prefix, marker] = [this.#prefix, this.#marker];
    this.#prefix = '';
    if (text === '') return;
    this.#marker = '';
    const lines = (prefix + notList(text)).split('\n');
    this.#blocks.push(lines.map((line, at) => this.#indent(at === 0 ? marker : '') + line).join('\n'));
  }

  #indent(marker: string): string {
    const depth = Math.max(0, this.#lists.length - (marker === '' ? 0 : 1));
    return '> '.repeat(this.#quotes) + '   '.repeat(depth) + marker;
  }
}
