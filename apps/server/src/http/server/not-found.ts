import type { FastifyReply, FastifyRequest } from 'fastify';
import { type HttpProblem, problem } from '../responses/problems.ts';
import { isServicePath } from './host-guard.ts';

/** The methods of each path, for 405 responses. Fastify's router does not expose them. */
interface PathRegistry {
  add(path: string, methods: readonly string[]): void;
  listMethods(path: string): string[];
}

export function createPathRegistry(): PathRegistry {
  const entries = new Map<string, { pattern: RegExp; methods: Set<string> }>();
  return {
    add(path, methods) {
      const entry = entries.get(path) ?? { pattern: toPattern(path), methods: new Set() };
      for (const method of methods) entry.methods.add(method);
      entries.set(path, entry);
    },
    listMethods(path) {
      const methods = new Set<string>();
      for (const entry of entries.values()) {
        if (entry.pattern.test(path)) for (const method of entry.methods) methods.add(method);
      }
      return [...methods].toSorted();
    },
  };
}

/** Matches paths as the router does: '/posts/:postId', '/media/*'. */
function toPattern(path: string): RegExp {
  const escaped = path.replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`^${escaped.replace(/:[A-Za-z0-9_]+/g, '[^/]+').replaceAll('*', '.*')}$`);
}

export type NotFoundPage = (request: FastifyRequest, reply: FastifyReply) => void;

/** A page for browsers, a problem for API clients. */
export function notFound(
  request: FastifyRequest,
  paths: PathRegistry,
): { isPage: true } | { isPage: false; problem: HttpProblem } {
  const { method = 'GET', url = '/' } = request.raw;
  const path = url.split('?', 1)[0] ?? '/';
  const allow = paths.listMethods(path);
  // A route of the method that has no file for the path answers as if it did not exist.
  if (allow.length > 0 && !allow.includes(method))
    return { isPage: false, problem: problem('method_not_allowed', { allow }) };
  const isVisit = method === 'GET' || method === 'HEAD';
  const { accept = '*/*' } = request.headers;
  const wantsPage = isVisit && !isServicePath(url) && /text\/html|\*\/\*/.test(accept);
  return wantsPage ? { isPage: true } : { isPage: false, problem: problem('no_such_route') };
}
