// Creates homilies on the running site with the calls that the editor makes.
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { MemberGroup } from '../packages/contracts/src/rules/policies.ts';
import { createMember, installSession, type Member } from './members.ts';
import { siteUrl } from './visitor.ts';

export interface Writer {
  readonly member: Member;
  readonly token: string;
  /** The site's current date. */
  readonly today: string;
}

/** A subscriber of homily-admin, with a session in this page's browser. */
export async function createWriter(
  page: Page,
  name = 'Luke',
  groups: readonly MemberGroup[] = ['homily-admin'],
): Promise<Writer> {
  const member = await createMember({ name, groups: [...groups], isComplimentary: true });
  const { AccessToken: token } = await installSession(page, member);
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

const sampleHomily = {
  title: 'Over the hills',
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
export type HomilyOverrides = Partial<typeof sampleHomily>;

/** Saves through the API, like an editor in another browser, who then closes the page. */
export async function saveDraft(writer: Writer, date: string, given: HomilyOverrides = {}): Promise<number> {
  const { draft } = await getStoredHomily(writer, date);
  const body = {
    content: { ...sampleHomily, ...given },
    version: draft?.version ?? null,
    token: randomUUID(),
    seq: 1,
    release: true,
  };
  const { version } = await asked(writer, 'PUT', `/editor/homilies/${date}/draft`, body);
  return Number(version);
}

export async function publishHomily(
  writer: Writer,
  date: string,
  given: HomilyOverrides = {},
): Promise<void> {
  const version = await saveDraft(writer, date, given);
  await asked(writer, 'POST', `/editor/homilies/${date}/publish`, { version });
}

export interface StoredHomily {
  readonly state: string;
  readonly draft: { readonly version: number; readonly content: Readonly<Record<string, unknown>> } | null;
}

/** The name of the editor of the day. Null if it is not being edited. */
export async function getLockHolder(writer: Writer, date: string): Promise<string | null> {
  const { lock } = await asked(writer, 'GET', `/editor/homilies/${date}/draft`);
  return (lock as { readonly holder: { readonly name: string } | null }).holder?.name ?? null;
}

/** The stored draft and homily of a date. */
export async function getStoredHomily(writer: Writer, date: string): Promise<StoredHomily> {
  const { state, draft } = await asked(writer, 'GET', `/editor/homilies/${date}/draft`);
  return { state: String(state), draft: draft as StoredHomily['draft'] };
}

/** The stored reading position. */
export async function getReadingPosition(reader: Pick<Writer, 'token'>, date: string): Promise<unknown> {
  const { position } = await asked(reader, 'GET', `/homilies/${date}`);
  return position;
}
