import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendStored } from '#http/answers/stored-answer.ts';
import type { Site } from './site.ts';

/** Pages and files that everybody may see, each answered from memory. */
export function siteRoutes(app: FastifyInstance, site: Site): void {
  for (const path of site.paths()) {
    app.get(path, (request, reply) => sendStored(request, reply, site.find(path) ?? site.notFound()));
  }
  for (const path of ['/dashboard', '/dashboard/*']) {
    app.get(path, (request, reply) => sendStored(request, reply, site.dashboard()));
  }
}

/** For a person at an address where nothing is: the page itself where only a slash is too many, else the way back. */
export const notFoundPage =
  (site: Site) =>
  (request: FastifyRequest, reply: FastifyReply): void => {
    const [path = '/'] = request.url.split('?', 1);
    const trimmed = path.replace(/(?<!\/)\/+$/, '');
    if (trimmed !== path && site.find(trimmed)) {
      void reply.redirect(trimmed + request.url.slice(path.length), 308);
      return;
    }
    sendStored(request, reply, site.notFound());
  };
