import type { FastifyReply } from 'fastify';

/** For responses to one person: no cache may store them. */
export const noStore = (reply: FastifyReply): void =>
  void reply.headers({ 'cache-control': 'private, no-store', vary: 'Authorization' });
