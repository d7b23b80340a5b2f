import { randomUUID } from 'node:crypto';
import type { ResponseOf } from '@wayfare/contracts/calls/contract';
import type { ListedTextRevision } from '@wayfare/contracts/calls/editing';
import { postCalls } from '@wayfare/contracts/calls/post-drafts';
import sharp from 'sharp';
import type { TestDatabase } from '#adapters/db/testing/test-database.ts';
import { sharpImages } from '#adapters/images/sharp-images.ts';
import { siteWithMembers } from '#features/identity/testing/site-with-members.ts';
import type { BlogDeps } from '../blog-deps.ts';
import { blogRoutes } from '../routes.ts';

/** A server with the blog on a real database, user pool and disk. */
export async function blogSite(database: TestDatabase, options: { readonly now?: string } = {}) {
  const base = await siteWithMembers(database, options);
  const { app, member } = base;
  const deps: BlogDeps & { readonly log: typeof app.log } = {
    ...base.deps,
    log: app.log,
    images: sharpImages(),
  };
  await blogRoutes(app, deps, base.security.media);
  await base.listen();
  const call = base.callTo('blog');
  const site = {
    ...base,
    deps,
    call,
    inject: base.call,
    admin: () => member({ name: 'Luke', groups: ['blog-admin'] }),
    async create(token: string, overrides: Record<string, unknown> = {}) {
      const answer = await call('POST', '/posts', { token, payload: draft(overrides) });
      if (answer.statusCode !== 200) throw new Error(answer.body);
      return answer.json();
    },
    openDraft: async (token: string, id: string): Promise<ResponseOf<typeof postCalls.getDraft>> =>
      postCalls.getDraft.response.parse((await call('GET', `/posts/${id}/draft`, { token })).json()),
    /** Changes the draft, or begins one, as an editor does who then closes the page. */
    async saveDraft(token: string, id: string, changes: object = {}) {
      const { draft } = (await call('GET', `/posts/${id}/draft`, { token })).json();
      const content = { ...emptyDraft, ...draft?.content, ...changes };
      const payload = {
        content,
        version: draft?.version ?? null,
        token: randomUUID(),
        seq: 1,
        release: true,
      };
      return call('PUT', `/posts/${id}/draft`, { token, payload });
    },
    listRevisions: async (token: string, id: string): Promise<readonly ListedTextRevision[]> =>
      (await call('GET', `/posts/${id}/revisions`, { token })).json().revisions,
    /** Requests an upload URL and sends the file. */
    async upload(token: string, filename: string, bytes: Buffer, options: Upload = {}) {
      const size = options.size === undefined ? '' : `&size=${options.size}`;
      const given = await call('GET', `/upload-url?filename=${encodeURIComponent(filename)}${size}`, {
        token,
      });
      const { uploadUrl = '', key = '' } = given.json<{ uploadUrl?: string; key?: string }>();
      return { given, uploadUrl, key, sent: await putFile(uploadUrl, bytes, options.type ?? 'image/png') };
    },
  };
  return site;
}

export type BlogSite = Awaited<ReturnType<typeof blogSite>>;

interface Upload {
  readonly type?: string;
  readonly size?: number;
}

export const putFile = (url: string, bytes: Buffer, type: string): Promise<Response> =>
  fetch(url, { method: 'PUT', body: new Uint8Array(bytes), headers: { 'content-type': type } });

const emptyDraft = {
  title: 'Begun',
  slug: '',
  excerpt: '',
  category: '',
  author: '',
  date: '',
  content: '',
  heroImageKey: '',
  heroImageUrl: '',
  heroImageAlt: '',
};

let drafts = 0;

export const draft = (overrides: Record<string, unknown> = {}) => {
  drafts += 1;
  return {
    id: `post-${drafts}`,
    title: `Post ${drafts}`,
    slug: `post-${drafts}`,
    excerpt: 'In short.',
    content: '<p>At length.</p>',
    status: 'DRAFT',
    category: 'Justice',
    date: '2026-11-19',
    ...overrides,
  };
};

export const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#3a7' } });
