import { type AnyNode, type Element, hasChildren, isTag, isText } from 'domhandler';
import { getElementsByTagName } from 'domutils';
import { parseDocument } from 'htmlparser2';

/** A page as a browser without JavaScript shows it. */
export interface Visit {
  readonly url: string;
  readonly status: number;
  readonly headers: Headers;
  readonly source: string;
  readonly text: string;
  readonly heading: string | null;
  readonly alert: string | null;
  readonly message: string | null;
  readonly forms: readonly Form[];
  readonly links: readonly { readonly label: string; readonly address: string }[];
  fieldWithLabel(label: string): { readonly attributes: ReadonlyMap<string, string> };
}

export interface Form {
  readonly page: string;
  readonly action: string;
  readonly fields: ReadonlyMap<string, string>;
  readonly buttons: readonly {
    readonly label: string;
    readonly name: string | null;
    readonly value: string;
  }[];
}

const findTags = (node: AnyNode, ...names: string[]): Element[] =>
  getElementsByTagName((name) => names.includes(name), node);

const isVisible = ({ name }: Element): boolean => name !== 'head' && name !== 'script';

const listTexts = (node: AnyNode): string[] => {
  if (isText(node)) return [node.data];
  return hasChildren(node) && (!isTag(node) || isVisible(node)) ? node.children.flatMap(listTexts) : [];
};

const readText = (node: AnyNode): string => listTexts(node).join(' ').replace(/\s+/g, ' ').trim();

const readFirst = (tags: readonly Element[], role?: string): string | null => {
  const tag = tags.find(({ attribs }) => role === undefined || attribs['role'] === role);
  return tag === undefined ? null : readText(tag);
};

const readForm = (page: string, form: Element): Form => ({
  page,
  action: form.attribs['action'] ?? page,
  fields: new Map(
    findTags(form, 'input', 'select', 'textarea').map(({ attribs }) => [
      attribs['name'] ?? '',
      attribs['value'] ?? '',
    ]),
  ),
  buttons: findTags(form, 'button')
    .filter(({ attribs }) => attribs['type'] !== 'button')
    .map((button) => ({
      label: readText(button),
      name: button.attribs['name'] ?? null,
      value: button.attribs['value'] ?? '',
    })),
});

async function read(response: Response, url: string): Promise<Visit> {
  const source = await response.text();
  const page = parseDocument(source);
  return {
    url,
    status: response.status,
    headers: response.headers,
    source,
    text: readText(page),
    heading: readFirst(findTags(page, 'h1')),
    alert: readFirst(findTags(page, 'p'), 'alert'),
    message: readFirst(findTags(page, 'p'), 'status'),
    forms: findTags(page, 'form').map((form) => readForm(url, form)),
    links: findTags(page, 'a').map((link) => ({
      label: readText(link),
      address: link.attribs['href'] ?? '',
    })),
    fieldWithLabel(label) {
      const named = findTags(page, 'label').find((tag) => readText(tag) === label);
      const field = findTags(page, 'input', 'select', 'textarea').find(
        ({ attribs }) => named !== undefined && attribs['id'] === named.attribs['for'],
      );
      if (field === undefined) throw new Error(`Nothing is labelled ${label} at ${url}.`);
      return { attributes: new Map(Object.entries(field.attribs)) };
    },
  };
}

/** Follows no redirect. */
export async function visit(url: string, headers: Record<string, string> = {}): Promise<Visit> {
  return read(await fetch(url, { redirect: 'manual', headers }), url);
}

/** A browser's headers for a form of the same site whose page has no referrer. */
const sameSiteHeaders = { origin: 'null', 'sec-fetch-site': 'same-origin' };

/** Fills in a form and clicks the button, or the first one. */
export async function send(
  form: Form,
  values: Readonly<Record<string, string>> = {},
  button: string | null = null,
  headers: Record<string, string> = sameSiteHeaders,
): Promise<Visit> {
  const clicked = form.buttons.find(({ label }) => button === null || label === button);
  if (clicked === undefined) throw new Error(`There is no button ${button} in ${form.action}.`);
  const body = new URLSearchParams([...form.fields].filter(([name]) => name !== ''));
  for (const [name, value] of Object.entries(values)) body.set(name, value);
  if (clicked.name !== null) body.set(clicked.name, clicked.value);
  const url = new URL(form.action, form.page).href;
  return read(await fetch(url, { method: 'POST', redirect: 'manual', body, headers }), url);
}

export function formWith({ forms, url }: Visit, button: string): Form {
  const form = forms.find(({ buttons }) => buttons.some(({ label }) => label === button));
  if (form === undefined) throw new Error(`No form at ${url} has a button ${button}.`);
  return form;
}

export const formAt = async (url: string, button: string): Promise<Form> =>
  formWith(await visit(url), button);

export const goodCard = { number: '4242 4242 4242 4242', expiry: '12/60', cvc: '123', name: 'Ruth' };

/** The address of a redirect. */
export function getRedirect({ status, headers, url, text }: Visit): string {
  if (status !== 303) throw new Error(`${url} answered ${status}: ${text.slice(0, 300)}`);
  return new URL(headers.get('location') ?? '', url).href;
}

export const follow = (response: Visit): Promise<Visit> => visit(getRedirect(response));
