// Creates posts on the running site with the calls that the editor makes.
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { createMember, installSession } from './members.ts';
import { plainPng } from './plain-image.ts';
import { siteUrl } from './visitor.ts';

export interface Editor {
  readonly token: string;
}

/** A subscriber of blog-admin, with a session in this page's browser. */
export async function createEditor(page: Page): Promise<Editor> {
  const editor = await createMember({ groups: ['blog-admin'], isComplimentary: true });
  return { token: (await installSession(page, editor)).AccessToken };
}

const asked = (
  { token }: Editor,
  path: string,
  body?: object,
  method = body ? 'POST' : 'GET',
): Promise<Response> =>
  fetch(siteUrl(`/api/blog${path}`), {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'x-load-test': process.env.LOAD_TEST_KEY ?? '',
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });

export interface PostFixture {
  readonly id?: string;
  readonly title?: string;
  readonly slug?: string;
  readonly excerpt?: string;
  readonly category?: string;
  readonly author?: string;
  readonly content?: string;
  readonly status?: 'DRAFT' | 'PUBLISHED';
  readonly heroImageKey?: string;
  readonly heroImageAlt?: string;
  /** Only the URL of an illustration. */
  readonly heroImageUrl?: string;
  readonly date?: string;
}

/** Returns the response of the server. */
export const requestPost = (editor: Editor, given: PostFixture): Promise<Response> => {
  const id = randomUUID();
  return asked(editor, '/posts', {
    id,
    title: 'A post',
    slug: id,
    content: '<p>Words.</p>',
    status: 'DRAFT',
    ...given,
  });
};

export async function createPost(editor: Editor, given: PostFixture): Promise<void> {
  const answer = await requestPost(editor, given);
  if (!answer.ok) throw new Error(`${JSON.stringify(given)}: ${answer.status} ${await answer.text()}`);
}

/** Saves a text as the editor does by itself. It is no post. */
export async function saveBegunText(editor: Editor, given: { readonly title: string }): Promise<void> {
  const empty = { excerpt: '', slug: '', date: '2026-11-19', category: '', author: '' };
  const image = { heroImageUrl: '', heroImageKey: '', heroImageAlt: '' };
  const content = { ...empty, ...image, content: '<p>Words.</p>', ...given };
  const path = `/posts/${randomUUID()}/draft`;
  const answer = await asked(
    editor,
    path,
    { content, version: null, token: randomUUID(), seq: 1, release: true },
    'PUT',
  );
  if (!answer.ok) throw new Error(`${given.title}: ${answer.status} ${await answer.text()}`);
}

/** Saves an existing post again. */
export async function savePostAgain(editor: Editor, id: string, given: PostFixture): Promise<void> {
  const post = (await (await asked(editor, `/posts/${id}`)).json()) as object;
  const answer = await asked(editor, `/posts/${id}`, { ...post, ...given }, 'PUT');
  if (!answer.ok) throw new Error(`${JSON.stringify(given)}: ${answer.status} ${await answer.text()}`);
}

/** Returns the key of a processed image. */
export async function uploadImage(
  editor: Editor,
  { name, bytes } = { name: 'hill.png', bytes: plainPng(60, 40, [0xc6, 0x3a, 0x31]) },
): Promise<string> {
  const given = await asked(editor, `/upload-url?filename=${name}`);
  const { uploadUrl, key } = (await given.json()) as { uploadUrl: string; key: string };
  const sent = { method: 'PUT', body: new Uint8Array(bytes), headers: { 'content-type': 'image/png' } };
  await fetch(uploadUrl, sent);
  const done = await asked(editor, '/uploads/done', { key });
  if (!done.ok) throw new Error(`The image was refused: ${await done.text()}`);
  return ((await done.json()) as { key: string }).key;
}

/** Adds a description to an image of the library. */
export async function describeImage(
  editor: Editor,
  key: string,
  words: { readonly alt: string; readonly credit: string; readonly license: string },
): Promise<void> {
  const answer = await asked(editor, `/pictures/${key.split('/')[1]}`, words, 'PUT');
  if (!answer.ok) throw new Error(`The words were refused: ${await answer.text()}`);
}
