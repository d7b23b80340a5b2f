// Homilies put on the running site by somebody who may, through the calls that the editor makes.
import type { Page } from '@playwright/test';
import type { MemberGroup } from '../packages/contracts/src/rules/policies.ts';
import { aMember, bringSession, type Member } from './members.ts';
import { siteUrl } from './visitor.ts';

export interface Writer {
  readonly member: Member;
  readonly token: string;
  /** The site's date now. */
  readonly today: string;
}

/** A subscriber of homily-admin, with a session in this page's browser. */
export async function aWriter(
  page: Page,
  name = 'Luke',
  groups: readonly MemberGroup[] = ['homily-admin'],
): Promise<Writer> {
  const member = await aMember({ name, groups: [...groups], isComplimentary: true });
  const { AccessToken: token } = await bringSession(page, member);
  const { today } = await asked({ token }, 'GET', '/editor/coverage?days=1');
  return { member, token, today: String(today) };
}

type Answer = Readonly<Record<string, unknown>>;

async function asked(
  { token }: Pick<Writer, 'token'>,
  method: string,
  path: string,
  body?: object,
): Promise<Answer> {
  const answer = await fetch(siteUrl(`/api/homily${path}`), {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'x-load-test': process.env.LOAD_TEST_KEY ?? '',
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const said = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${said}`);
  return JSON.parse(said) as Answer;
}

const aHomily = {
  title: 'A homily',
  book: 'Luke',
  chapter: 1,
  verse: '39-56',
  gospelText: 'Mary arose in those days and went into the hill country with haste.',
  source: 'World English Bible',
  copyright: '',
  homilyText: 'She went in haste.\nSo might we.',
  practice: '',
  author: '',
};
export type HomilyGiven = Partial<typeof aHomily>;

/** As another editor would, in another browser. */
export async function save(writer: Writer, date: string, given: HomilyGiven = {}): Promise<number> {
  const { draft } = await asked(writer, 'GET', `/editor/homilies/${date}`);
  const version = (draft as { version: number } | null)?.version ?? null;
  const content = { ...aHomily, ...given };
  const saved = await asked(writer, 'PUT', `/editor/homilies/${date}`, { content, version });
  return Number(saved.version);
}

export async function publish(writer: Writer, date: string, given: HomilyGiven = {}): Promise<void> {
  const version = await save(writer, date, given);
  await asked(writer, 'POST', `/editor/homilies/${date}/publish`, { version });
}

export interface Kept {
  readonly state: string;
  readonly draft: { readonly version: number; readonly content: Readonly<Record<string, unknown>> } | null;
}

/** What the server has for a date. */
export async function asKept(writer: Writer, date: string): Promise<Kept> {
  const { state, draft } = await asked(writer, 'GET', `/editor/homilies/${date}`);
  return { state: String(state), draft: draft as Kept['draft'] };
}

/** Where the reader stopped on a date, as the server has it. */
export async function placeOn(reader: Pick<Writer, 'token'>, date: string): Promise<unknown> {
  const { place } = await asked(reader, 'GET', `/homilies/${date}`);
  return place;
}
