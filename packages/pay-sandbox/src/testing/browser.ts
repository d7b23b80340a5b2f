import { type AnyNode, type Element, hasChildren, isTag, isText } from 'domhandler';
import { getElementsByTagName } from 'domutils';
import { parseDocument } from 'htmlparser2';

/** Pages as a browser without script sees them: what they say, what they lead to, what can be filled in and sent. */
export interface Visit {
  readonly url: string;
  readonly status: number;
  readonly headers: Headers;
  readonly source: string;
  /** All words, as they are read. */
  readonly text: string;
  readonly title: string;
  readonly heading: string | null;
  readonly alert: string | null;
  readonly told: string | null;
  readonly forms: readonly Form[];
  readonly links: readonly { readonly words: string; readonly address: string }[];
  /** The field of that label, in any form. */
  labelled(label: string): { readonly attributes: ReadonlyMap<string, string> };
}

export interface Form {
  readonly page: string;
  readonly action: string;
  readonly fields: ReadonlyMap<string, string>;
  readonly buttons: readonly {
    readonly words: string;
    readonly name: string | null;
    readonly value: string;
  }[];
}

const tagsIn = (within: AnyNode, ...names: string[]): Element[] =>
  getElementsByTagName((name) => names.includes(name), within);

const isRead = ({ name }: Element): boolean => name !== 'head' && name !== 'script';

const textsIn = (node: AnyNode): string[] => {
  if (isText(node)) return [node.data];
  return hasChildren(node) && (!isTag(node) || isRead(node)) ? node.children.flatMap(textsIn) : [];
};

const wordsOf = (node: AnyNode): string => textsIn(node).join(' ').replace(/\s+/g, ' ').trim();

const wordsOfFirst = (tags: readonly Element[], role?: string): string | null => {
  const tag = tags.find(({ attribs }) => role === undefined || attribs['role'] === role);
  return tag === undefined ? null : wordsOf(tag);
};

const formOf = (page: string, form: Element): Form => ({
  page,
  action: form.attribs['action'] ?? page,
  fields: new Map(
    tagsIn(form, 'input', 'select', 'textarea').map(({ attribs }) => [
      attribs['name'] ?? '',
      attribs['value'] ?? '',
    ]),
  ),
  buttons: tagsIn(form, 'button')
    .filter(({ attribs }) => attribs['type'] !== 'button')
    .map((button) => ({
      words: wordsOf(button),
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
    text: wordsOf(page),
    title: wordsOfFirst(tagsIn(page, 'title')) ?? '',
    heading: wordsOfFirst(tagsIn(page, 'h1')),
    alert: wordsOfFirst(tagsIn(page, 'p'), 'alert'),
    told: wordsOfFirst(tagsIn(page, 'p'), 'status'),
    forms: tagsIn(page, 'form').map((form) => formOf(url, form)),
    links: tagsIn(page, 'a').map((link) => ({ words: wordsOf(link), address: link.attribs['href'] ?? '' })),
    labelled(label) {
      const named = tagsIn(page, 'label').find((tag) => wordsOf(tag) === label);
      const field = tagsIn(page, 'input', 'select', 'textarea').find(
        ({ attribs }) => named !== undefined && attribs['id'] === named.attribs['for'],
      );
      if (field === undefined) throw new Error(`Nothing is labelled ${label} at ${url}.`);
      return { attributes: new Map(Object.entries(field.attribs)) };
    },
  };
}

/** One load, and no further: where a page only leads on, `location` says whereto. */
export async function visit(url: string, headers: Record<string, string> = {}): Promise<Visit> {
  return read(await fetch(url, { redirect: 'manual', headers }), url);
}

/** What a browser says of a form that a page of the same site sends and that gives no referrer. */
const ownHeaders = { origin: 'null', 'sec-fetch-site': 'same-origin' };

/** Fills in a form and presses one of its buttons: the only one, or the one with those words. */
export async function send(
  form: Form,
  values: Readonly<Record<string, string>> = {},
  button: string | null = null,
  headers: Record<string, string> = ownHeaders,
): Promise<Visit> {
  const pressed = form.buttons.find(({ words }) => button === null || words === button);
  if (pressed === undefined) throw new Error(`There is no button ${button} in ${form.action}.`);
  const body = new URLSearchParams([...form.fields].filter(([name]) => name !== ''));
  for (const [name, value] of Object.entries(values)) body.set(name, value);
  if (pressed.name !== null) body.set(pressed.name, pressed.value);
  const url = new URL(form.action, form.page).href;
  return read(await fetch(url, { method: 'POST', redirect: 'manual', body, headers }), url);
}

/** The form that has this button. */
export function formWith({ forms, url }: Visit, button: string): Form {
  const found = forms.find(({ buttons }) => buttons.some(({ words }) => words === button));
  if (found === undefined) throw new Error(`No form at ${url} has a button ${button}.`);
  return found;
}

export const formAt = async (url: string, button: string): Promise<Form> =>
  formWith(await visit(url), button);

/** What a card is typed in as. */
export const goodCard = { number: '4242 4242 4242 4242', expiry: '12/60', cvc: '123', name: 'Ruth' };

/** Where an answer leads, which must lead on. */
export function leadsTo({ status, headers, url, text }: Visit): string {
  if (status !== 303) throw new Error(`${url} answered ${status}: ${text.slice(0, 300)}`);
  return new URL(headers.get('location') ?? '', url).href;
}

export const follow = (answer: Visit): Promise<Visit> => visit(leadsTo(answer));
