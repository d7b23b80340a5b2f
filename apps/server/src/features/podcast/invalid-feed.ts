import { hours, seconds } from '@wayfare/contracts/rules/durations';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '#clock.ts';
import { toNetwork } from '#http/client-network.ts';
import type { RateLimits } from '#http/guards/rate-limit.ts';
import { HttpProblem } from '#http/responses/problems.ts';

/** Nobody guesses 128 bits. The servers of an app ask for everybody who closed a feed of theirs, too. */
const missLimit = { name: 'invalid podcast addresses', uses: 300, windowMs: hours(1) };

/** What goes with whatever is told at such an address: it belongs into no list and no other site's log. */
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

/** To programs, mostly: a line for whoever looks. */
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

/** So many networks are remembered as having to wait. */
const maxWaitingNetworks = 5_000;

/**
 * Answers for an address that opens nothing. Whether it ever did, nobody learns: it is closed either way, and apps stop
 * asking. Only those who find nothing are counted, so that nobody's feed waits for a stranger who guesses.
 */
export function createMissHandler({
  limits,
  clock,
}: {
  readonly limits: Pick<RateLimits, 'count'>;
  readonly clock: Clock;
}) {
  // Whoever has to wait is answered from memory.
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
