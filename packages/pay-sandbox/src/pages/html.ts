/** What may stand in a template. Text is escaped; a list is joined; null is nothing. */
export type Content = Html | string | number | null | readonly Content[];

/** Markup that is safe to send, because only the template tag makes it. */
export class Html {
  readonly #text: string;

  private constructor(text: string) {
    this.#text = text;
  }

  static of(strings: TemplateStringsArray, ...values: readonly Content[]): Html {
    const rest = values.map((value, index) => `${write(value)}${strings[index + 1] ?? ''}`);
    return new Html(`${strings[0] ?? ''}${rest.join('')}`);
  }

  toString(): string {
    return this.#text;
  }
}

/** Values belong between tags or in quoted attributes, and nowhere else. */
export const html = (strings: TemplateStringsArray, ...values: readonly Content[]): Html =>
  Html.of(strings, ...values);

function write(value: Content): string {
  if (value === null) return '';
  if (value instanceof Html) return value.toString();
  if (typeof value === 'object') return value.map(write).join('');
  return String(value).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** A link, if it leads to a page at all: an address can be more than that, and might be a stranger's. */
export function link(address: string, words: Content): Html {
  return isPage(address) ? html`<a href="${address}">${words}</a>` : html`${words}`;
}

export const isPage = (address: string): boolean =>
  /^\/(?!\/)/.test(address) || /^https?:$/.test(URL.parse(address)?.protocol ?? '');
