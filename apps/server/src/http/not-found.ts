import type { FastifyReply, FastifyRequest } from 'fastify';
import type { KnownPaths } from './known-paths.ts';
import { type HttpProblem, problem } from './problems.ts';
import type { SecurityHeaders } from './security-headers.ts';
import { sendStored, storeAnswer } from './stored-answer.ts';

/** Draws the page for a person who came to an address that is not there. */
export type NotFoundPage = (request: FastifyRequest, reply: FastifyReply) => void;

const belowService = /^\/(api|identity)(\/|\?|$)/;

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
  const wantsPage =
    isVisit && !belowService.test(url) && (request.headers.accept ?? '').includes('text/html');
  return wantsPage ? { forPeople: true } : { forPeople: false, problem: problem('no_such_route') };
}

/** Until a site draws its own. */
export function plainNotFoundPage(security: SecurityHeaders): NotFoundPage {
  const page = storeAnswer(security.page, {
    status: 404,
    type: 'text/html; charset=utf-8',
    cacheControl: 'no-store',
    body: '<!doctype html><html lang="en"><title>Not found</title><h1>There is no such page</h1><p><a href="/">Home</a></p></html>',
  });
  return (request, reply) => sendStored(request, reply, page);
}
