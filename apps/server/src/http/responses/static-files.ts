import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { StartupError } from '#startup-error.ts';
import { type CachedResponse, createCachedResponse, sendCached } from './cached-response.ts';
import type { SecurityHeaders } from './security-headers.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

/** Null for types that are not served, so that browsers never guess a type. */
const findContentType = (file: string): string | null => types[extname(file)] ?? null;

/** By URL path, such as '/assets/site-3f2a.css'. */
export type StaticFiles = ReadonlyMap<string, CachedResponse>;

const assets = '/assets/';
const cacheForever = 'public, max-age=31536000, immutable';
const revalidate = 'no-cache';

/**
 * Loads the output of the web build into memory. Requests are looked up in this map and never become file names.
 * Compressed files made by the build are used as they are.
 */
export async function loadStaticFiles(directory: string, security: SecurityHeaders): Promise<StaticFiles> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(
    (cause: unknown) => {
      throw new StartupError(
        `The pages are not built, for ${directory} cannot be read: run 'npm run build'.`,
        { cause },
      );
    },
  );
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/'));
  const present = new Set(files);
  // Opening hundreds of files with promises takes four times as long.
  const read = (name: string) => readFileSync(join(directory, name));
  const sibling = (name: string) => (present.has(name) ? read(name) : undefined);
  const stored = new Map<string, CachedResponse>();
  for (const name of files.filter(isServed)) {
    const [body, brotli, gzip] = [read(name), sibling(`${name}.br`), sibling(`${name}.gz`)];
    const cacheControl = `/${name}`.startsWith(assets) ? cacheForever : revalidate;
    const type = findContentType(name) ?? 'application/octet-stream';
    stored.set(
      `/${name}`,
      await createCachedResponse(security.page, { body, type, cacheControl, brotli, gzip }),
    );
  }
  return stored;
}

/** Excludes hidden files, source maps, compressed files and unknown types. */
const isServed = (name: string): boolean =>
  !name.split('/').some((part) => part.startsWith('.')) && findContentType(name) !== null;

export function serveStaticFiles(app: FastifyInstance, files: StaticFiles): void {
  for (const [path, stored] of files) {
    if (!path.startsWith(assets)) app.get(path, (request, reply) => sendCached(request, reply, stored));
  }
  // One route for hundreds of files, because each route takes a millisecond of the start.
  app.get<{ Params: { '*': string } }>(`${assets}*`, (request, reply) => {
    const stored = files.get(`${assets}${request.params['*']}`);
    if (stored === undefined) return reply.callNotFound();
    return sendCached(request, reply, stored);
  });
}
