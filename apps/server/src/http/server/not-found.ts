import type { FastifyReply, FastifyRequest } from 'fastify';
import { type HttpProblem, problem } from '../answers/problems.ts';
import type { KnownPaths } from './known-paths.ts';
import { isServicePath } from './service-path.ts';

/** Draws the page for a person who came to an address that is not there. */
export type NotFoundPage = (request: FastifyRequest, reply: FastifyReply) => void;

/** A page for people, or the problem for programs. */
export function notFound(
  request: FastifyRequest,
  known: KnownPaths,
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
