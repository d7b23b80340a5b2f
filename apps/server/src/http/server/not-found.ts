import type { FastifyReply, FastifyRequest } from 'fastify';
import { type HttpProblem, problem } from '../responses/problems.ts';
import { isServicePath } from './host-guard.ts';

/** Which methods a path answers, for the one who asked with another. Kept beside the router, which does not tell. */
interface PathRegistry {
  add(path: string, methods: readonly string[]): void;
  methodsOf(path: string): string[];
}

export function createPathRegistry(): PathRegistry {
  const known = new Map<string, { shape: RegExp; methods: Set<string> }>();
  return {
    add(path, methods) {
      const entry = known.get(path) ?? { shape: shapeOf(path), methods: new Set() };
      for (const method of methods) entry.methods.add(method);
      known.set(path, entry);
    },
    methodsOf(path) {
      const methods = new Set<string>();
      for (const entry of known.values()) {
        if (entry.shape.test(path)) for (const method of entry.methods) methods.add(method);
      }
      return [...methods].toSorted();
    },
  };
}

/** '/posts/:postId' and '/media/*' as the router reads them. */
function shapeOf(path: string): RegExp {
  const escaped = path.replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`^${escaped.replace(/:[A-Za-z0-9_]+/g, '[^/]+').replaceAll('*', '.*')}$`);
}

/** Draws the page for a person who came to an address that is not there. */
export type NotFoundPage = (request: FastifyRequest, reply: FastifyReply) => void;

/** A page for people, or the problem for programs. */
export function notFound(
  request: FastifyRequest,
  known: PathRegistry,
): { forPeople: true } | { forPeople: false; problem: HttpProblem } {
  const { method, url = '/' } = request.raw;
  const path = url.split('?', 1)[0] ?? '/';
  const allow = known.methodsOf(path);
  if (allow.length > 0) return { forPeople: false, problem: problem('method_not_allowed', { allow }) };
  const isVisit = method === 'GET' || method === 'HEAD';
  const { accept = '*/*' } = request.headers;
  const wantsPage = isVisit && !isServicePath(url) && /text\/html|\*\/\*/.test(accept);
  return wantsPage ? { forPeople: true } : { forPeople: false, problem: problem('no_such_route') };
}
