import type { FastifyReply } from 'fastify';

/** The answer is nobody else's business: nothing on its way to the member may keep it. */
export const noStore = (reply: FastifyReply): void =>
  void reply.headers({ 'cache-control': 'private, no-store', vary: 'Authorization' });
