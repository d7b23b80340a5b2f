/** Values of a template. Text is escaped, a list is joined, and null is left out. */
export type Content = Html | string | number | null | readonly Content[];

/** Markup. Only the template tag can create it, so it is escaped. */
export class Html {
  readonly #text: string;

  private constructor(text: string) {
    this.#text = text;
  }

  static of(strings: TemplateStringsArray, ...values: readonly Content[]): Html {
    const rest = values.map((value, index) => `${toText(value)}${strings[index + 1] ?? ''}`);
    return new Html(`${strings[0] ?? ''}${rest.join('')}`);
  }

  toString(): string {
    return this.#text;
  }
}

/** Use values only between tags and in quoted attributes. */
export const html = (strings: TemplateStringsArray, ...values: readonly Content[]): Html =>
  Html.of(strings, ...values);

function toText(value: Content): string {
  if (value === null) return '';
  if (value instanceof Html) return value.toString();
  if (typeof value === 'object') return value.map(toText).join('');
  return String(value).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** Plain text if the address is not a web page, such as `javascript:`. */
export const link = (address: string, label: Content): Html =>
  isWebPage(address) ? html`<a href="${address}">${label}</a>` : html`${label}`;

export const isWebPage = (address: string): boolean =>
  /^\/(?!\/)/.test(address) || /^https?:$/.test(URL.parse(address)?.protocol ?? '');
