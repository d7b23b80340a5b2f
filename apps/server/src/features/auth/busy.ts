import { type HttpProblem, problem } from '#http/problems.ts';

/** Two cross each other at one address, or with one link. */
export const busy = (): HttpProblem =>
  problem('too_many_requests', {
    message: 'This is being done just now from somewhere else. Please try again in a moment.',
    retryAfterSeconds: 5,
  });
