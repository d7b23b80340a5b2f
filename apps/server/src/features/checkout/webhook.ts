import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { problem } from '#http/problems.ts';
import type { EventDeps } from './event-deps.ts';
import { handleEvent } from './handle-event.ts';

const bodyLimit = 1024 * 1024;

/** Where the payment provider tells what happened. What fails here it tells again. */
export async function webhookRoute(app: FastifyInstance, deps: EventDeps): Promise<void> {
  await app.register(async (scope) => {
    // The signature is over the bytes as they came.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) =>
      done(null, body),
    );
    scope.post<{ Body: Buffer | undefined }>('/api/checkout/webhook', (request, reply) =>
      receive(deps, request, reply),
    );
  });
}

async function receive(
  deps: EventDeps,
  { body, headers }: FastifyRequest<{ Body: Buffer | undefined }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { 'stripe-signature': signature } = headers;
  const event = deps.payments.readEvent(
    body ?? Buffer.alloc(0),
    typeof signature === 'string' ? signature : undefined,
  );
  if (event === 'not-genuine') throw problem('webhook_not_genuine');
  if (event === 'unreadable') throw problem('invalid_input');
  await handleEvent(deps, event);
  return reply.send({ received: true });
}
