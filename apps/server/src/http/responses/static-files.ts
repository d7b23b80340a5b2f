import { readdir, readFile } from 'node:fs/promises';
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

/** Null for what is not served at all: a browser is never left to guess. */
const contentTypeOf = (file: string): string | null => types[extname(file)] ?? null;

/** By the path that asks for it: '/assets/site-3f2a.css'. */
export type StaticFiles = ReadonlyMap<string, CachedResponse>;

const forever = 'public, max-age=31536000, immutable';
const afterAsking = 'no-cache';

/**
 * Everything the web's build wrote, in memory. Only what was found here can be asked for, so no request
 * ever names a file. Compressed siblings made by the build are used as they are.
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
  const sibling = async (name: string) => (present.has(name) ? readFile(join(directory, name)) : undefined);
  const stored = new Map<string, CachedResponse>();
  // One after another: all at once take more open files than many machines allow.
  for (const name of files.filter(isServed)) {
    const [body, brotli, gzip] = await Promise.all([
      readFile(join(directory, name)),
      sibling(`${name}.br`),
      sibling(`${name}.gz`),
    ]);
    const cacheControl = name.startsWith('assets/') ? forever : afterAsking;
    const type = contentTypeOf(name) ?? 'application/octet-stream';
    stored.set(
      `/${name}`,
      await createCachedResponse(security.page, { body, type, cacheControl, brotli, gzip }),
    );
  }
  return stored;
}

/** No hidden files, no source maps, no compressed siblings, and nothing of a kind we do not know. */
function isServed(name: string): boolean {
  return !name.split('/').some((part) => part.startsWith('.')) && contentTypeOf(name) !== null;
}

export function serveStaticFiles(app: FastifyInstance, files: StaticFiles): void {
  for (const [path, stored] of files) {
    app.get(path, (request, reply) => sendCached(request, reply, stored));
  }
}
