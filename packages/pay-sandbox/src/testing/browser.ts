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
  labelled(label: string): Tag;
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

interface Tag {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** All that stands up to its end. */
  readonly inside: string;
}

const decode = (text: string): string =>
  text.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code))).replaceAll('&amp;', '&');

const wordsOf = (source: string): string =>
  decode(source.replace(/<(head|script)\b[\s\S]*?<\/\1>|<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();

function tagsIn(source: string, names: string): readonly Tag[] {
  const found: Tag[] = [];
  for (const match of source.matchAll(new RegExp(`<(${names})((?:\\s+[\\w-]+(?:="[^"]*")?)*)\\s*>`, 'g'))) {
    const [all, name = '', attributes = ''] = match;
    const rest = source.slice(match.index + all.length);
    const end = rest.indexOf(`</${name}>`);
    found.push({
      name,
      attributes: new Map(
        [...attributes.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [
          key,
          decode(value),
        ]),
      ),
      inside: end === -1 ? '' : rest.slice(0, end),
    });
  }
  return found;
}

const withRole = (source: string, role: string): string | null => {
  const tag = tagsIn(source, 'p').find(({ attributes }) => attributes.get('role') === role);
  return tag === undefined ? null : wordsOf(tag.inside);
};

const formOf = (page: string, { attributes, inside }: Tag): Form => ({
  page,
  action: attributes.get('action') ?? page,
  fields: new Map([
    ...tagsIn(inside, 'input').map(
      ({ attributes }) => [attributes.get('name') ?? '', attributes.get('value') ?? ''] as const,
    ),
    ...tagsIn(inside, 'select|textarea').map(({ attributes }) => [attributes.get('name') ?? '', ''] as const),
  ]),
  buttons: tagsIn(inside, 'button')
    .filter(({ attributes }) => attributes.get('type') !== 'button')
    .map(({ attributes, inside }) => ({
      words: wordsOf(inside),
      name: attributes.get('name') ?? null,
      value: attributes.get('value') ?? '',
    })),
});

async function read(response: Response, url: string): Promise<Visit> {
  const source = await response.text();
  const [heading] = tagsIn(source, 'h1');
  return {
    url,
    status: response.status,
    headers: response.headers,
    source,
    text: wordsOf(source),
    title: decode(tagsIn(source, 'title')[0]?.inside ?? ''),
    heading: heading === undefined ? null : wordsOf(heading.inside),
    alert: withRole(source, 'alert'),
    told: withRole(source, 'status'),
    forms: tagsIn(source, 'form').map((form) => formOf(url, form)),
    links: tagsIn(source, 'a').map(({ attributes, inside }) => ({
      words: wordsOf(inside),
      address: attributes.get('href') ?? '',
    })),
    labelled(label) {
      const named = tagsIn(source, 'label').find(({ inside }) => wordsOf(inside) === label);
      const field = tagsIn(source, 'input|select|textarea').find(
        ({ attributes }) => named !== undefined && attributes.get('id') === named.attributes.get('for'),
      );
      if (field === undefined) throw new Error(`Nothing is labelled ${label} at ${url}.`);
      return field;
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

/** Where an answer leads, which must lead on. */
export function leadsTo({ status, headers, url, text }: Visit): string {
  if (status !== 303) throw new Error(`${url} answered ${status}: ${text.slice(0, 300)}`);
  return new URL(headers.get('location') ?? '', url).href;
}

export const follow = (answer: Visit): Promise<Visit> => visit(leadsTo(answer));
