import { hours, seconds } from '@wayfare/contracts/rules/durations';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '#clock.ts';
import { toNetwork } from '#http/client-network.ts';
import type { RateLimits } from '#http/guards/rate-limit.ts';
import { HttpProblem } from '#http/responses/problems.ts';

/** High, because the servers of an app fetch the deleted feeds of many users from one network. */
const missLimit = { name: 'invalid podcast addresses', uses: 300, windowMs: hours(1) };

/** Keeps the address out of search engines and of the logs of other sites. */
export const privateHeaders = {
  'x-robots-tag': 'noindex, nofollow, noarchive',
  'referrer-policy': 'no-referrer',
} as const;

const messages = {
  404: 'There is nothing at this address.',
  410: 'This address is closed. You can make a new one in Settings.',
  403: 'Your subscription has ended. Whenever you subscribe again, this plays again.',
  429: 'Too many tries. Please wait an hour.',
} as const;

/** Mostly read by programs; the text is for people who open the address. */
export function sendError(
  reply: FastifyReply,
  status: keyof typeof messages,
  headers: Readonly<Record<string, string>> = {},
): FastifyReply {
  return reply
    .code(status)
    .headers({ ...privateHeaders, 'cache-control': 'no-store', ...headers })
    .type('text/plain; charset=utf-8')
    .send(`${messages[status]}\n`);
}

const maxWaitingNetworks = 5_000;

/**
 * Answers requests with an invalid token, the same way whether or not the feed ever existed. Only misses count toward
 * the limit, so that guessing does not block feeds that exist.
 */
export function createMissHandler({
  limits,
  clock,
}: {
  readonly limits: Pick<RateLimits, 'count'>;
  readonly clock: Clock;
}) {
  // Networks over the limit are answered without a query.
  const waiting = new Map<string, number>();

  async function countMiss(network: string): Promise<number> {
    const now = clock.now().getTime();
    const until = waiting.get(network) ?? 0;
    if (now < until) return until - now;
    waiting.delete(network);
    try {
      await limits.count(missLimit, network);
      return 0;
    } catch (error) {
      if (!(error instanceof HttpProblem)) throw error;
      const wait = seconds(error.retryAfterSeconds ?? 60);
      const [oldest] = waiting.keys();
      if (waiting.size >= maxWaitingNetworks && oldest !== undefined) waiting.delete(oldest);
      waiting.set(network, now + wait);
      return wait;
    }
  }

  return async (request: FastifyRequest, reply: FastifyReply, status: 404 | 410): Promise<FastifyReply> => {
    const wait = await countMiss(toNetwork(request.ip));
    if (wait === 0) return sendError(reply, status);
    return sendError(reply, 429, { 'retry-after': String(Math.ceil(wait / seconds(1))) });
  };
}
