import { type HttpProblem, problem } from '#http/problems.ts';

/** Two cross each other at one address. */
export const busy = (): HttpProblem =>
  problem('too_many_requests', {
    message: 'Somebody is signing up with this email just now. Please try again in a moment.',
    retryAfterSeconds: 5,
  });
