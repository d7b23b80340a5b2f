import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { uploadMaxBytes } from '@wayfare/contracts/upload';
import sharp from 'sharp';
import { systemClock } from '#adapters/clock/system-clock.ts';
import type { TestDatabase } from '#adapters/db/testing/test-database.ts';
import { embeddedPool } from '#adapters/identity/embedded-pool.ts';
import { poolIdentity } from '#adapters/identity/pool-identity.ts';
import { sharpImages } from '#adapters/images/sharp-images.ts';
import { diskStorage } from '#adapters/storage/disk-storage.ts';
import { readConfig } from '#config.ts';
import { signInForTokens } from '#features/checkout/testing/sign-in.ts';
import { createMember } from '#features/identity/create-member.ts';
import { identityRoutes } from '#features/identity/routes.ts';
import { freePort } from '#http/testing/free-port.ts';
import { testApp } from '#http/testing/test-app.ts';
import type { BlogDeps } from '../blog-deps.ts';
import { blogRoutes } from '../routes.ts';

const masterKey = new Uint8Array(32).fill(7);
const password = 'Barley-Field-7';

interface Call {
  readonly token?: string | undefined;
  readonly payload?: object;
  readonly headers?: Record<string, string>;
}

/** One server with the blog over a real database, pool and disk. Its clock stands still; that of the log-in runs. */
export async function blogSite(database: TestDatabase, { now = '2026-11-21T17:00:00Z' } = {}) {
  const port = await freePort();
  const directory = await mkdtemp(join(tmpdir(), 'wayfare-blog-'));
  const publicUrl = `http://localhost:${port}`;
  const { app, security } = testApp({ PUBLIC_URL: publicUrl });
  const config = readConfig({ PUBLIC_URL: publicUrl });
  const pool = embeddedPool({ database, clock: systemClock, masterKey, identity: config.identity });
  const identity = poolIdentity(pool);
  let at = new Date(now);
  const deps: BlogDeps = {
    db: database,
    clock: { now: () => at },
    billingClock: systemClock,
    identity,
    storage: diskStorage({
      directory,
      uploadBase: `${publicUrl}/api/blog/uploads`,
      masterKey,
      mostBytes: uploadMaxBytes,
    }),
    images: sharpImages(),
    mediaBase: '/media',
    timeZone: 'America/New_York',
  };
  await identityRoutes(app, { pool, poolId: config.identity.userPoolId, pagesOrigin: null });
  await blogRoutes(app, deps, security.media);
  await app.listen({ port, host: '127.0.0.1' });

  const inject = (method: 'GET' | 'PUT' | 'POST', url: string, { token, payload, headers = {} }: Call = {}) =>
    app.inject({
      method,
      url,
      headers: {
        host: `localhost:${port}`,
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(payload === undefined ? {} : { payload }),
    });
  const call = (method: 'GET' | 'PUT' | 'POST', path: string, options?: Call) =>
    inject(method, `/api/blog${path}`, options);
  let members = 0;

  const site = {
    deps,
    directory,
    publicUrl,
    call,
    inject,
    setTime: (time: string | Date) => (at = new Date(time)),
    async member({
      name = 'Ruth',
      groups = [],
      isComplimentary = false,
    }: Partial<Pick<Parameters<typeof createMember>[1], 'name' | 'groups' | 'isComplimentary'>> = {}) {
      const email = `member-${++members}-${port}@example.org`;
      const made = await createMember(
        { db: database, clock: systemClock, identity },
        { email, name, password, groups, isComplimentary },
      );
      if (made.status !== 'created') throw new Error(made.message);
      const { idToken, accessToken } = await signInForTokens(config.identity, email, password);
      return { token: idToken, accessToken };
    },
    admin: () => site.member({ name: 'Luke', groups: ['blog-admin'] }),
    async create(token: string, overrides: Record<string, unknown> = {}) {
      const answer = await call('POST', '/posts', { token, payload: draft(overrides) });
      if (answer.statusCode !== 200) throw new Error(answer.body);
      return answer.json();
    },
    /** An address for such a file, and what a browser then does. */
    async upload(token: string, filename: string, bytes: Buffer, options: Upload = {}) {
      const size = options.size === undefined ? '' : `&size=${options.size}`;
      const given = await call('GET', `/upload-url?filename=${encodeURIComponent(filename)}${size}`, {
        token,
      });
      const { uploadUrl = '', key = '' } = given.json<{ uploadUrl?: string; key?: string }>();
      return { given, uploadUrl, key, sent: await put(uploadUrl, bytes, options.type ?? 'image/png') };
    },
    async [Symbol.asyncDispose]() {
      await app.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
  return site;
}

interface Upload {
  readonly type?: string;
  readonly size?: number;
}

/** As a browser sends a file. */
export const put = (url: string, bytes: Buffer, type: string): Promise<Response> =>
  fetch(url, { method: 'PUT', body: new Uint8Array(bytes), headers: { 'content-type': type } });

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

/** A picture of that size. */
export const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#3a7' } });
